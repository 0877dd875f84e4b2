import { describe, expect, it } from 'vitest';

import type { CaseEvent, CaseEventOf } from '../../../../shared/events/case.ts';
import type { Option } from '../../../../shared/events/panel/frame.ts';
import { foundPassages, passagesOf } from '../../../../server/panel/protocol/evidence/namedPassages.ts';
import { passagesToPlace, placedIn } from '../../../../server/panel/protocol/phases/matching/passages.ts';
import { missedIn } from '../../../../server/panel/protocol/phases/matching/namedOptions.ts';
import { contextOf } from '../../../../server/panel/protocol/state/panelContext.ts';
import { foldPanel } from '../../../../server/panel/protocol/state/state.ts';
import { conflictOf } from '../../../../server/panel/protocol/text/joining.ts';
import { limits } from '../../../../server/panel/protocol/text/limits.ts';
import { at, caseSubmitted } from '../../../support/controls.ts';

describe('a passage that a seat copied out of a case', () => {
  const guided = {
    q2: { label: 'Which plan?', leaning: false },
    q24: { label: 'What do you lean to?', leaning: true },
  };
  const rules = { modelProviders: [], capUsd: null, clarifyMs: 0, guided };
  const found = (
    q1: string,
    said: readonly string[],
    leanSpans: readonly string[] = [],
    answers = {},
    answer = '',
    language = 'en',
  ) => {
    const events: CaseEvent[] = [
      caseSubmitted({ q1, answers }),
      { type: 'ClarificationAnswered', data: { answers: [{ questionId: null, text: answer }], at } },
    ];
    const context = contextOf(foldPanel(events), 0, rules, at);
    const brief = leanSpans.reduce((text, span) => text.replace(span, ''), q1);
    return foundPassages(said, passagesOf(context, language, { brief, leanSpans }));
  };

  it.each([
    ['as it is written there', 'We could  Sell the\nplant.', 'sell the plant', 'Sell the\nplant'],
    ['with its signs', 'Shall we write it in C++?', 'C++', 'C++'],
    ['with its bracket', 'There is the shop (Leeds) too.', 'the shop (Leeds)', 'the shop (Leeds)'],
    ['with its exponent', 'We could spend 10⁶ € on it.', 'spend 10⁶ €', 'spend 10⁶ €'],
    ['in Japanese', '店を売るか、続けるか迷っています。', '店を売る', '店を売る'],
    ['in Arabic', 'يمكننا بيع المحل أو الانتظار', 'بيع المحل', 'بيع المحل'],
  ])('is taken %s', (_how, text, said, is) => expect(found(text, [said])).toEqual([is]));

  it.each([
    ['other words', 'We could sell the plant.', 'buy the plant'],
    ['another number', 'We could sell 30 % of it.', 'sell 40 % of it'],
    ['a part of a word', 'We could resell it.', 'sell it'],
    ['what is denied beside it', 'We will not sell the plant.', 'sell the plant'],
    ['what is denied behind it', '店を売らない。', '店を売'],
    ['nothing', 'We could sell.', ' … '],
  ])('counts for nothing where it is %s', (_how, text, said) => expect(found(text, [said])).toEqual([]));

  it('may stand in an answer, but not in a question, nor in what somebody was asked to lean to', () => {
    const answers = { q2: 'Let the attic', q24: 'Sell to Bosch' };
    const said = ['Let the attic', 'Which plan', 'Sell to Bosch', 'the garage'];
    expect(found('What now?', said, [], answers, 'There is the garage.')).toEqual(['Let the attic', 'the garage']);
  });

  it('may stand in a sentence that leans, but does not lean itself', () => {
    const lean = 'I would prefer to let the attic, to be honest.';
    const text = `We could sell. ${lean}`;
    expect(found(text, ['let the attic', 'I would prefer to let the attic', lean], [lean])).toEqual(['let the attic']);
  });

  it('does not lean itself where it is nearly all of what leans, in a language whose words for that are not known', () => {
    const lean = 'Ningependa sana kuuza duka la mjini kwa Juma, kusema kweli.';
    const said = ['kuuza duka la mjini', 'Ningependa sana kuuza duka la mjini kwa Juma'];
    expect(found(`Tunaweza kungoja. ${lean}`, said, [lean], {}, '', 'sw')).toEqual(['kuuza duka la mjini']);
  });

  it('is taken once, shortened where it is long, and no more than so many are', () => {
    const long = 'sell every single shop '.repeat(30);
    expect(found('Sell it. We could sell it.', ['sell it', 'Sell it'])).toHaveLength(1);
    expect(found(long, [long.trim()])).toEqual([expect.stringMatching(/ … \[300\/\d+\]$/u)]);
    const many = Array.from({ length: 60 }, (_, i) => `plan ${i + 100}`);
    expect(found(many.join(', '), many)).toHaveLength(limits.named);
  });
});

