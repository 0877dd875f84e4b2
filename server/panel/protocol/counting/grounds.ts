import { evidenceOf, panelsBehind, type PanelContext } from '../state/panelContext.ts';
import { runOf } from '../state/state.ts';
import type { Grounds } from './pool/strength.ts';

/** Who framed the case, and how much of its evidence was looked up and found. */
export const groundsOf = (context: PanelContext): Grounds => {
  const items = evidenceOf(context);
  return {
    framedByCode: panelsBehind(context).some((panel) => runOf(context.state, panel).framedByCode),
    items: items.length,
    verified: items.filter(({ status }) => status === 'verified').length,
  };
};
