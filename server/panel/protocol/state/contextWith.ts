import type { CaseEvent } from '../../../../shared/events/case.ts';

import { type PanelContext, contextOf } from './panelContext.ts';
import { foldPanel } from './state.ts';

/** The context as it will be once these facts are recorded: what follows from them can be decided at once. */
export const contextWith = (context: PanelContext, facts: readonly CaseEvent[]): PanelContext =>
  contextOf(foldPanel(facts, context.state), context.panel, context.rules, context.at);
