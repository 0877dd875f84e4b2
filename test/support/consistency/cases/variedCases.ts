import type { Mode } from '../../../../shared/events/case.ts';
import { randomFrom } from '../../../../shared/kernel/random.ts';
import { runCase } from '../../../../server/panel/engine/runCase.ts';
import { reportOfHistory } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { type Asked, inMemoryProviders, type Mood } from '../../../fakes/inMemoryProviders.ts';
import { caseId } from '../../controls.ts';
import { seenBy } from '../../../../shared/views/redact.ts';
import { answerFact, facts, panelNeeds, put, submit } from '../../panelCase.ts';
import { optionCorpus } from '../../optionCorpus.ts';
import type { Surfaces } from '../surfaces.ts';
import { varied } from './answers.ts';
import { broughtWith } from './brought.ts';
import { issue } from './issued.ts';
import { surfacesOf } from './made.ts';

/** Cases of every mode and language, whole and with providers that decline, fail or are slow, and rehearsals. */
const moodsOf = (seed: string): ((asked: Asked) => Mood) => {
  const random = randomFrom(`${seed}/mood`)();
  if (random < 0.5) return () => 'fine';
  if (random < 0.65) return ({ provider }) => (provider === 'google' ? 'refuse' : 'fine');
  if (random < 0.75) return ({ provider }) => (provider === 'openai' ? 'fine' : 'rejected');
  if (random < 0.85) return ({ kind, nth }) => (kind === 'read' && nth < 9 ? 'refuse' : 'fine');
  return ({ kind, nth }) => (kind === 'chair' || (kind === 'dissent' && nth < 3) ? 'wrong' : 'fine');
};

/** A finished case under this seed as its readers see it, without the PDF; null where the panel could not conclude. */
export const variedCase = async (seed: string): Promise<Surfaces | null> => {
  const random = randomFrom(seed);
  const mode: Mode = random() < 0.5 ? 'direct' : random() < 0.8 ? 'default' : 'deep';
  const { text } = optionCorpus[Math.floor(random() * optionCorpus.length)] ?? { text: '' };
  const brought = broughtWith(seed, text);
  const phase = panelNeeds(brought.needs);
  const fake = inMemoryProviders(phase.clock, moodsOf(seed));
  const providers = random() < 0.15 ? phase.needs.providers : fake.providers.map((one) => varied(one, seed));
  submit(phase.kept, { mode, q1: brought.q1, ...brought.submitted });
  for (const fact of brought.facts) put(phase.kept, fact);
  const { signal } = new AbortController();
  const end = await runCase(caseId, { ...phase.needs, providers }, signal);
  if (end.how === 'waiting') {
    put(phase.kept, answerFact(phase.clock.now()));
    await runCase(caseId, { ...phase.needs, providers }, signal);
  }
  phase.clock.stop();
  if (randomFrom(`${seed}/issued`)() < 0.5) await issue(phase.kept);
  const history = seenBy('owner', facts(phase.kept));
  const document = reportOfHistory(history);
  return document && surfacesOf(document, history);
};
