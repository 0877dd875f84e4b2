import { describe, expect, it } from 'vitest';

import type { Option } from '../../../../shared/events/panel/frame.ts';
import { placedIn } from '../../../../server/panel/protocol/phases/matching/passages.ts';
import type { Witness } from '../../../../server/panel/protocol/phases/matching/refused.ts';
import { missedIn } from '../../../../server/panel/protocol/phases/matching/namedOptions.ts';

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

type Outcome = {
  readonly read?: ReturnType<typeof said>[];
  readonly sorted?: readonly string[];
  readonly written?: Parameters<typeof placedIn>[2];
  readonly witnesses?: readonly Witness[];
};
/** What nobody votes on, and what stands on the ballot though no framer took it over. */
const outcome = (
  proposals: readonly ReturnType<typeof proposal>[],
  { read = byCode, sorted = [sell, lease], written = { whole, language: 'en' }, witnesses }: Outcome = {},
) => {
  const { frames, named, refused } = placedIn(proposals, { byCode: read, sorted }, written, {
    providerOf: (seatId) => providers[seatId] ?? null,
    ...(witnesses && { witnesses }),
  });
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

/** A question of two sides, one of them misread: what code reads there, what the other side is, and what careful and careless framers make of it. */
type Misread = {
  readonly language: string;
  readonly whole: string;
  readonly side: string;
  readonly misread: string;
  readonly titles: readonly [side: string, covering: string];
};
const misreadSides: readonly Misread[] = [
  {
    language: 'en',
    whole:
      'Pros of buying:\n- cheaper over 5 years\n- ours to keep\nLease or buy the baler for €86,500? The dealer waits.',
    side: 'buy the baler for €86,500',
    misread: 'ours to keep Lease',
    titles: ['Buy the baler for €86,500', 'Lease the baler'],
  },
  {
    language: 'it',
    whole: 'Compriamo la pressa dalla Rossi S.r.l. (P. IVA 01234567890) o la noleggiamo? La banca aspetta.',
    side: 'la noleggiamo',
    misread: 'IVA 01234567890',
    titles: ['Noleggiamo', 'Compriamo la pressa dalla Rossi'],
  },
  {
    language: 'de',
    whole: 'Sollen wir die Presse bei der Fa. Meier (USt.-IdNr. DE 123) kaufen oder leasen? Die Bank wartet.',
    side: 'leasen',
    misread: 'DE 123) kaufen',
    titles: ['Leasen', 'Die Presse bei Meier kaufen'],
  },
  {
    language: 'ru',
    whole: 'Купить пресс у завода (г. Тверь, д. 5) или взять пресс в аренду? Банк ждёт ответа.',
    side: 'взять пресс в аренду',
    misread: '5',
    titles: ['Взять пресс в аренду', 'Купить пресс у завода'],
  },
  {
    language: 'ja',
    whole: '借りる場合の利点は手軽さ。手元に残る点で買う場合が有利。梱包機を借りるか、新品を買うか。',
    side: '新品を買う',
    misread: '手元に残る点',
    titles: ['新品を買う', '梱包機を借りる'],
  },
];

describe('a side of a question of two that code misread', () => {
  const answered = ({ side, misread, titles: [first] }: Misread): readonly Answer[] => [
    [side, first],
    [misread, null, true],
  ];
  const played = (one: Misread, own: readonly string[], seats = ['1', '2', '3'], sorted = [one.side]) =>
    outcome(
      seats.map((seatId) => proposal(seatId, answered(one), own)),
      { read: [one.side, one.misread].map(said), sorted, written: one },
    );

  it.each(misreadSides)('is refused where the framers have an option in what stands there: $language', (one) => {
    expect(played(one, [...one.titles, 'Stay'])).toEqual({ refused: [one.misread], missed: [] });
    expect(played(one, [...one.titles, 'Stay'], ['5', '6', '7'])).toEqual({ refused: [one.misread], missed: [] });
  });

  it.each(misreadSides)('stays where they have none but of the other side: $language', (one) => {
    const [first] = one.titles;
    for (const own of [
      [first, 'Stay'],
      [first, `${first}, ${one.side}`, 'Stay'],
      [first, 'Try something else', 'Stay'],
    ])
      expect(played(one, own)).toEqual({ refused: [], missed: [one.misread] });
  });

  it('stays where the option that stands there is called the panel’s, and where one framer has none', () => {
    const [one] = misreadSides as [Misread];
    const panels = (seatId: string) => {
      const own = proposal(seatId, answered(one), one.titles);
      const options = own.frame.options.map((option, i) =>
        i === 1 ? { ...option, origin: 'panel' as const } : option,
      );
      return { ...own, frame: { ...own.frame, options } };
    };
    const given = { read: [one.side, one.misread].map(said), sorted: [one.side], written: one };
    expect(outcome(['1', '2'].map(panels), given).refused).toEqual([]);
    const mixed = [proposal('1', answered(one), one.titles), proposal('2', answered(one), one.titles.slice(0, 1))];
    expect(outcome(mixed, given).refused).toEqual([]);
  });

  it.each<[string, string, readonly [string, string], readonly string[]]>([
    [
      'en',
      'Should we lease the mill to Huber or sell it to Kestrel? The roof leaks.',
      ['lease the mill to Huber', 'sell it to Kestrel'],
      ['Lease the mill to Huber', 'Rent the mill to Kestrel', 'Mend the roof of the mill'],
    ],
    [
      'de',
      'Sollen wir die Mühle verpachten oder sie an Huber verkaufen? Das Dach leckt.',
      ['die Mühle verpachten', 'sie an Huber verkaufen'],
      ['Die Mühle verpachten', 'Verpachtung der Mühle', 'Verpachtung an Meier'],
    ],
    [
      'fr',
      'Faut-il louer le moulin ou le vendre à Kestrel ? Le toit fuit.',
      ['louer le moulin', 'le vendre à Kestrel'],
      ['Louer le moulin', 'Location du moulin', 'Garder le moulin'],
    ],
    [
      'zh',
      '我们应该出租磨坊还是卖给红隼公司？屋顶漏水。',
      ['出租磨坊', '卖给红隼公司'],
      ['出租磨坊', '长期出租磨坊', '保留磨坊'],
    ],
  ])('is never one that the user named, however careless the framers: %s', (language, text, [side, real], own) => {
    const answers: readonly Answer[] = [
      [side, own[0] ?? ''],
      [real, null, true],
    ];
    for (const framed of [own, ...own.slice(1).map((other) => [own[0] ?? '', other])])
      expect(
        outcome(
          ['1', '2', '3'].map((seatId) => proposal(seatId, answers, framed)),
          { read: [side, real].map(said), sorted: [side], written: { whole: text, language } },
        ),
      ).toEqual({ refused: [], missed: [real] });
  });

  it('stays where the option that stands there is the one that they say the other side became', () => {
    const text = 'Should we accept the offer of Kestrel, so sell the mill, or lease it to Huber?';
    const [side, real] = ['sell the mill', 'lease it to Huber'];
    const answers: readonly Answer[] = [
      [side, 'Accept the offer of Kestrel'],
      [real, null, true],
    ];
    expect(
      outcome(
        ['1', '2'].map((seatId) => proposal(seatId, answers, ['Accept the offer of Kestrel'])),
        { read: [side, real].map(said), sorted: [side], written: { whole: text, language: 'en' } },
      ).refused,
    ).toEqual([]);
  });
});

describe('what the sorting seat copied of a misread passage', () => {
  const text = 'Pros of buying:\n- cheaper\n- ours to keep\nLease or buy the baler? We lease or buy the barn later.';
  const [side, misread, part] = ['buy the baler', 'ours to keep Lease', 'Lease'];
  const answers: readonly Answer[] = [
    [side, 'Buy the baler'],
    [misread, null, true],
    [part, 'Lease the baler'],
  ];
  const with_ = (sorted: readonly string[], given = answers) =>
    outcome(
      ['1', '2', '3'].map((seatId) => proposal(seatId, given, ['Buy the baler', 'Lease the baler'])),
      { read: [side, misread].map(said), sorted, written: { whole: text, language: 'en' } },
    );

  it('holds it on the ballot only where no option of every framer says the same', () => {
    expect(with_([side, part])).toEqual({ refused: [misread], missed: [] });
    expect(with_([side, misread]).refused).toEqual([]);
    expect(with_([side, 'keep Lease'], answers.slice(0, 2)).refused).toEqual([]);
  });
});

describe('where one seat sorts the case and frames it', () => {
  const witness = (seatId: string, refused: readonly string[] = [phantom]): Witness => ({ seatId, refused });
  const directly = (witnesses: readonly Witness[], answers = refusing, read = byCode) =>
    outcome([proposal('1', answers)], { sorted: [], witnesses, read });

  it('what it refused is none once two others, and all that were asked, say so', () => {
    expect(directly(['2', '3', '4'].map((seatId) => witness(seatId)))).toEqual({ refused: [phantom], missed: [] });
    expect(directly([witness('2'), witness('3', ['The bridge holds'])]).refused).toEqual([phantom]);
  });

  it.each<[string, Parameters<typeof directly>]>([
    ['nobody was asked', [[]]],
    ['one alone answered', [[witness('2')]]],
    ['one of them finds it an option', [[witness('2'), witness('3'), witness('4', [])]]],
    ['they are of its own provider, and two with it', [[witness('5')]]],
    [
      'the framing seat was not asked again',
      [['2', '3', '4'].map((seatId) => witness(seatId)), [...refusing.slice(0, 2), [phantom, null]]],
    ],
    [
      'all readers are of one provider and it overlooked another',
      [['5', '6', '7'].map((seatId) => witness(seatId)), refusing, [...byCode, said(cellar)]],
    ],
  ])('it stays where %s', (_why, given) => expect(directly(...given).refused).toEqual([]));

  it('three of one provider may say so where it found all else', () =>
    expect(directly(['5', '6', '7'].map((seatId) => witness(seatId))).refused).toEqual([phantom]));

  it('nobody can say so of what it took up', () =>
    expect(
      directly(
        ['2', '3', '4'].map((seatId) => witness(seatId, [sell, lease, phantom])),
        [
          [sell, 'Sell the mill'],
          [lease, 'Lease it to the brewery'],
          [phantom, 'Stay'],
        ],
      ).refused,
    ).toEqual([]));
});
