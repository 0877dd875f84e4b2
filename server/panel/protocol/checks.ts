import type { Seat } from '../../../shared/events/casePanel.ts';

import { evidenceOf, type Scene, seatOfId } from './scene.ts';
import type { Item } from './state.ts';
import { checkers } from './verification.ts';

/** What the examiner of a crux asked to have looked up again; undefined when nothing. */
export const askedCheck = (scene: Scene, cruxId: string | null): (Item & { readonly question: string }) | undefined => {
  const check = scene.run.said.find((said) => said.kind === 'examination' && said.cruxId === cruxId)?.check;
  const item = check && evidenceOf(scene).find(({ evidenceId }) => evidenceId === check.evidenceId);
  return item && { ...item, question: check.question };
};

/** Who may look: no advocate, not the examiner itself, first those of another provider than the seat that found it. */
export const checkersOf = (scene: Scene, { seatId: finder }: Item, examiner: string | null): Seat[] => {
  const provider = seatOfId(scene, finder)?.provider;
  const able = checkers(scene).filter(({ seatId }) => seatId !== examiner);
  return able.toSorted((a, b) => Number(a.provider === provider) - Number(b.provider === provider));
};
