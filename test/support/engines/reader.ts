import { until } from '../until.ts';
import type { Tab } from './engine.ts';

/** What somebody does with a page, the same in every browser; all of it waits until it can be done. */
export type Reader = ReturnType<typeof reader>;

export const reader = (tab: Tab, site: string) => {
  /** While a page is left for another there is nobody to ask. */
  const asked = <T, A>(run: (given: A) => T | Promise<T>, given: A) => tab.ask(run, given).catch(() => null);
  const title = () => tab.ask(() => `${location.href} “${document.title}”`, null).catch(() => 'no page');
  let seen = '';
  const wait = async <T, A>(what: string, run: (given: A) => T | null | Promise<T | null>, given: A): Promise<T> => {
    const ask = async () => {
      const answer = await asked(run, given);
      if (!answer) seen = await title();
      return answer;
    };
    return until(what, ask, () => seen);
  };
  const see = (selector: string) =>
    wait(`“${selector}”`, (css: string) => document.querySelector(css)?.checkVisibility() ?? false, selector);

  /** Where it is on the screen once it stands still, brought there if it is elsewhere or covered. */
  const placeOf = (selector: string, text: string) =>
    wait(
      `“${text || selector}” to click on`,
      async ({ css, words }) => {
        const named = (each: Element) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim();
        const one = [...document.querySelectorAll(css)].find(
          (each) => each.checkVisibility() && !each.matches(':disabled') && named(each).startsWith(words),
        );
        if (!one) return null;
        const place = () => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        };
        const isHit = ({ x, y }: { x: number; y: number }) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (one.contains(hit) || hit.contains(one));
        };
        if (!isHit(place())) one.scrollIntoView({ block: 'center', behavior: 'instant' });
        const before = place();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const now = place();
        return now.y === before.y && isHit(now) ? now : null;
      },
      { css: selector, words: text },
    );

  return {
    errors: tab.errors,
    press: tab.press,
    back: tab.back,
    forward: tab.forward,
    reload: tab.reload,
    picture: tab.picture,
    close: tab.close,
    ask: tab.ask,
    wait,
    see,
    async open(path: string, selector = 'h1') {
      await tab.goTo(site + path);
      await see(selector);
    },
    async click(selector: string, text = '') {
      await tab.clickAt(await placeOf(selector, text));
    },
    /** By keyboard, from where the page is: a click would bring the link into view. */
    async follow(link: string) {
      await see(link);
      await tab.ask((css) => document.querySelector<HTMLElement>(css)?.focus({ preventScroll: true }), link);
      await tab.press('Enter');
    },
    /** At once, as a paste would; what listens hears of it. */
    async fill(selector: string, text: string) {
      await see(selector);
      await tab.ask(
        ({ css, value }) => {
          const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(css);
          field?.focus();
          if (field) field.value = value;
          field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        },
        { css: selector, value: text },
      );
    },
    text: (selector: string) =>
      tab.ask((css) => document.querySelector<HTMLElement>(css)?.innerText.trim() ?? '', selector),
    address: (part: string) => wait(`an address with “${part}”`, (wanted) => location.href.includes(wanted), part),
    scrolledTo: (y: number) => wait(`the page at ${y} px`, (to) => Math.abs(window.scrollY - to) <= 50, y),
    async scroll(y: number) {
      await tab.ask(async (to) => {
        window.scrollTo(0, to);
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await frame();
        await frame();
      }, y);
      return tab.ask(() => Math.round(window.scrollY), null);
    },
    focused: () => tab.ask(() => document.activeElement?.tagName.toLowerCase() ?? '', null),
  };
};
