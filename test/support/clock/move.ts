/** Sets the clock of this realm ahead. Everything it uses is inside, so that a browser can be given it too. */
export function moveClock(aheadMs: number): void {
  const Real = Date;
  const now = Real.now.bind(Real);
  Real.now = () => now() + aheadMs;
  const Moved = new Proxy(Real, {
    apply: (target) => new target(target.now()).toString(),
    construct: (target, given: unknown[], made) =>
      Reflect.construct(target, given.length > 0 ? given : [target.now()], made) as Date,
  });
  Real.prototype.constructor = Moved;
  globalThis.Date = Moved;
}
