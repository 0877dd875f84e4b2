import { z } from 'zod';

import { evidenceId, maxPerResearcher } from '../../evidence/evidenceList.ts';
import { excerptsOf } from '../../evidence/passages.ts';
import { languageOf, type PanelContext, seatsOf } from '../../state/panelContext.ts';
import { turnKind } from '../common/turnKind.ts';
import { optionsInDoubt } from '../matching/passages.ts';
import { researchPrompt } from './prompts.ts';
import { scriptedResearch } from './scripted.ts';
import { Findings, itemsFrom, pagesOf, researched } from './webItems.ts';

/** Of a long case a researcher reads what comes closest to its part of the plan: its searches alone are more to read than most. */
const excerpts = (context: PanelContext, queries: readonly string[]) => {
  const { triage } = context.state;
  return triage ? { brief: excerptsOf(triage.brief, queries, languageOf(context)) } : {};
};

/** docs/PROTOCOL.md §4.3: claims with a verbatim quote each and its source. Nothing found is an answer; prose without a source is not. */
export const research = turnKind({
  prompt: researchPrompt,
  shows: {
    own(context, { seatId }) {
      const queries = context.run.plans[seatId] ?? [];
      const doubted = optionsInDoubt(context).map(({ optionId }) => optionId);
      return { queries, doubted, ...excerpts(context, queries) };
    },
  },
  scripted: scriptedResearch,
  // An answer that does not say so says that there are none.
  schema: Findings.extend({ noOptions: z.array(z.string()).default([]) }),
  search: true,
  speaks: null,
  facts(context, turn, { items, nothingFound, noOptions }, { at, found }) {
    const { panel, seatId } = turn;
    const researcher = seatsOf(context, 'researcher').findIndex((seat) => seat.seatId === seatId);
    const idOf = (place: number) => evidenceId(panel, researcher, place);
    const kept = itemsFrom(context, turn, items, maxPerResearcher, idOf, { found, at });
    const doubted = optionsInDoubt(context);
    const refused = doubted.filter(({ optionId }) => noOptions.includes(optionId)).map(({ title }) => title);
    const judged = doubted.length > 0 ? { noOptions: refused } : {};
    return researched(turn, kept, items.length, nothingFound, { ...pagesOf(found), ...judged, at });
  },
});
