/** A form being sent: busy while it is, holding the error when it failed. */
export class Send {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  async try(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.error = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
