import { describe, expect, it } from 'vitest';

import { foldPanel } from '../../../../server/panel/protocol/state/state.ts';
import { contextOf } from '../../../../server/panel/protocol/state/panelContext.ts';
import { checksOf } from '../../../../server/panel/protocol/gate/reportRules.ts';
import { caseRulesFor } from '../../../../server/panel/engine/caseRules.ts';
import { runCase } from '../../../../server/panel/engine/runCase.ts';
import { promptFor } from '../../../../server/panel/protocol/phases/promptFor.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import type { CaseEvent } from '../../../../shared/events/case.ts';
import { exported } from '../../../../server/report/exports/exported.ts';
import { estimatesIn } from '../../../../shared/words/said/estimatesSaid.ts';
import { reportOfHistory } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { seenBy } from '../../../../shared/views/redact.ts';
import { inMemoryProviders } from '../../../fakes/inMemoryProviders.ts';
import { caseId, decisionText } from '../../../support/controls.ts';
import { answerFact, facts, ofType, panelNeeds, put, submit } from '../../../support/panelCase.ts';

type Draft = { readonly exitCost: string };
type Told = {
  readonly chair: Draft;
  readonly redraft?: Draft;
  /** What the reviewer answers, of the list that it is shown. */
  readonly otherThings: readonly number[];
};

/** A whole case of a bakery with 34 employees, whose chair writes so of them and whose reviewer answers so. */
const play = async ({ chair, redraft = chair, otherThings }: Told) => {
  const { needs, kept, clock } = panelNeeds();
  const shown: PromptContext[] = [];
  const providers = inMemoryProviders(clock).providers.map((one) => ({
    ...one,
    async *client(ask: Parameters<typeof one.client>[0]) {
      const about = ask.about as PromptContext;
      const over = { chair, redraft, review: { fixes: [], otherThings } }[about.kind as 'chair'] as object | undefined;
      if (over) shown.push(about);
      for await (const part of one.client(ask))
        if (part.type === 'text' && over)
          yield { ...part, delta: JSON.stringify({ ...JSON.parse(part.delta), ...over }) };
        else yield part;
    },
  }));
  submit(kept, { mode: 'direct', q1: `${decisionText} We have 34 employees.` });
  const { signal } = new AbortController();
  if ((await runCase(caseId, { ...needs, providers }, signal)).how === 'waiting') {
    put(kept, answerFact(clock.now()));
    await runCase(caseId, { ...needs, providers }, signal);
  }
  clock.stop();
  const events = facts(kept);
  const promptOf = (kind: PromptContext['kind']) => {
    const about = shown.find((one) => one.kind === kind);
    return about ? promptFor(about, 'tag').text : '';
  };
  return {
    events,
    promptOf,
    kinds: shown.map(({ kind }) => kind),
    reviewed: ofType(events, 'GateReviewed')[0],
    found: ofType(events, 'GatePassed')[0]?.checks.find(({ rule }) => rule === 'numbers_traceable')?.found,
    document: reportOfHistory(seenBy('owner', events)),
  };
};

const partners = { exitCost: 'All 34 partners lose their share.' };
const employees = { exitCost: 'All 34 employees lose their share.' };

describe('a number of another thing', () => {
  const stands = play({ chair: partners, otherThings: [1] });
  const listed = ['1. draft: All 34 partners lose their share', '   source: We have 34 employees'].join('\n');

  it('is shown to the reviewer beside what the case says, as data, and recorded', async () => {
    const { promptOf, reviewed } = await stands;
    expect(promptOf('review')).toContain(`<numbers-tag>\n${listed}\n</numbers-tag>`);
    expect(promptOf('review')).toContain('otherThings');
    expect(reviewed?.otherThings).toEqual([
      { number: '34', words: 'All 34 partners lose their share', source: 'We have 34 employees' },
    ]);
  });

  it('is to be mended, and fails the gate on every surface where it stands afterwards', async () => {
    const { promptOf, kinds, found, document } = await stands;
    expect(kinds).toEqual(['chair', 'review', 'redraft']);
    expect(promptOf('redraft')).toContain('34 partners lose their share” tells of something else than its source');
    expect(found).toContain('All 34 partners lose their share');
    if (!document) throw new Error('expected a report, found none');
    expect(estimatesIn(document)).toContain('All 34 partners lose their share');
    expect((await exported(document, 'md')).toString()).toMatch(/estimate[^\n]*34/iu);
  });

  it('is no longer one where the redraft tells of what the case does', async () => {
    const { kinds, found } = await play({ chair: partners, redraft: employees, otherThings: [1] });
    expect(kinds).toEqual(['chair', 'review', 'redraft']);
    expect(found).not.toContain('34');
  });

  it('is traced where the reviewer takes it for the same thing, or names what is not on the list', async () => {
    const { reviewed, found, kinds } = await play({ chair: partners, otherThings: [0, 7, -1] });
    expect([reviewed && 'otherThings' in reviewed, found?.includes('34')]).toEqual([false, false]);
    expect(kinds).toContain('review');
  });

  it('is not asked about where every number has the words of its source', async () => {
    const { promptOf, reviewed, found } = await play({ chair: employees, otherThings: [1] });
    expect(promptOf('review')).not.toMatch(/otherThings|numbers-tag/u);
    expect([reviewed && 'otherThings' in reviewed, found?.includes('34')]).toEqual([false, false]);
  });

  it('was not told in histories before, which fold as they did', async () => {
    const { events } = await stands;
    const rules = caseRulesFor(panelNeeds().needs, 'direct');
    const before = events.flatMap((event): CaseEvent[] => {
      if (event.type === 'GatePassed') return [];
      if (event.type !== 'GateReviewed') return [event];
      const { otherThings: _none, ...data } = event.data;
      return [{ type: event.type, data }];
    });
    const state = foldPanel(before);
    const checks = checksOf(contextOf(state, 0, rules, before.at(-1)?.data.at ?? ''));
    expect(checks.find(({ rule }) => rule === 'numbers_traceable')?.found).not.toContain('34');
  });
});
