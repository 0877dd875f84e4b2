import { describe, expect, it } from 'vitest';

import { refuseGuessable } from '../../../server/accounts/passwords/refusedPasswords.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';

const account = { email: 'ada.lovelace@analytical-engine.example', host: 'decisions.acme.example' };
const isRefused = (password: string, given = account): boolean => {
  try {
    refuseGuessable(password, given);
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'refused-password') return true;
    throw error;
  }
};
const all = (passwords: readonly string[]) => passwords.map((password) => [password, isRefused(password)]);
const each = (passwords: readonly string[], refused: boolean) => passwords.map((password) => [password, refused]);

describe('a new password', () => {
  it('is none of the commonest, however its case, its end or its spaces are written', () => {
    const bad = [
      '12345678',
      'password',
      'PassWord1',
      'iloveyou',
      'I love you!',
      'qwertyuiop',
      'Sunshine2026!',
      'ｐａｓｓｗｏｒｄ',
    ];
    expect(all(bad)).toEqual(each(bad, true));
  });
  it('is no character or two repeated', () => {
    const bad = ['aaaaaaaaaaaa', '10101010101010', '        ', '????????'];
    expect(all(bad)).toEqual(each(bad, true));
  });
  it('is not made of the address, the host or the name of the service', () => {
    const bad = [
      account.email,
      'lovelace1815',
      'AdaLovelace',
      'ada-lovelace-1815!',
      'witan2026',
      'my witan 1',
      'acme-decisions',
      'engine#2026',
    ];
    expect(all(bad)).toEqual(each(bad, true));
    expect(isRefused('r2d2c3po77', { ...account, email: 'r2d2c3po@example.org' })).toBe(true);
  });
  it('may be any other, also a sentence with such a word in it', () => {
    const good = [
      'correct horse battery',
      'a new password',
      'Lovelace wrote notes',
      '我想开第二家面包店啊',
      'xq7-Lm2w',
      'кот сидит на окне',
    ];
    expect(all(good)).toEqual(each(good, false));
  });
});
