import { copyId } from '../../../../shared/documents/copies.ts';
import { type CaseEvent, caseStream } from '../../../../shared/events/case.ts';
import type { Recorded } from '../../../../shared/kernel/event.ts';
import { randomFrom } from '../../../../shared/kernel/random.ts';
import type { Clock } from '../../../../server/panel/engine/runCase.ts';
import { seenBy } from '../../../../shared/views/redact.ts';
import { reportOfHistory } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { inMemoryProviders } from '../../../fakes/inMemoryProviders.ts';
import { virtualClock } from '../../../fakes/virtualClock.ts';
import { at, caseId, caseSubmitted } from '../../controls.ts';
import { panelNeeds, put, submit } from '../../panelCase.ts';
import type { Surfaces } from '../surfaces.ts';
import { varied } from './answers.ts';
import { broughtWith } from './brought.ts';
import { decisionOf } from './decisions.ts';
import { issue } from './issued.ts';
import { surfacesOf } from './made.ts';
import { played } from './played.ts';
import { prospectsOf } from './prospects.ts';

/** What the owner adds each time that a case is asked again. */
const changes = ['The landlord offers the lease at 40,000 a year.', 'The head baker stays.'];

/** A finished case under this seed as its readers see it, without the PDF; null where the panel could not conclude. */
export const variedCase = async (seed: string): Promise<Surfaces | null> => {
  const decision = decisionOf(randomFrom(`${seed}/decision`));
  const { mode, moodOf, money, again, ...prospects } = prospectsOf(seed);
  const brought = broughtWith(seed, decision.text);
  const originals = new Map<string, string>();
  const { kept, needs, clock } = panelNeeds({
    ...brought.needs,
    ...money,
    openDocument: (of, documentId, ...rest) =>
      brought.openDocument(of, originals.get(documentId) ?? documentId, ...rest),
  });
  const isRehearsed = randomFrom(`${seed}/rehearsal`)() < 0.12;
  const seatsAt = (time: Clock, round: string) =>
    isRehearsed
      ? needs.providers
      : inMemoryProviders(time, moodOf).providers.map((one) => varied(one, `${seed}${round}`, decision));
  const submitted = { mode, q1: brought.q1, ...brought.submitted };

  submit(kept, submitted);
  for (const fact of brought.facts) put(kept, fact);
  await played(kept, { ...needs, providers: seatsAt(clock, '') }, caseId, prospects);
  clock.stop();
  const isDelivered = () => kept.events(caseStream(caseId)).some(({ type }) => type === 'GatePassed');
  const documentsOf = (of: string) =>
    kept
      .events(caseStream(of))
      .flatMap((event) =>
        event.type === 'DocumentAdded' && event.data ? [{ type: event.type, data: event.data }] : [],
      );
  let last = caseId;
  for (const [i, now] of changes.slice(0, isDelivered() ? again : 0).entries()) {
    const next = `again-${i + 1}`;
    const stated = i > 0 ? { stated: changes.slice(0, i) } : {};
    const { type, data } = caseSubmitted({
      ...submitted,
      caseId: next,
      again: { of: last, change: { kind: 'fact', now }, ...stated },
    });
    const by = { id: `${next}-1`, actor: 'account', correlation: next, causation: null };
    const copies = documentsOf(last).map((one, nth) => {
      const documentId = copyId(next, one.data.documentId);
      originals.set(documentId, originals.get(one.data.documentId) ?? one.data.documentId);
      return { ...one, data: { ...one.data, documentId }, ...by, id: `${next}-${nth + 2}` };
    });
    kept.put(caseStream(next), [{ type, data, ...by }, ...copies], -1);
    const later = virtualClock(at);
    await played(kept, { ...needs, clock: later, providers: seatsAt(later, `/${next}`) }, next, prospects);
    later.stop();
    last = next;
  }
  if (randomFrom(`${seed}/issued`)() < 0.5) await issue(kept, last);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the stream of a case holds its events
  const events = kept.events(caseStream(last)) as unknown as readonly Recorded<CaseEvent>[];
  const [history, watched] = [seenBy('owner', events), seenBy('watcher', events)];
  const document = reportOfHistory(history);
  return (
    document && {
      ...(await surfacesOf(document, history)),
      watcher: { document: reportOfHistory(watched), history: watched, watch: null },
    }
  );
};
