import { describe, expect, it, vi } from 'vitest';

import { models } from '../../projections/models.ts';
import { roles } from '../../server/platform/config/variables.ts';
import { queues } from '../../server/platform/jobs/reactors.ts';
import { codeOf, problems } from '../../shared/api/problems.ts';
import { caseSchemas } from '../../shared/events/case.ts';
import project from '../../client/words.inlang/settings.json';
import { readWords } from '../../client/words/files.ts';
import { type Language, Words, languages } from '../../client/words/words.svelte.ts';
import { speechOf } from '../../shared/words/speech.ts';
import { sentences } from '../../client/words/phrasing.ts';
import { remarkIn } from '../../client/debate/recordedReasons.ts';
import { type Catalogue, type Written, areasOf, catalogueOf, pathsOf } from '../support/catalogues.ts';

const areas = areasOf('en');
const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');
const catalogues = new Map<string, Catalogue>();
for (const language of Object.keys(languages))
  for (const area of areasOf(language)) catalogues.set(`${language}/${area}`, await catalogueOf(language, area));

const wordsOf = (language: string, area: string): Catalogue => catalogues.get(`${language}/${area}`) ?? {};
const all = (language: string): [string, Written][] => areas.flatMap((area) => Object.entries(wordsOf(language, area)));
const formsOf = (message: Written): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const placesIn = (message: Written): ReadonlySet<string> =>
  new Set(formsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []));
const alikeSets = (a: Iterable<string>, b: Iterable<string>) => new Set(a).symmetricDifference(new Set(b)).size === 0;

/** What is written alike in another language: names, keys, file formats, units, and words the languages share. */
const alike = new Set([
  'operators.role.panel',
  'operators.queue.panel',
  'operators.queue.email',
  'operators.queue.webhook',
  'palette.ctrl',
  'security.passkeys',
  'webhooks.title',
  'webhooks.deliveries',
  'webhooks.type.webhook.test',
  'replay.pause',
  'account.code',
  'account.plan',
  'agents.domain',
  'agents.interfaces',
  'agents.title',
  'agents.interface.version',
  'agents.signature',
  'case.at.page',
  'case.option',
  'compare.reused.objections',
  'case.pdf',
  'case.phase.conclusion',
  'cases.filter',
  'cases.plan',
  'cases.quoted',
  'guided.options.title',
  'landing.mode.default',
  'landing.mode.direct',
  'landing.sample.1.who',
  'landing.sample.2.who',
  'landing.sample.4.who',
  'new.mode.default',
  'new.mode.direct',
  'pricing.mode.default',
  'pricing.mode.direct',
  'pricing.modes',
  'replay.revision',
  'replay.valuetext',
  'report.pdf',
  'shell.agents',
  'terms.7.title',
  'watch.ballots.final',
  'watch.evidence.kind.opinion',
  'watch.evidence.source',
  'watch.cruxes.no',
  'watch.key.End',
  'watch.key.Esc',
  'watch.key.Home',
  'watch.key.Space',
  'watch.kind.dissent',
  'watch.kind.statement',
  'watch.live',
  'watch.score.no',
  'watch.seats.panel',
  'watch.title',
  'watch.verdict.pdf',
]);

describe('the project that Paraglide and translators’ tools open', () => {
  it('names every language and every file there is', () => {
    expect(project.locales).toEqual(Object.keys(languages));
    const files = project['plugin.inlang.messageFormat'].pathPattern;
    expect(files).toEqual(pathsOf('de').map((path) => `../shared/locales/${path.replace('de', '{locale}')}`));
  });
});

