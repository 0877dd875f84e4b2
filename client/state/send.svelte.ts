/** A form being sent: busy while it is, holding the error when it failed. */
export class Send {
  busy = $state(false);
  error = $state.raw<unknown>(null);
  /** The same as `busy`, but no effect that sends something comes to depend on it: it would send again at its own end. */
  #running = false;

  async try(work: () => Promise<unknown>): Promise<boolean> {
    if (this.#running) return false;
    this.#running = this.busy = true;
    this.error = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.error = error;
      return false;
    } finally {
      this.#running = this.busy = false;
    }
  }
}