describe('what keeps a passage from an option', () => {
  const whole = 'Bosch offers 12 million for us. We could accept that, sell 30 % or 100 %, or go to Spain or France.';
  const conflict = (passage: string, title: string, leavesThings = false) =>
    conflictOf(passage, title, { whole, language: 'en', leavesThings });

  it.each([
    ['says more', 'we could buy the Leipzig plant for 12 m', 'Buy the Leipzig plant'],
    ['says more, which is denied', "if we don't find a buyer, close the shop", 'Close the shop'],
    ['is named by what stands elsewhere', 'accept that', 'Accept the Bosch offer of 12 million'],
    ['is in other words', 'carry on alone', 'Stay independent'],
    ['denies in another way', 'turn it down', 'Decline the offer'],
  ])('nothing, where it %s', (_how, passage, title) => expect(conflict(passage, title)).toBeNull());

  it.each([
    ['number', 'sell 100 %', 'Sell 30 %'],
    ['number', 'accept that', 'Accept 15 million'],
    ['name', 'go to Spain', 'Go to France'],
    ['name', 'accept that', 'Accept the Siemens offer'],
    ['negation', 'sell', 'Do not sell'],
    ['negation', 'not sell', 'Sell'],
    ['negation', 'raise prices', 'Lower prices'],
  ])('a %s: %s, %s', (difference, passage, title) => expect(conflict(passage, title)).toBe(difference));

  it('no denial, where the option leaves things as they are', () => {
    expect(conflict('not sell', 'Keep the shop')).toBe('negation');
    expect(conflict('not sell', 'Keep the shop', true)).toBeNull();
    expect(conflict('leave things as they are', 'Keep everything as it is', true)).toBeNull();
    expect(conflict('sell', 'Do not sell', true)).toBe('negation');
  });
});

type Placement = readonly [said: string, title: string | null];
const option = (title: string, origin: Option['origin'] = 'user'): Option => ({
  optionId: title,
  title,
  description: '',
  origin,
});
const proposal = (seatId: string, options: readonly Option[], placements: readonly Placement[] = []) => ({
  seatId,
  frame: {
    ...{ question: '', criteria: [], constraints: [], assumptions: [], horizon: '', successMetric: '' },
    options: [...options],
  },
  named: placements.map(([said, optionId]) => ({ said, optionId })),
});
const listed = (title: string, text = title) => ({ title, text });
const said = (text: string) => ({
  title: text.replace(/^./u, (letter) => letter.toUpperCase()),
  text,
  isSaid: true as const,
});

describe('passages that a framer is shown', () => {
  const shown = (whole: string, byCode: Parameters<typeof passagesToPlace>[0]['byCode'], sorted: readonly string[]) =>
    passagesToPlace({ byCode, sorted }, { whole, language: 'en' });

  it('are what code reads in sentences and what the sorting seat found beside it, each once', () => {
    const whole = 'We could sell the van, or just lease another one. There is the tram.';
    expect(
      shown(whole, [said('sell the van'), said('lease another one')], ['We could sell the van', 'the tram']),
    ).toEqual([...['sell the van', 'lease another one', 'the tram']]);
  });

  it('are not those of a list, which are held to their words anyway', () => {
    const whole = 'Options:\n- Sell the van: 9,000\n- Lease it\nOr take the tram.';
    const byCode = [listed('Sell the van', 'Sell the van: 9,000'), listed('Lease it')];
    expect(shown(whole, byCode, ['Sell the van', 'Lease it', 'take the tram'])).toEqual(['take the tram']);
  });

  it('are two where one has the words of the other and both stand there', () => {
    const whole = 'Should we sell, or sell half of it?';
    expect(shown(whole, [], ['sell half of it', 'sell'])).toEqual(['sell half of it', 'sell']);
    expect(shown(whole, [said('sell')], ['sell half of it'])).toEqual(['sell', 'sell half of it']);
  });
});

