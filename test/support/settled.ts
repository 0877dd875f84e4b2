import type { Locator, Page } from 'playwright-core';

/** The page was drawn as it is now: its fonts are there and its transitions have ended. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await frame();
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await frame();
  });

/** Nothing scrolls, appears or disappears there: it was the same for some frames. */
export const atRest = (scroller: Locator): Promise<void> =>
  scroller.evaluate(async (element) => {
    const look = () => `${element.scrollTop} ${element.scrollHeight} ${element.querySelectorAll('*').length}`;
    let before = look();
    for (let same = 0; same < 10;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = look();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });
