import { askedCheck } from './checks.ts';
import { statusIn } from './counting.ts';
import type { Page } from './phase.ts';
import type { Scene } from './scene.ts';
import { comparable } from './text.ts';
import type { Turn } from './turn.ts';
import { assigned } from './verification.ts';

/** A quote to check and what the page says around it. */
export type Lookup = {
  readonly evidenceId: string;
  readonly claim: string;
  readonly quote: string;
  readonly url: string;
  readonly onPage: boolean;
  readonly excerpt: string;
};

/** Characters of the page on either side of a quote: enough to judge it, too little to be led astray by. */
const around = 600;

/** What a verifier looks up, or the one item that an examiner asked about; nothing in other phases. */
export const lookupsFor = (
  scene: Scene,
  { phase, seatId, subject }: Turn,
  pages: Readonly<Record<string, Page>>,
): Lookup[] => {
  const items =
    phase === 'verify'
      ? assigned(scene, seatId).filter(({ evidenceId }) => statusIn(scene)(evidenceId) === 'unchecked')
      : phase === 'check'
        ? [askedCheck(scene, subject)].filter((item) => item !== undefined)
        : [];
  return items.map(({ evidenceId, claim, quote, source, url }) => {
    const page = source === 'case' ? { text: scene.state.triage?.brief ?? '' } : pages[url ?? ''];
    const text = page && 'text' in page ? comparable(page.text) : '';
    const at = text.indexOf(comparable(quote));
    const excerpt = at < 0 ? '' : text.slice(Math.max(0, at - around), at + quote.length + around);
    return { evidenceId, claim, quote, url: url ?? 'the case itself', onPage: at >= 0, excerpt };
  });
};
