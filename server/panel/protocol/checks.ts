import type { Seat } from '../../../shared/events/casePanel.ts';

import { evidenceOf, type Scene, seatOfId, seatsOf } from './scene.ts';
import type { Item } from './state.ts';
import { checkers, standInRoles } from './verification.ts';

/** What the examiner of a crux asked to have looked up again; undefined when nothing. */
export const askedCheck = (scene: Scene, cruxId: string | null): (Item & { readonly question: string }) | undefined => {
  const check = scene.run.said.find((said) => said.kind === 'examination' && said.cruxId === cruxId)?.check;
  const item = check && evidenceOf(scene).find(({ evidenceId }) => evidenceId === check.evidenceId);
  return item && { ...item, question: check.question };
};

/** Who may look: not the examiner, and nobody of the provider that found it, unless there is no other; verifiers first. */
export const checkersOf = (scene: Scene, { seatId: finder }: Item, examiner: string | null): Seat[] => {
  const provider = seatOfId(scene, finder)?.provider;
  const alone = new Set(scene.seats.map((seat) => seat.provider)).size === 1;
  const able = [...checkers(scene), ...standInRoles.flatMap((role) => seatsOf(scene, role))];
  return able.filter(
    (seat, i) => seat.seatId !== examiner && (alone || seat.provider !== provider) && able.indexOf(seat) === i,
  );
};
