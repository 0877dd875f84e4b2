import type { CaseEvent } from '../../../shared/events/case.ts';
import type { Seat } from '../../../shared/events/casePanel.ts';

import { wholeText } from './brief.ts';
import { type Scene, seatOfId, seatsOf } from './scene.ts';
import type { Item } from './state.ts';
import { comparable } from './text.ts';

const mostPerVerifier = 10;

/**
 * Seats that look quotes up: the verifiers and, where they are all of one provider, one more service seat of another, so that
 * nobody's findings are left to its own provider.
 */
export const checkers = (scene: Scene): Seat[] => {
  const own = seatsOf(scene, 'verifier');
  const known = new Set(own.map(({ provider }) => provider));
  if (known.size !== 1) return own;
  const other = standInRoles.flatMap((role) => seatsOf(scene, role)).find(({ provider }) => !known.has(provider));
  return other ? [...own, other] : own;
};
export const standInRoles = ['reviewer', 'red_team', 'stakeholder', 'framer', 'researcher'] as const;

/** Web items a seat is to check: what another provider found, dealt out evenly among those who may. */
export const assigned = (scene: Scene, checkerId: string): Item[] => {
  const seats = checkers(scene);
  // With one provider nobody else can look: its own verifier does, and the quorum says that there was but one source.
  const alone = new Set(scene.seats.map(({ provider }) => provider)).size === 1;
  return webItems(scene)
    .filter((item, i) => {
      const finder = seatOfId(scene, item.seatId)?.provider;
      const able = alone ? seats : seats.filter(({ provider }) => provider !== finder);
      return able[i % Math.max(1, able.length)]?.seatId === checkerId;
    })
    .slice(0, mostPerVerifier);
};

/** Quotes of the case itself are checked by code: they stand in it, word for word, or they do not. */
export const checkCaseQuotes = (scene: Scene): CaseEvent[] => {
  const said = comparable(
    [wholeText(scene.state, scene.rules.guided, true), ...(scene.state.answers ?? []).map(({ text }) => text)].join(
      '\n',
    ),
  );
  return scene.run.evidence
    .filter(({ source, status }) => source === 'case' && status === 'unchecked')
    .map(({ evidenceId, quote }): CaseEvent => {
      const there = said.includes(comparable(quote));
      return {
        type: 'EvidenceVerified',
        data: {
          panel: scene.panel,
          evidenceId,
          seatId: null,
          status: there ? 'verified' : 'refuted',
          note: there ? 'Stands in the case, word for word.' : 'Does not stand in the case.',
          pageHash: null,
          at: scene.at,
        },
      };
    });
};

/** What nobody could check when research is over. */
export const leftUnchecked = (scene: Scene): CaseEvent[] =>
  scene.run.evidence
    .filter(({ status }) => status === 'unchecked')
    .map(({ evidenceId }) => ({
      type: 'EvidenceVerified',
      data: {
        panel: scene.panel,
        evidenceId,
        seatId: null,
        status: 'unverifiable',
        note: 'Nobody of another provider could check it in time.',
        pageHash: null,
        at: scene.at,
      },
    }));

const webItems = ({ run }: Scene): Item[] => run.evidence.filter(({ source }) => source === 'web');
