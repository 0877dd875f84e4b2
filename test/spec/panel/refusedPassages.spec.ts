import { describe, expect, it } from 'vitest';

import type { Option } from '../../../shared/events/panel/frame.ts';
import { placedIn } from '../../../server/panel/protocol/phases/matching/passages.ts';
import { missedIn } from '../../../server/panel/protocol/phases/matching/namedOptions.ts';

const whole =
  'We could sell the mill, lease it to the brewery or close it. The council asks whether the bridge holds or needs a new deck. Or the cellar?';
const said = (text: string) => ({
  title: text.replace(/^./u, (letter) => letter.toUpperCase()),
  text,
  isSaid: true as const,
});
const [sell, lease, phantom] = ['sell the mill', 'lease it to the brewery', 'the bridge holds'];
const cellar = 'the cellar';
const byCode = [sell, lease, phantom].map(said);
const titles = ['Sell the mill', 'Lease it to the brewery', 'Stay'];

type Answer = readonly [said: string, title: string | null, refused?: true];
const proposal = (seatId: string, answers: readonly Answer[], own: readonly string[] = titles) => ({
  seatId,
  frame: {
    ...{ question: '', criteria: [], constraints: [], assumptions: [], horizon: '', successMetric: '' },
    options: own.map((title, i): Option => ({ optionId: `${i + 1}`, title, description: '', origin: 'user' })),
  },
  named: answers.map(([passage, title, refused]) => ({
    said: passage,
    optionId: title === null ? null : `${own.indexOf(title) + 1}`,
    ...(refused && { refused }),
  })),
});
const refusing: readonly Answer[] = [
  [sell, 'Sell the mill'],
  [lease, 'Lease it to the brewery'],
  [phantom, null, true],
];
const providers: Readonly<Record<string, string>> = {
  ...{ '1': 'openai', '2': 'anthropic', '3': 'google', '4': 'openai' },
  ...{ '5': 'openai', '6': 'openai', '7': 'openai' },
};
const three = (answers: readonly Answer[], own?: readonly string[]) =>
  ['5', '6', '7'].map((seatId) => proposal(seatId, answers, own));

/** What nobody votes on, and what stands on the ballot though no framer took it over. */
const outcome = (
  proposals: readonly ReturnType<typeof proposal>[],
  { read = byCode, sorted = [sell, lease] as readonly string[] } = {},
) => {
  const { frames, named, refused } = placedIn(
    proposals,
    { byCode: read, sorted },
    { whole, language: 'en' },
    (seatId) => providers[seatId] ?? null,
  );
  const options = frames.flatMap((frame) => frame.options);
  return { refused, missed: missedIn(options, named).map(({ text }) => text) };
};
const kept = { refused: [], missed: [phantom] };

describe('what code alone read in a sentence', () => {
  it('is no option where every framer, of two providers, refused it twice', () =>
    expect(outcome([proposal('1', refusing), proposal('2', refusing)])).toEqual({ refused: [phantom], missed: [] }));

  it('is none either where three of one provider refused it, and all agree on the rest', () =>
    expect(outcome(three(refusing))).toEqual({ refused: [phantom], missed: [] }));

  it.each<[string, Parameters<typeof outcome>]>([
    [
      'three of one provider refused it, and the seat that sorted the case overlooked another',
      [three(refusing), { sorted: [sell] }],
    ],
    [
      'three of one provider refused it, and one of them has no option for another',
      [
        [...three([...refusing, [cellar, 'Dig']], [...titles, 'Dig']).slice(0, 2), proposal('7', refusing)],
        { read: [...byCode, said(cellar)], sorted: [sell, lease, cellar] },
      ],
    ],
    ['one framer alone was asked', [[proposal('1', refusing)]]],
    ['two framers are of one provider', [[proposal('1', refusing), proposal('4', refusing)]]],
    [
      'one of three framers did not answer',
      [[proposal('1', refusing), proposal('2', refusing), proposal('3', refusing.slice(0, 2))]],
    ],
    [
      'one of them was not asked again',
      [[proposal('1', refusing), proposal('2', [...refusing.slice(0, 2), [phantom, null]])]],
    ],
    [
      'the seat that sorted the case quotes it',
      [[proposal('1', refusing), proposal('2', refusing)], { sorted: [sell, phantom] }],
    ],
    [
      'that seat quotes a part of it',
      [[proposal('1', refusing), proposal('2', refusing)], { sorted: [sell, 'bridge holds'] }],
    ],
    [
      'that seat quotes more than it',
      [
        [proposal('1', refusing), proposal('2', refusing)],
        { sorted: [sell, 'whether the bridge holds or needs a new deck'] },
      ],
    ],
    ['that seat quotes nothing at all', [[proposal('1', refusing), proposal('2', refusing)], { sorted: [] }]],
    [
      'a list names it',
      [
        [proposal('1', refusing), proposal('2', refusing)],
        { read: [said(sell), said(lease), { title: phantom, text: phantom }] as typeof byCode },
      ],
    ],
  ])('stays where %s', (_why, given) => expect(outcome(...given)).toEqual(kept));

  it('stays where a framer finds an option for it', () => {
    const taking = proposal('2', [...refusing.slice(0, 2), [phantom, 'Trust the deck']], [...titles, 'Trust the deck']);
    expect(outcome([proposal('1', refusing), taking])).toEqual({ refused: [], missed: [] });
  });

  it('stays where framers copied out more of it and found an option for that', () => {
    const more = proposal(
      '2',
      [...refusing, ['the bridge holds or needs', 'Mend the deck']],
      [...titles, 'Mend the deck'],
    );
    expect(outcome([proposal('1', refusing), more]).refused).toEqual([]);
  });

  it('stays, all of it, where framers refuse whatever they are shown', () => {
    const all = (seatId: string) =>
      proposal(
        seatId,
        [sell, lease, phantom].map((one): Answer => [one, null, true]),
        ['Stay'],
      );
    expect(outcome(['1', '2', '3'].map(all), { sorted: [] })).toEqual({ refused: [], missed: [sell, lease, phantom] });
    expect(outcome(['1', '2', '3'].map(all), { sorted: ['the cellar'] })).toEqual({
      refused: [],
      missed: [sell, lease, phantom, 'the cellar'],
    });
  });

  it('stays where they take up one alone, or fewer than they refuse', () => {
    const half = (seatId: string) =>
      proposal(
        seatId,
        [
          [sell, 'Sell the mill'],
          [lease, null, true],
        ],
        ['Sell the mill', 'Stay'],
      );
    expect(outcome([half('1'), half('2')], { read: byCode.slice(0, 2), sorted: [sell] })).toEqual({
      refused: [],
      missed: [lease],
    });
    const most = [...byCode, said('the cellar'), said('the council')];
    const third = (seatId: string) =>
      proposal(seatId, [...refusing, ['the cellar', null, true], ['the council', null, true]]);
    expect(outcome([third('1'), third('2')], { read: most }).refused).toEqual([]);
    expect(outcome([third('1'), third('2')], { read: most.slice(0, 4) }).refused).toEqual([phantom, 'the cellar']);
  });
});
