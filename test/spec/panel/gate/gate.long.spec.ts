import { describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../../../shared/events/case.ts';
import { checksOf, repairable } from '../../../../server/panel/protocol/gate/reportRules.ts';
import { caseRulesFor } from '../../../../server/panel/engine/caseRules.ts';
import { contextOf } from '../../../../server/panel/protocol/state/panelContext.ts';
import { foldPanel } from '../../../../server/panel/protocol/state/state.ts';
import { selfNaming } from '../../../../server/panel/protocol/gate/selfNaming.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import type { Ask, ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import type { TurnKind } from '../../../../server/panel/protocol/state/turn.ts';
import { virtualClock } from '../../../fakes/virtualClock.ts';
import { inMemoryProviders } from '../../../fakes/inMemoryProviders.ts';
import { at } from '../../../support/controls.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { ofType, panelNeeds, rehearse } from '../../../support/panelCase.ts';

const noIdentity = 'identities_hidden';
const costs = 'costs_recorded';

const played = playCase('default');
const rehearsed = rehearse('deep');
const rules = caseRulesFor(panelNeeds().needs, 'default');

/** The checks as they come out over this history, its gate left out. */
const checked = (events: readonly CaseEvent[]) => {
  const before = events.filter(({ type }) => type !== 'GatePassed');
  return checksOf(contextOf(foldPanel(before), 0, rules, before.at(-1)?.data.at ?? at));
};
const found = (events: readonly CaseEvent[], rule: string) => {
  const one = checked(events).find((check) => check.rule === rule);
  return one && [one.ok, one.found.join(', ')];
};
/** The history with the first fact of a type told otherwise. */
const told = <T extends CaseEvent['type']>(
  events: readonly CaseEvent[],
  type: T,
  change: (data: Extract<CaseEvent, { type: T }>['data']) => object,
  which: (data: Extract<CaseEvent, { type: T }>['data']) => boolean = () => true,
): CaseEvent[] => {
  const first = events.findIndex((event) => event.type === type && which(event.data as never));
  expect(first).toBeGreaterThanOrEqual(0);
  return events.map((event, i) =>
    i === first ? ({ ...event, data: { ...event.data, ...change(event.data as never) } } as CaseEvent) : event,
  );
};

describe('that no identity was shown before the ballots opened', () => {
  it('holds for cases of every kind', async () => {
    for (const { events } of [await played, await rehearsed])
      expect(ofType(events, 'GatePassed')[0]?.checks.find(({ rule }) => rule === noIdentity)).toEqual({
        rule: noIdentity,
        ok: true,
        found: [],
      });
  });

  it('does not hold when a seat says in the exchange what it is, and the report goes out with a warning', async () => {
    const clock = virtualClock(at);
    const providers = inMemoryProviders(clock).providers.map((one) =>
      one.provider === 'anthropic' ? putting('claim', { text: 'As Claude, I would wait for the rent.' }, one) : one,
    );
    const { events } = await playCase('default', () => 'fine', { providers, clock });
    clock.stop();
    const [gate] = ofType(events, 'GatePassed');
    const seats = ofType(events, 'PanelSeated')[0]?.seats ?? [];
    const speakers = ofType(events, 'UtteranceMade').filter(({ text }) => text.startsWith('As Claude'));
    expect(speakers.length).toBeGreaterThan(0);
    const names = speakers.map(({ seatId }) => seats.find((seat) => seat.seatId === seatId)?.name);
    const check = gate?.checks.find((one) => one.rule === noIdentity);
    expect([check?.ok, check?.found]).toEqual([false, [...new Set(names)].map((name) => `${name}: “as claude, i”`)]);
    expect(gate?.verdict).toBe('publish_with_warning');
    // No chair can repair what others said, so none is asked to.
    expect(repairable(gate?.checks ?? []).filter(({ rule }) => rule === noIdentity)).toEqual([]);
  });

  it.each([
    [
      'a ballot',
      'BallotSealed',
      (data: object) => ({ ballot: { ...(data as { ballot: object }).ballot, topCrux: "I'm GPT-5 and doubt it." } }),
    ],
    [
      'a frame',
      'FrameProposed',
      (data: object) => ({ frame: { ...(data as { frame: object }).frame, assumptions: ['My maker is Google.'] } }),
    ],
    ['a claim about evidence', 'EvidenceFound', () => ({ claim: 'I was trained by OpenAI and recall it so.' })],
    ['a story of the red team', 'ObjectionRaised', () => ({ mitigation: 'Als Gemini rate ich zur Probe.' })],
    [
      'a pseudonym',
      'PanelSeated',
      (data: object) => ({
        seats: (data as { seats: object[] }).seats.map((seat, i) => (i === 3 ? { ...seat, name: 'Gemini' } : seat)),
      }),
    ],
  ] as const)('does not hold when %s says it', async (_what, type, change) => {
    const { events } = await played;
    expect(found(told(events, type, change), noIdentity)?.[0]).toBe(false);
  });

  it('does not hold for a ballot that was sealed when the others were open', async () => {
    const { events } = await played;
    const sealed = events.find(({ type }) => type === 'BallotSealed') as CaseEvent;
    const opened = events.findIndex(({ type }) => type === 'BallotsRevealed');
    const late = [
      ...events.slice(0, opened + 1).filter((event) => event !== sealed),
      sealed,
      ...events.slice(opened + 1),
    ];
    expect(found(late, noIdentity)?.[0]).toBe(false);
  });

  it('holds in a case about a maker of models, whatever is said about it', async () => {
    const { events } = await played;
    const about = told(events, 'CaseSubmitted', () => ({
      q1: 'Should we move from OpenAI to Claude or to Gemini? As Claude, I would say so, wrote our agency. I am Google certified.',
    }));
    const saying = (text: string) =>
      found(
        told(about, 'UtteranceMade', () => ({ text })),
        noIdentity,
      );
    expect(
      saying('Claude: cheaper. Gemini: the agency wrote “As Claude, I would say so”, and Google raised its prices.'),
    ).toEqual([true, '']);
    expect(saying('As Claude, we advise against it.')?.[0]).toBe(false);
  });
});

describe('what a seat says of itself', () => {
  const says = selfNaming(['llama'], '');
  it.each([
    'As Claude, I would wait.',
    'As an AI model made by Anthropic, I cannot know.',
    'I’m GPT-5, and I disagree.',
    'I am Claude Opus 4.5.',
    'I am a large language model, trained by Google.',
    'I was built by OpenAI to help.',
    'Speaking as Gemini 2.5 Pro: no.',
    'I am Llama, and open.',
    'Claude: I would wait.',
    'Wait a year. — ChatGPT',
    'Ich bin Claude und rate ab.',
    'Als GPT-5 sehe ich das anders.',
    'Als Sprachmodell von Google kann ich das nicht wissen.',
    'Ich wurde von Anthropic entwickelt.',
    'Soy Gemini y no lo creo.',
    'Como Claude, creo que conviene esperar.',
    'Je suis un modèle de OpenAI.',
    'En tant que Claude, je doute.',
    'بصفتي كلود أرى الانتظار.',
    'أنا نموذج من OpenAI.',
    'मैं Claude हूँ और सहमत नहीं।',
    'Claude के रूप में, मैं रुकूँगा।',
    '私はClaudeです。待つべきです。',
    'Geminiとして、私は反対です。',
    '我是Claude，我不同意。',
    '作为GPT-5，我认为应当等待。',
  ])('is found: %s', (text) => expect(says(text)).not.toBeNull());

  it.each([
    'Google raised its prices, and we pay them.',
    'As Google grows, I would expect more ads.',
    'As Claude gets cheaper, we could switch.',
    'OpenAI, Anthropic and Google are the three vendors.',
    'I am sure that Gemini will stay.',
    'I am a Google Ads customer.',
    'The model was trained by OpenAI.',
    'Als Google die Preise erhöhte, kündigte die Agentur.',
    'Ich bin Google-Partner.',
    'Herramientas como Claude cuestan 20 euros.',
    'Je crois que Claude coûte moins cher.',
    'En tant que client de Google, il paie.',
    'नया मॉडल Google का है।',
    '作为谷歌的客户，我们付得更多。',
    'Googleの広告は高い。',
    'I am the seat for economics.',
  ])('is not mistaken: %s', (text) =>
    expect([text, selfNaming([], 'We use Claude and GPT.')(text)]).toEqual([text, null]),
  );
});

describe('that the cost of every call is recorded', () => {
  it('holds for cases of every kind, also where calls failed or were lost', async () => {
    const outage = await playCase('direct', ({ provider, nth }) =>
      provider === 'google' ? 'hang' : nth === 1 ? 'drop' : 'fine',
    );
    for (const { events } of [await played, await rehearsed, outage])
      expect(ofType(events, 'GatePassed')[0]?.checks.find(({ rule }) => rule === costs)).toEqual({
        rule: costs,
        ok: true,
        found: [],
      });
    expect(ofType(outage.events, 'ModelCallEnded').filter(({ usage }) => usage === null).length).toBeGreaterThan(3);
  });

  it('holds where no price is known, since every end says so', async () => {
    const { events } = await playCase('direct', () => 'fine', { prices: { asOf: '2026-01-01', prices: [] } });
    const ends = ofType(events, 'ModelCallEnded');
    expect(
      ends.every(({ usd, usage, costUnknown }) => usd === null && usage !== null && costUnknown === 'no_price'),
    ).toBe(true);
    expect(found(events, costs)).toEqual([true, '']);
  });

  const ended = (data: object) => (data as { outcome: string }).outcome === 'ok';
  it.each([
    ['a cost has neither a figure nor a reason', { usd: null, priceVersion: null, costUnknown: null }],
    ['a cost has no price behind it', { usd: 0.01, priceVersion: null }],
    ['a cost has no tokens behind it', { usage: null, usd: 0.01 }],
  ])('does not hold when %s', async (_what, over) => {
    const { events } = await played;
    const changed = told(events, 'ModelCallEnded', () => ({ priceVersion: '2026-01-01', ...over }), ended);
    const first = ofType(events, 'ModelCallEnded').find(ended);
    expect(found(changed, costs)).toEqual([false, `${first?.step}#1`]);
  });

  it('names a call that was intended and never ended', async () => {
    const { events } = await played;
    const [end] = events.flatMap((event) => (event.type === 'ModelCallEnded' ? [event] : []));
    expect(
      found(
        events.filter((event) => event !== end),
        costs,
      ),
    ).toEqual([false, `${end?.data.step}#1`]);
  });
});

describe('that the winner is recommended', () => {
  it('is asked of the headline too', async () => {
    const { events } = await played;
    const { options } = ofType(events, 'CaseFramed').at(-1)!.frame;
    const winner = ofType(events, 'RecommendationDrafted').at(-1)?.optionId;
    const headline = options.find(({ optionId }) => optionId !== winner)?.title;
    const other = events.map((event) =>
      event.type === 'RecommendationDrafted' ? { ...event, data: { ...event.data, headline: headline ?? '' } } : event,
    );
    const [ok, says] = found(other, 'winner_recommended') ?? [];
    expect([ok, says]).toEqual([false, `${headline}, ${winner}`]);
    expect(found(events, 'winner_recommended')?.[0]).toBe(true);
  });
});

describe('that numbers come from somewhere', () => {
  const rule = 'numbers_traceable';
  /** The history with every draft told otherwise: the last one is judged. */
  const drafted = (events: readonly CaseEvent[], change: object): CaseEvent[] =>
    events.map((event) =>
      event.type === 'RecommendationDrafted' ? { ...event, data: { ...event.data, ...change } } : event,
    );
  it.each([
    ['exitCost', { exitCost: 'Leaving costs 73,451 euros.' }],
    ['cheapestTest', { cheapestTest: 'Try it for 73,451 euros.' }],
    [
      'outsideView',
      { outsideView: { referenceClass: 'shops', baseRate: 'They earn 73,451 euros.', adjustment: 'None.' } },
    ],
    ['biggestRisk', { biggestRisk: 'We lose 73,451 euros.' }],
    ['whatWouldChange', { whatWouldChange: ['Sales fall below 73,451 euros.'] }],
  ])('is asked of all that the recommendation says: %s', async (_field, change) => {
    const { events } = await played;
    expect(found(drafted(events, change), rule)?.join()).toContain('73,451 euros');
  });

  it('of dissents names each with its seat, and asks for no other draft', async () => {
    const { events } = await played;
    const dissent = ofType(events, 'DissentFiled')[0];
    const seat = ofType(events, 'PanelSeated')[0]?.seats.find(({ seatId }) => seatId === dissent?.seatId);
    const sound = drafted(events, { exitCost: '', whatWouldChange: [] });
    const [wasOk, before] = found(sound, rule) ?? [];
    const argued = told(sound, 'DissentFiled', () => ({ decisiveArgument: 'It loses 73,451 euros.' }));
    const [ok, after] = found(argued, rule) ?? [];
    expect([ok, before]).toEqual([wasOk, expect.not.stringContaining('73,451')]);
    expect(after).toContain(`73,451 euros (${seat?.name})`);
    const failing = checked(drafted(argued, { exitCost: 'It costs 62,117 euros.' }));
    const mend =
      repairable(failing)
        .find((one) => one.rule === rule)
        ?.found.join() ?? '';
    expect([mend.includes('62,117'), mend.includes('73,451')]).toEqual([true, false]);
  });

  it('names those of one sentence together, once', async () => {
    const { events } = await played;
    const sentence = 'Sales of 73,451 euros and costs of 62,117 euros leave 88 euros';
    const says =
      found(drafted(events, { exitCost: `${sentence}. It also costs 91,333 euros.` }), rule)?.join('|') ?? '';
    expect(says.split(sentence)).toHaveLength(2);
    expect(says).toContain('It also costs 91,333 euros');
    expect(says.match(/62,117/gu)).toHaveLength(1);
  });

  it('is told of all that come from nowhere, not of the first eight', async () => {
    const { events } = await played;
    const invented = Array.from({ length: 30 }, (_, i) => `${73_451 + i} euros`);
    const says = found(drafted(events, { exitCost: `It costs ${invented.join(', then ')}.` }), rule)?.join() ?? '';
    expect(invented.filter((one) => !says.includes(one))).toEqual([]);
  });

  it('takes no number that a seat wrote into the frame or beside a quote for a source, but one of the owner', async () => {
    const { events } = await played;
    const said = drafted(events, { exitCost: 'It costs 73,451 euros.' });
    const seats = said.map((event): CaseEvent => {
      const text = 'It costs 73,451 euros.';
      if (event.type === 'EvidenceFound') return { ...event, data: { ...event.data, claim: text } };
      if (event.type !== 'CaseFramed') return event;
      const options = event.data.frame.options.map((option) => ({ ...option, description: text }));
      const frame = {
        ...event.data.frame,
        horizon: text,
        successMetric: text,
        question: text,
        constraints: [text],
        options,
      };
      return { ...event, data: { ...event.data, frame } };
    });
    expect(found(seats, rule)?.join()).toContain('73,451 euros');
    const outline = { options: [], criteria: [], deadline: null, fixed: ['At most 73,451 euros'] };
    const corrected = said.flatMap((event): CaseEvent[] =>
      event.type === 'CaseTriaged' ? [event, { type: 'FrameCorrected', data: { frame: outline, at } }] : [event],
    );
    expect(found(corrected, rule)?.join()).not.toContain('73,451 euros');
  });

  it('lets a quote write them as its own language does', async () => {
    const { events } = await played;

    const id = events.flatMap((event) =>
      event.type === 'EvidenceVerified' && event.data.status === 'verified' ? [event.data.evidenceId] : [],
    )[0];
    const german = told(
      told(events, 'CaseTriaged', () => ({ language: 'de' })),
      'EvidenceFound',
      () => ({ quote: 'The shops have sold 1,250 loaves in the year.' }),
      ({ evidenceId }) => evidenceId === id,
    );
    const says = (exitCost: string) => found(drafted(german, { exitCost }), rule)?.join();
    expect(says('1.250 Brote')).not.toContain('1.250');
    expect(says('1.251 Brote')).toContain('1.251');
  });
});

it('what was found is told in figures and quotes, whatever the language of the case', async () => {
  const { events } = await played;
  const blank = { tripwires: [], nextAction: { what: 'x', owner: '', by: '' } };
  const bare = events.map((event) =>
    event.type === 'RecommendationDrafted' ? { ...event, data: { ...event.data, ...blank } } : event,
  );
  expect(found(bare, 'three_tripwires')).toEqual([false, '0']);
  expect(found(bare, 'first_action')).toEqual([false, '']);
});

/** The provider, answering in this kind of turn as always but for these fields. */
const putting = (kind: TurnKind, fields: object, one: ConfiguredProvider): ConfiguredProvider => ({
  ...one,
  async *client(ask: Ask) {
    for await (const part of one.client(ask))
      yield part.type === 'text' && (ask.about as PromptContext).kind === kind
        ? { type: 'text', delta: JSON.stringify({ ...(JSON.parse(part.delta) as object), ...fields }) }
        : part;
  },
});