describe.each(others)('the words of the interface in %s', (language) => {
  it('have every area and every key', () => {
    expect(new Set(areasOf(language))).toEqual(new Set(areas));
    const keysOf = (of: string) =>
      new Map(areas.map((area) => [area, new Set(Object.keys(wordsOf(of, area)))] as const));
    expect(keysOf(language)).toEqual(keysOf('en'));
  });
  it('are words of its own', () => {
    const own = new Map(all(language));
    const same = all('en').filter(
      ([key, message]) => !alike.has(key) && JSON.stringify(own.get(key)) === JSON.stringify(message),
    );
    expect(same.map(([key]) => key)).toEqual([]);
  });
  it('have the same places for values as English', () => {
    // English is composed from the list of providers; translations leave a place for it.
    const namesProviders = 'terms.4.text';
    const own = new Map(all(language));
    const wrong = all('en').filter(
      ([key, message]) => key !== namesProviders && !alikeSets(placesIn(message), placesIn(own.get(key) ?? '')),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
  it('have a text for every way in which the language counts', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const wrong = all(language).filter(
      ([, message]) => typeof message !== 'string' && !alikeSets(Object.keys(message), pluralCategories),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
  it('are what a page gets when it asks for an area', async () => {
    const words = new Words(language, readWords);
    await words.load(['shell']);
    expect(words.t('shell.language')).toBe(wordsOf(language, 'shell')['shell.language']);
  });
});

it('sets a space between two sentences only where their writing has one', () => {
  const said = (language: Language) => sentences(new Words(language, readWords), '1.', '', '2.');
  expect([said('en'), said('hi'), said('ja'), said('zh-Hans')]).toEqual(['1. 2.', '1. 2.', '1.2.', '1.2.']);
});

describe.each(Object.keys(languages) as Language[])('what Paraglide compiles in %s', (language) => {
  /** A number for every way in which some language counts, and no number at all. */
  const numbers = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, 1.5, Number.NaN];
  const rules = new Intl.PluralRules(language);
  const expected = (message: Written, n: number): string => {
    const text = typeof message === 'string' ? message : (message[rules.select(n)] ?? message['other'] ?? '');
    return text.replaceAll(/\{(\w+)\}/g, '<$1>');
  };

  it.each(areas)('says of %s what is written, for every number', async (area) => {
    const compiled = await readWords(language, area);
    const messages = Object.entries(wordsOf(language, area));
    expect(Object.keys(compiled)).toEqual(messages.map(([key]) => key));
    for (const [key, message] of messages) {
      const names = [...placesIn(message)].map((place) => place.slice(1, -1));
      const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
      const said = numbers.map((count) => compiled[key]?.({ ...values, count }));
      expect.soft(said, key).toEqual(numbers.map((n) => expected(message, n)));
    }
  });
});

describe('the region of the reader', () => {
  const day = '2026-11-16T00:00:00Z';
  const written = async (tags: readonly string[], language: Language) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
    try {
      const words = new Words(language, readWords);
      return [words.number(1234.5), words.percent(0.5), words.date(day, { dateStyle: 'long', timeZone: 'UTC' })];
    } finally {
      vi.restoreAllMocks();
    }
  };

  it('is that of the browser, also where its tag carries more than a formatter takes', async () => {
    expect(await written(['en-US@posix'], 'en')).toEqual(['1,234.5', '50%', 'November 16, 2026']);
    expect(await written(['de_AT.UTF-8', 'de-AT'], 'de')).toEqual(await written(['de-AT'], 'de'));
    expect(await written(['C', 'de-CH'], 'de')).toEqual(await written(['de-CH'], 'de'));
  });

  it('is none where the browser names none: pages have the dates that PDFs and e-mails have', async () => {
    for (const tags of [['en'], ['de-DE']])
      expect((await written(tags, 'en')).at(-1)).toBe(speechOf('en', null).date(day));
  });

  const said = (language: string, tag: string) =>
    speechOf(language, null, undefined, { tag, timeZone: 'UTC' }).date(day);
  it.each([
    ['ar-SY', 'ar'],
    ['en-GB', 'en'],
    ['pt-PT', 'pt-Latn'],
  ])('is that of a case in %s where the reader reads %s of no region', (language, tag) => {
    expect(said(language, tag)).toBe(speechOf(language, null).date(day));
  });

  it('is the reader’s own where there is one, and none of another language', () => {
    expect(said('ar-SY', 'ar-EG')).toContain('نوفمبر');
    expect(said('ar-SY', 'en')).toContain('تشرين الثاني');
  });
});

describe('what the server refuses', () => {
  /** Codes that a page never meets: only somebody who writes requests by hand does. */
  const byHand = [
    'malformed-request',
    'method-not-allowed',
    'not-acceptable',
    'not-json',
    'unknown-parameter',
    'invalid-page-size',
    'card-url-invalid',
    'card-not-usable',
    // Documents come by the API alone.
    'document-not-found',
    'document-incomplete',
    'document-not-ready',
    'piece-out-of-order',
    'document-too-large',
    'documents-too-many',
    'piece-damaged',
    // Only who calls with a token is told these.
    'invalid-token',
    'token-limit-reached',
    'consent-missing',
    'insufficient-scope',
    'not-by-token',
  ];
  it('is said in words of the interface', () => {
    const codes = Object.keys(problems).filter((key) => !byHand.includes(key));
    const known = [
      ...Object.keys(wordsOf('en', 'problems')),
      ...Object.keys(wordsOf('en', 'account')),
      ...Object.keys(wordsOf('en', 'agents')),
      ...Object.keys(wordsOf('en', 'case')),
      ...Object.keys(wordsOf('en', 'documents')),
    ];
    expect(codes.filter((key) => !known.includes(`problem.${codeOf(key)}`))).toEqual([]);
  });
});

describe('what the software records as codes', () => {
  const t = ((key: string, values: object) => `${key}${JSON.stringify(values ?? {})}`) as Words['t'];
  const words = { t, percent: (share: number) => `${share * 100} %` };

  it('is said with its parameters, and with a technical detail behind it', () => {
    expect(remarkIn(words, { code: 'budget_share_spent', share: 0.35 })).toBe(
      'watch.remark.budget_share_spent{"share":"35 %"}',
    );
    expect(remarkIn(words, { code: 'page_unavailable', detail: 'HTTP 404' })).toContain(' (HTTP 404)');
    expect(remarkIn(words, { code: 'said', text: 'A seat said so (once).' })).toBe('A seat said so (once).');
  });
});

/** Spacing and quotation marks as the language sets them. */
describe('typography', () => {
  const texts = (language: string) =>
    all(language).flatMap(([key, message]) => formsOf(message).map((text) => [key, text] as const));
  const found = (language: string, wrong: RegExp) =>
    texts(language).flatMap(([key, text]) => (wrong.test(text) ? [`${key}: ${text}`] : []));

  it('never breaks a French line before its signs', () =>
    expect(found('fr', / [;:!?»]|« |[^\s\u00a0\u202f][;!?](?![\w/])/u)).toEqual([]));
  it('never breaks a line behind the one letter of an e-mail', () =>
    expect(['en', 'de', 'fr'].flatMap((language) => found(language, /e-mail/iu))).toEqual([]));
  it('sets quotation marks of the language', () => {
    expect(found('de', /["“](?=\p{L})|\w"/u)).toEqual([]);
    expect(found('fr', /["“”„]/u)).toEqual([]);
    expect(found('es', /["“”„]/u)).toEqual([]);
    expect(others.flatMap((language) => found(language, /'/u))).toEqual([]);
  });
  it('opens a Spanish question and cry', () =>
    expect(
      texts('es').flatMap(([key, text]) => (text.split('?').length === text.split('¿').length ? [] : [key])),
    ).toEqual([]));
});

describe('the operators’ page', () => {
  const named = (kind: string, names: readonly string[]) =>
    names.filter((name) => !(`operators.${kind}.${name}` in wordsOf('en', 'operators')));

  it('has words for every queue, role and read model', () => {
    expect(named('queue', queues)).toEqual([]);
    expect(named('role', roles)).toEqual([]);
    expect(
      named(
        'model',
        models.map(({ name }) => name),
      ),
    ).toEqual([]);
  });
});

describe('events', () => {
  it('are each called by one name, and none by another’s', () => {
    for (const language of Object.keys(languages)) {
      const names = Object.entries(wordsOf(language, 'events'));
      expect(new Set(names.map(([key]) => key))).toEqual(
        new Set(Object.keys(caseSchemas).map((type) => `event.${type}`)),
      );
      expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
    }
  });
});
