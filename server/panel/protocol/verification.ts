import type { CaseEvent } from '../../../shared/events/case.ts';

import { wholeText } from './brief.ts';
import { type Scene, seatOfId, seatsOf } from './scene.ts';
import type { Item } from './state.ts';
import { comparable } from './text.ts';

const mostPerVerifier = 10;

/** Web items a verifier is to check: what another provider found, dealt out evenly among those who may. */
export const assigned = (scene: Scene, verifierId: string): Item[] => {
  const verifiers = seatsOf(scene, 'verifier');
  return webItems(scene)
    .filter((item, i) => {
      const finder = seatOfId(scene, item.seatId)?.provider;
      const strangers = verifiers.filter(({ provider }) => provider !== finder);
      // With one provider nobody else can look: its own verifier does, and the quorum says that there was but one source.
      const able = strangers.length > 0 ? strangers : verifiers;
      return able[i % able.length]?.seatId === verifierId;
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
