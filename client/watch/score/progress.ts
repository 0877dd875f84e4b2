import { type Debate, recommendation } from '../../../shared/views/debate/debate.ts';
import { panelsOf, latestPool } from '../../debate/currentState.ts';
import type { Words } from '../../words/words.svelte.ts';

/** How far the panel is, in two sentences at most, made of what the history holds. */
export const progressOf = (debate: Debate, { t }: Pick<Words, 't'>): readonly string[] => {
  if (debate.rehearsal && debate.revealed.length > 0) return [t('watch.rehearsal.lead')];
  const lines: string[] = [];
  const pooled = panelsOf(debate).some((panel) => latestPool(debate, panel));
  const voters = debate.seats.filter(({ kind }) => kind === 'voting').length;
  if (!pooled && debate.ballots.length > 0)
    lines.push(t('watch.sofar.sealed', { n: debate.ballots.length, of: voters }));
  if (debate.dissents.length > 0) lines.push(t('watch.sofar.dissents', { n: debate.dissents.length }));
  if (pooled || recommendation(debate)) return lines;
  if (lines.length === 0 && debate.options.length > 0)
    lines.push(t('watch.sofar.framed', { n: debate.options.length }));
  if (debate.evidence.length > 0)
    lines.push(
      t('watch.sofar.evidence', {
        n: debate.evidence.length,
        verified: debate.evidence.filter(({ status }) => status === 'verified').length,
        refuted: debate.evidence.filter(({ status }) => status === 'refuted').length,
      }),
    );
  if (lines.length === 0 && debate.triage) lines.push(t('watch.sofar.read'));
  return lines.slice(0, 2);
};
