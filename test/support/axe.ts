import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** axe in the page itself: our pages hold no frames, for which it would open a second page each time. */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
