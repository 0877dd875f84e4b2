import type { Intake } from '../../shared/api/cases/intake.ts';
import { type QuestionId, intakeQuestions } from '../../shared/api/cases/intakeQuestions.ts';
import { limits } from '../../shared/api/limits.ts';
import { hasWords } from '../../shared/kernel/text/visibleText.ts';
import type { Drafts } from '../state/drafts.ts';

export type Wrong = { readonly id: 'q1' | QuestionId; readonly n: number; readonly max: number };
type Kept = { q1: string; mode: '' | 'direct' | 'deep'; answers: Record<string, string>; key: string };

const draft = 'new';

/** The case being written: kept on this device at every stroke, under one idempotency key until it is accepted. */
export class NewCase {
  q1 = $state('');
  mode = $state<Kept['mode']>('');
  answers = $state<Record<string, string>>({});
  keptAt = $state<number | null>(null);
  #key: string;
  readonly #drafts: Drafts;
  readonly #newKey: () => string;

  constructor(drafts: Drafts, newKey: () => string, start = '') {
    const kept = drafts.read<Partial<Kept>>(draft, {});
    this.#drafts = drafts;
    this.#newKey = newKey;
    this.q1 = start || (kept.q1 ?? '');
    this.mode = kept.mode ?? '';
    this.answers = start ? {} : (kept.answers ?? {});
    this.#key = kept.key ?? newKey();
  }

  get written(): boolean {
    return this.q1.trim() !== '' || this.answered > 0;
  }
  get answered(): number {
    return intakeQuestions.filter(({ id }) => this.answers[id]?.trim()).length;
  }
  /** What the server would refuse, in the order of the form. */
  get wrong(): readonly Wrong[] {
    const n = charactersIn(this.q1);
    const first =
      !hasWords(this.q1) || n > limits.q1 ? [{ id: 'q1' as const, n: hasWords(this.q1) ? n : 0, max: limits.q1 }] : [];
    const others = intakeQuestions
      .map(({ id }) => ({ id, n: charactersIn(this.answers[id] ?? ''), max: limits.answer }))
      .filter(({ n: length, max }) => length > max);
    return [...first, ...others];
  }

  keep(): void {
    if (!this.written) return this.#drafts.clear(draft);
    const { q1, mode } = this;
    const kept = this.#drafts.keep(draft, { q1, mode, answers: { ...this.answers }, key: this.#key });
    this.keptAt = kept ? Date.now() : null;
  }

  /** What is sent, with the key under which a repeated send is the same case. */
  intake(email: string, documents: readonly string[] = []): { readonly body: Intake; readonly key: string } {
    const given = intakeQuestions
      .map(({ id }) => [id, this.answers[id]?.trim() ?? ''] as const)
      .filter(([, text]) => text);
    const held = documents.length > 0 ? { documents: [...documents] } : {};
    return { body: { email, q1: this.q1, mode: this.mode, ...held, ...Object.fromEntries(given) }, key: this.#key };
  }

  /** The key belonged to another text: the next send is a case of its own. */
  renew(): void {
    this.#key = this.#newKey();
    this.keep();
  }

  clear(): void {
    this.#drafts.clear(draft);
    this.q1 = '';
    this.mode = '';
    this.answers = {};
    this.keptAt = null;
    this.#key = this.#newKey();
  }
}

/** Code points, as the server counts them. */
const charactersIn = (text: string): number => Array.from(text).length;
