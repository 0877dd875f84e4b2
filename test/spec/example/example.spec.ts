import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import type { HistoryEvent } from '../../../shared/api/cases/history.ts';
import { chainHash } from '../../../shared/kernel/chain.ts';
import { sha256 } from '../../../shared/kernel/hash.ts';
import { exampleCaseId } from '../../../shared/views/example.ts';
import { foldDebate } from '../../../shared/views/debate/debate.ts';
import { reportOfHistory } from '../../../shared/views/reportDocument/reportDocument.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { wordsIn } from '../../../shared/words/readingTime.ts';
import { waitAfter, wordsSaid } from '../../../client/transcript/pace.ts';
import { verify } from '../../../client/replay/verification.ts';
import { withExample } from '../../../server/example/exampleCase.ts';
import { createSigner } from '../../../server/platform/keys/signing.ts';
import { exampleHistory } from '../../golden/example/history.ts';
import { caseStore } from '../../fakes/caseStore.ts';

const stored = readFileSync(new URL('../../../server/example/history.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded<CaseEvent>);
const store = withExample(caseStore().store as never, createSigner(sha256('an installation')).sign);
const whole = await Array.fromAsync(store.read(`case-${exampleCaseId}`));

describe('the example case', () => {
  it('is what its texts and today’s protocol come to: `node test/golden/example/make.ts` writes it', async () => {
    expect(saidIn(stored)).toEqual(saidIn(await exampleHistory()));
  });

  it('verifies like any case, its report’s head signed by the installation that shows it', async () => {
    const seen = seenBy('owner', whole).map((event, i) => ({ ...event, correlation: whole[i]?.correlation }));
    const verdict = await verify(exampleCaseId, seen as unknown as HistoryEvent[]);
    expect(verdict).toMatchObject({ ok: true, links: whole.length, withheld: 0, signed: { holds: true } });
    const last = whole.at(-1) as Recorded<CaseEvent>;
    expect(chainHash(last, JSON.stringify(last.data))).toBe(last.hash);
  });

  it('concludes with a recommendation, dissents, refuted evidence, and says that it is an example', () => {
    const document = reportOfHistory(seenBy('owner', whole));
    expect(document?.banner).toMatchObject({
      rehearsal: false,
      quorum: 'full',
      example: expect.stringContaining('No AI model'),
    });
    expect(document?.gate?.verdict).toBe('pass');
    expect(document?.dissents.map(({ optionId }) => optionId)).toEqual(['A', 'D']);
    expect(document?.evidence.map(({ verification }) => verification?.status)).toContain('refuted');
    const debate = foldDebate(seenBy('watcher', whole));
    expect([debate.status, debate.example]).toEqual(['delivered', document?.banner.example]);
    expect(debate.money).toMatchObject({ usd: 0, unknown: 0 });
  });

  it('says nothing twice', () => {
    const { transcript } = foldDebate(seenBy('owner', whole));
    const said = transcript.flatMap(({ text, concession, steelman }) => [text, concession, steelman]);
    const texts = said.filter((text): text is string => text !== null && text !== '');
    expect(texts.length).toBeGreaterThan(40);
    for (const [i, text] of texts.entries())
      for (const other of texts.slice(i + 1)) expect(likeness(text, other), `${text} | ${other}`).toBeLessThan(0.5);
  });

  it('plays at no more than 250 words a minute', () => {
    const events = whole as unknown as HistoryEvent[];
    const words = events.reduce((sum, event) => sum + wordsSaid(event), 0);
    const minutes = events.reduce((sum, event, i) => sum + waitAfter(event, events[i + 1], 'read'), 0) / 60_000;
    expect(words).toBeGreaterThan(1500);
    expect(words / minutes).toBeLessThanOrEqual(250);
    for (const [i, event] of events.entries())
      expect(wordsSaid(event) / (waitAfter(event, events[i + 1], 'read') / 60_000)).toBeLessThanOrEqual(250);
  });

  it('leaves every other stream to the store', async () => {
    expect(await Array.fromAsync(store.read('case-another'))).toEqual([]);
    expect(await Array.fromAsync(store.read(`case-${exampleCaseId}`, { from: 3, limit: 2 }))).toEqual(
      whole.slice(3, 5),
    );
  });
});

/** What was said and decided: how a prompt is worded may change without the example's being another. */
const saidIn = (events: readonly Recorded<CaseEvent>[]): unknown =>
  JSON.parse(
    JSON.stringify(
      events.map(({ type, data }) => ({ type, data })),
      (key, value: unknown) => (key === 'promptHash' ? undefined : value),
    ),
  );

/** Shared words among all: 1 for two texts of the same words. */
const likeness = (a: string, b: string): number => {
  if (wordsIn(a) < 4 || wordsIn(b) < 4) return a === b ? 1 : 0;
  const [one, two] = [a, b].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])) as [
    Set<string>,
    Set<string>,
  ];
  return one.intersection(two).size / one.union(two).size;
};