describe('passages that framers placed', () => {
  const whole = 'My aunt would give us her cellar. We could take the tram, sell the van or sell half of it to Bosch.';
  const placed = (
    proposals: readonly ReturnType<typeof proposal>[],
    { byCode = [], sorted = [] }: Partial<Parameters<typeof placedIn>[1]>,
  ) => {
    const { frames, named } = placedIn(
      proposals,
      { byCode, sorted },
      { whole, language: 'en' },
      { providerOf: () => null },
    );
    const options = frames.flatMap((frame) => frame.options);
    return { options, missed: missedIn(options, named).map(({ title }) => title) };
  };

  it('are merged into the option that one framer names, though others left them out', () => {
    const { options, missed } = placed(
      [
        proposal('1', [option('Move out')]),
        proposal('2', [option('Use a basement')], [['her cellar', 'Use a basement']]),
      ],
      { sorted: ['her cellar'] },
    );
    expect([options[1]?.merged, missed]).toEqual([['her cellar'], []]);
  });

  it('are missed where no framer names an option, whatever part of them was quoted', () => {
    const { missed } = placed([proposal('1', [option('Move out')], [['give us her cellar', null]])], {
      sorted: ['her cellar'],
    });
    expect(missed).toEqual(['Her cellar']);
  });

  it('are not held by an option that says another passage too', () => {
    const { missed } = placed([proposal('1', [option('Sell half of the van to Bosch')])], {
      sorted: ['sell the van', 'sell half of it to Bosch'],
    });
    expect(missed).toEqual(['Sell the van', 'Sell half of it to Bosch']);
  });

  it('are held by an option with none but their words, which says so, and not by one that only mentions them', () => {
    const sorted = ['sell the van or sell half of it to Bosch', 'the tram'];
    const { options, missed } = placed([proposal('1', [option('Sell the van'), option('Paint the tram')])], { sorted });
    expect([options.map(({ merged }) => merged), missed]).toEqual([[[sorted[0]], undefined], ['The tram']]);
  });

  it('are each named, where one framer quotes two in one', () => {
    const { missed } = placed(
      [proposal('1', [option('Get rid of the car')], [['take the tram, sell the van', 'Get rid of the car']])],
      { sorted: ['take the tram', 'sell the van'] },
    );
    expect(missed).toEqual(['Take the tram', 'Sell the van']);
  });

  it('stay two where they differ, though every framer says that they became one option', () => {
    const repair = 'repair the plant for $95,000';
    const lease = 'leasing a unit from Johnson Controls at $4,900 a month';
    const title = 'Keep the technology or lease';
    const proposals = ['1', '2'].map((seat) =>
      proposal(
        seat,
        [option(title)],
        [
          [repair, title],
          [lease, title],
        ],
      ),
    );
    const { options, missed } = placed(proposals, { sorted: [repair, lease] });
    expect([options[0]?.merged, missed]).toEqual([
      [repair],
      ['Leasing a unit from Johnson Controls at $4,900 a month'],
    ]);
  });

  it('stay one where one of them only leaves out a number or a name of the other', () => {
    const both = ['sell the van', 'sell the van to Bosch for 12,000'];
    const { missed } = placed(
      [
        proposal(
          '1',
          [option('Part with the vehicle')],
          both.map((one): Placement => [one, 'Part with the vehicle']),
        ),
      ],
      { sorted: both },
    );
    expect(missed).toEqual([]);
  });

  it('make an option the user’s that a framer called the panel’s', () => {
    const { options } = placed([proposal('1', [option('Take the tram', 'panel'), option('Fly', 'panel')])], {
      sorted: ['take the tram'],
    });
    expect(options.map(({ origin, merged }) => [origin, merged])).toEqual([
      ['user', undefined],
      ['panel', undefined],
    ]);
  });

  it('hold what code read in a sentence as well, but what a list names only in its words', () => {
    const proposals = [proposal('1', [option('Go by rail')], [['take the tram', 'Go by rail']])];
    expect(placed(proposals, { byCode: [said('take the tram')] }).missed).toEqual([]);
    expect(placed(proposals, { byCode: [listed('Take the tram')] }).missed).toEqual(['Take the tram']);
  });

  it('are none in a history from before there were any', () => {
    const old: Pick<CaseEventOf<'FrameProposed'>['data'], 'seatId' | 'frame'> = proposal('1', [
      option('Go by rail', 'panel'),
    ]);
    const { frames, named } = placedIn(
      [{ seatId: old.seatId, frame: old.frame }],
      { byCode: [], sorted: [] },
      { whole, language: 'en' },
      { providerOf: () => null },
    );
    expect([frames, named.options]).toEqual([[old.frame], []]);
  });
});
