import type { AskAgain } from '../../shared/api/cases/again.ts';
import { isVisible } from '../../shared/kernel/text/visibleText.ts';
import { assumedIn } from '../../shared/views/reportDocument/assumed.ts';
import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';

type Change = AskAgain['change'];
const changeKinds = ['fact', 'assumption', 'weight', 'document'] as const;
type Kind = (typeof changeKinds)[number];

/** What the owner fills in to have a delivered case asked again: one change, whichever kind of it. */
export class Asking {
  kind = $state<Kind>('fact');
  fact = $state('');
  /** Place of the assumption among those of the report. */
  assumption = $state(0);
  instead = $state('');
  criterionId = $state('');
  /** In percent. */
  weight = $state(0);
  /** Ids of what was uploaded and read. */
  documents = $state.raw<readonly string[]>([]);
  readonly assumptions: readonly string[];
  readonly criteria: ReportDocument['frame']['criteria'];
  readonly #newKey: () => string;
  #sent = { about: '', key: '' };

  constructor({ frame }: Pick<ReportDocument, 'frame'>, newKey: () => string, start: URLSearchParams) {
    this.#newKey = newKey;
    this.criteria = frame.criteria;
    this.assumptions = assumedIn(frame).map(({ text }) => text);
    const named = frame.criteria.find(({ criterionId }) => criterionId === start.get('criterion'));
    this.choose((named ?? frame.criteria[0])?.criterionId ?? '');
    if (!named) return;
    this.kind = 'weight';
    const wanted = Number(start.get('weight') ?? Number.NaN);
    if (wanted >= 0 && wanted <= 100) this.weight = Math.round(wanted);
  }

  /** The kinds for which this report has something to change. */
  get kinds(): readonly Kind[] {
    const has = {
      fact: true,
      assumption: this.assumptions.length > 0,
      weight: this.criteria.length > 1,
      document: true,
    };
    return changeKinds.filter((kind) => has[kind]);
  }
  choose(criterionId: string): void {
    this.criterionId = criterionId;
    this.weight = this.#percentOf(criterionId);
  }

  /** Null while nothing is different. */
  get change(): Change | null {
    switch (this.kind) {
      case 'fact':
        return isVisible(this.fact) ? { kind: 'fact', now: this.fact } : null;
      case 'assumption': {
        const was = this.assumptions[this.assumption];
        return was !== undefined && isVisible(this.instead) && this.instead.trim() !== was.trim()
          ? { kind: 'assumption', was, now: this.instead }
          : null;
      }
      case 'weight':
        return this.weight === this.#percentOf(this.criterionId)
          ? null
          : { kind: 'weight', criterion_id: this.criterionId, now: this.weight / 100 };
      case 'document': {
        const [one, ...others] = this.documents;
        return one === undefined || others.length > 0 ? null : { kind: 'document', document_id: one };
      }
    }
  }

  /** The key under which this change, sent again, is the same case; another change has another one. */
  keyFor(change: Change): string {
    const about = JSON.stringify(change);
    if (this.#sent.about !== about) this.#sent = { about, key: this.#newKey() };
    return this.#sent.key;
  }

  #percentOf = (id: string) =>
    Math.round((this.criteria.find(({ criterionId }) => criterionId === id)?.weight ?? 0) * 100);
}
