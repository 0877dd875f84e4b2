import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { interfaceLanguages } from '../../../shared/api/interfaceLanguages.ts';
import { namesOfProviders, providersSection, terms, termsVersion } from '../../../shared/api/accounts/terms.ts';
import { inTermsSince, isNamed, modelProviders } from '../../../shared/events/providers.ts';
import { providerTable } from '../../../server/panel/providers/table.ts';
import { pathOf } from '../../support/catalogues.ts';

const translations = interfaceLanguages.filter((language) => language !== 'en');
const textsOf = (language: string, area = 'terms') =>
  JSON.parse(
    readFileSync(new URL(`../../../shared/locales/${pathOf(language, area)}`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

describe('the Terms', () => {
  it('name every company that the program can ask, and say that the operator may run others', () => {
    const text = terms[providersSection]?.text ?? '';
    for (const name of namesOfProviders) expect(text).toContain(name);
    // A provider without a name is the operator’s own server.
    expect(modelProviders.filter((provider) => provider in providerTable).length).toBe(namesOfProviders.length + 1);
    expect(text).toContain('model servers that the operator of this installation runs');
  });

  it('are a new version with each company that is added', () => {
    const added = modelProviders.filter(isNamed).map(inTermsSince);
    expect(added.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || day > termsVersion)).toEqual([]);
  });

  it.each(translations)('say the same in %s', (language) => {
    const texts = textsOf(language);
    for (const at of terms.keys()) {
      expect(texts[`terms.${at + 1}.title`]).toBeTruthy();
      const places = [...(texts[`terms.${at + 1}.text`] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([at, places]).toEqual([at, at === providersSection ? ['providers'] : []]);
    }
    expect(textsOf(language, 'privacy')['privacy.providers']).toContain('{providers}');
  });

  it('say of each place outside the installation that deletion does not reach it', () => {
    const kept = terms.find(({ title }) => title === 'What is kept after you leave')?.text ?? '';
    expect(kept).toMatch(
      /e-mails in the mailboxes.*; backups that the operator made before.*; and what model providers keep/,
    );
  });
});
