import { expect, it } from 'vitest';

import { asTitle } from '../../../../server/panel/protocol/text/sentenceCase.ts';

it.each([
  ['rent the shop', 'en', 'Rent the shop'],
  ['iPhone repairs', 'en', 'iPhone repairs'],
  ['eBay shop', 'en', 'eBay shop'],
  ['ihale açmak', 'tr', 'İhale açmak'],
  ['ihale açmak', 'no tag', 'Ihale açmak'],
  ['ﬁlm sales', 'en', 'ﬁlm sales'],
  ['ßtraße', 'de', 'ßtraße'],
  ['đi vay', 'vi', 'Đi vay'],
  ['5 years', 'en', '5 years'],
  ['買う', 'ja', '買う'],
])('%s in %s as a title is %s', (part, language, title) => {
  expect(asTitle(part, language)).toBe(title);
});
