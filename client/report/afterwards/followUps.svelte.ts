import type { CaseView } from '../../../shared/api/cases/case.ts';
import type { Api } from '../../api.ts';
import { readCase } from '../../cases/caseCalls.ts';
import { afterwardsCalls } from './afterwardsCalls.ts';

const every = 2000;
/** After so long without an answer the page stops asking the server and says so. */
const patience = 120_000;

/** A delivered case with what came after its report; looks again while a seat still owes its answer. */
export class FollowUps {
  #view = $state.raw<CaseView | null>(null);
  /** Asked in vain for a while: the answer comes when it comes. */
  late = $state(false);
  readonly #api: Pick<Api, 'request'>;
  readonly #caseId: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;
  #owed = false;

  constructor(api: Pick<Api, 'request'>, caseId: string) {
    this.#api = api;
    this.#caseId = caseId;
  }

  get view(): CaseView | null {
    return this.#view;
  }

  read = async (): Promise<void> => {
    clearTimeout(this.#timer);
    const found = await readCase(this.#api, this.#caseId).catch(() => null);
    if (found) {
      this.#view = found;
      this.#owed = found.follow_ups.some(({ answer }) => answer === null);
    }
    // What is shown already stays; the next look may find the server again.
    if (!this.#owed) return;
    this.#since ||= performance.now();
    this.late = performance.now() - this.#since > patience;
    if (!this.late) this.#timer = setTimeout(() => void this.read(), every);
  };

  ask = async (dissentId: string, question: string): Promise<void> => {
    await afterwardsCalls(this.#api).askDissenter(this.#caseId, { dissent_id: dissentId, question });
    this.#owed = true;
    this.#since = 0;
    await this.read();
  };

  stop = (): void => clearTimeout(this.#timer);
}
