import type { Mode } from '../../../../shared/events/case.ts';
import { softmax } from '../../../../shared/kernel/numbers.ts';
import { normal, type Random, randomFrom } from '../../../../shared/kernel/random.ts';
import { runCase } from '../../../../server/panel/engine/runCase.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import type { Ask, ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import { reportOfHistory } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { type Asked, inMemoryProviders, type Mood } from '../../../fakes/inMemoryProviders.ts';
import { caseId } from '../../controls.ts';
import { answerFact } from '../../fakeCase.ts';
import { seen } from '../../histories.ts';
import { facts, panelNeeds, put, submit } from '../../panelCase.ts';
import { optionCorpus } from '../../optionCorpus.ts';
import type { Surfaces } from '../surfaces.ts';
import { surfacesOf } from './made.ts';

type Sheet = { p: { option: string; probability: number }[]; change?: object };

/** Ballots as real seats might cast them: providers lean differently, seats scatter, some move after the exchange and say why or do not. */
const vote = (sheet: Sheet, kind: string, provider: string, random: Random, lean: Random): Sheet => {
  const moves = kind === 'revise' && random() < 0.35;
  if (kind === 'revise' && !moves) return sheet;
  const own = randomFrom(`${provider}/${lean()}`);
  const p = softmax(sheet.p.map(() => 1.2 * normal(own) + 0.9 * normal(random)));
  const change = random() < 0.5 ? 'recalculated' : 'flaw_in_own_claim';
  return {
    ...sheet,
    p: sheet.p.map(({ option }, i) => ({ option, probability: p[i] ?? 0 })),
    ...(kind === 'revise' ? { change: { kind: change, evidenceIds: [], note: 'I counted again.' } } : {}),
  };
};

const varied = (one: ConfiguredProvider, seed: string): ConfiguredProvider => ({
  ...one,
  async *client(ask: Ask) {
    const { kind, seat } = ask.about as PromptContext;
    for await (const part of one.client(ask))
      yield part.type === 'text' && (kind === 'ballot' || kind === 'revise')
        ? {
            type: 'text',
            delta: JSON.stringify(
              vote(
                JSON.parse(part.delta) as Sheet,
                kind,
                one.provider,
                randomFrom(`${seed}/${kind}/${seat.seatId}`),
                randomFrom(seed),
              ),
            ),
          }
        : part;
  },
});

/** Cases of every mode and language, whole and with providers that decline, fail or are slow, and rehearsals. */
const moodsOf = (seed: string): ((asked: Asked) => Mood) => {
  const random = randomFrom(`${seed}/mood`)();
  if (random < 0.6) return () => 'fine';
  if (random < 0.75) return ({ provider }) => (provider === 'google' ? 'refuse' : 'fine');
  if (random < 0.85) return ({ provider }) => (provider === 'openai' ? 'fine' : 'rejected');
  return ({ kind, nth }) => (kind === 'chair' || (kind === 'dissent' && nth < 3) ? 'wrong' : 'fine');
};

/** A finished case under this seed as its readers see it, without the PDF; null where the panel could not conclude. */
export const variedCase = async (seed: string): Promise<Surfaces | null> => {
  const random = randomFrom(seed);
  const mode: Mode = random() < 0.5 ? 'direct' : random() < 0.8 ? 'default' : 'deep';
  const { text } = optionCorpus[Math.floor(random() * optionCorpus.length)] ?? { text: '' };
  const phase = panelNeeds();
  const fake = inMemoryProviders(phase.clock, moodsOf(seed));
  const providers = random() < 0.15 ? phase.needs.providers : fake.providers.map((one) => varied(one, seed));
  submit(phase.kept, { mode, q1: text });
  const { signal } = new AbortController();
  const end = await runCase(caseId, { ...phase.needs, providers }, signal);
  if (end.how === 'waiting') {
    put(phase.kept, answerFact(phase.clock.now()));
    await runCase(caseId, { ...phase.needs, providers }, signal);
  }
  phase.clock.stop();
  const history = seen(facts(phase.kept));
  const document = reportOfHistory(history);
  return document && surfacesOf(document, history);
};
