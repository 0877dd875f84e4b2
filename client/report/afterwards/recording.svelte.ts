import { Send } from '../../state/send.svelte.ts';

/** What the owner records of how a case ended: nothing is chosen for them, and what was recorded can be recorded again. */
export class Recording<Choice extends string> {
  chosen = $state<Choice | null>(null);
  text = $state('');
  missing = $state(false);
  done = $state(false);
  editing = $state(false);
  readonly send = new Send();

  edit(chosen: Choice, text: string | undefined) {
    this.chosen = chosen;
    this.text = text ?? '';
    this.editing = true;
    this.done = false;
  }

  async save(record: (chosen: Choice, text: string) => Promise<unknown>, shownAgain: () => Promise<void>) {
    const { chosen, text } = this;
    this.missing = chosen === null;
    if (chosen === null) return;
    this.done = await this.send.try(() => record(chosen, text));
    // What was recorded before is shown again only as it is now.
    if (this.done) await shownAgain();
    this.editing &&= !this.done;
  }
}
