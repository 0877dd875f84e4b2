import { describe, expect, it } from 'vitest';

import { matching } from '../../client/palette/commands.ts';

const commands = ['New case', 'Cases', 'Sécurité', 'Theme: Dark', '新建案件'].map((text) => ({
  id: text,
  text,
  run: () => {},
}));
const found = (typed: string) => matching(commands, typed).map(({ text }) => text);

describe('the commands of the palette', () => {
  it('are all there before anything is typed', () => expect(found('  ')).toHaveLength(5));
  it('come first where their text begins with what was typed', () =>
    expect(found('case')).toEqual(['Cases', 'New case']));
  it('hold every word that was typed, in any order', () => expect(found('dark th')).toEqual(['Theme: Dark']));
  it('are found without accents and case', () => expect(found('SECURITE')).toEqual(['Sécurité']));
  it('are found in writing without spaces', () => expect(found('案件')).toEqual(['新建案件']));
  it('leave out what does not match', () => expect(found('invoice')).toEqual([]));
});
