import { describe, expect, it } from 'vitest';

import type { Spoken } from '../../../server/live/deltas.ts';
import { intakeQuestions } from '../../../shared/api/cases/intakeQuestions.ts';
import type { Mode } from '../../../shared/events/case.ts';
import { foldDebate } from '../../../shared/views/debate/debate.ts';
import { learn, nothingKnown, redact, seenBy, spokenTo } from '../../../shared/views/redact.ts';
import { decisionText } from '../../support/controls.ts';
import { decisionsAbroad } from '../../support/decisionsAbroad.ts';
import { sampled } from '../../support/sampled.ts';
import { facts, panelNeeds, submit, runToEnd, answerFact } from '../../support/panelCase.ts';

/** A word that is nowhere else, by language, and a sentence that somebody might write with it. */
const languages: Readonly<Record<string, readonly [word: (n: string) => string, sentence: (word: string) => string]>> =
  {
    en: [(n) => `quorvex${n}z`, (word) => `Only my sister knows that the password is ${word}, and she tells nobody.`],
    de: [
      (n) => `quorvex${n}z`,
      (word) => `Nur meine Schwester weiß, dass das Kennwort ${word} ist, und sie sagt es nicht.`,
    ],
    es: [(n) => `quorvex${n}z`, (word) => `Solo mi hermana sabe que la contraseña es ${word} y no la dice a nadie.`],
    fr: [(n) => `quorvex${n}z`, (word) => `Seule ma sœur sait que le mot de passe est ${word} et elle ne le dit pas.`],
    ar: [(n) => `قورفكس${n}ز`, (word) => `أختي وحدها تعرف أن كلمة السر هي ${word} ولا تخبر بها أحداً.`],
    hi: [(n) => `क्वोरवेक्स${n}ज`, (word) => `केवल मेरी बहन जानती है कि गुप्त शब्द ${word} है और वह किसी को नहीं बताती।`],
    ja: [(n) => `クオルベクス${n}番`, (word) => `合言葉が${word}だと知っているのは妹だけで、誰にも言いません。`],
    zh: [(n) => `阔沃克斯${n}号`, (word) => `只有我妹妹知道暗号是${word}，她不会告诉任何人。`],
  };
const ids = ['q1', ...intakeQuestions.map(({ id }) => id), 'answer', 'e-mail'];

/** A case whose owner put a canary into all that was written, played to its end, and what was said meanwhile. */
async function play(mode: Mode, language: string) {
  const [word, sentence] = languages[language] ?? [];
  if (!word || !sentence) throw new Error(`expected a canary in ${language}, found none`);
  const canaries = ids.map((_, i) => word(String(i + 10)));
  // Every third stands alone.
  const texts = canaries.map((canary, i) => (i % 3 === 2 ? `${canary}.` : sentence(canary)));
  const spoken: Spoken[] = [];
  const phase = panelNeeds({ publishDelta: (_, said) => void spoken.push(said) });
  submit(phase.kept, {
    mode,
    email: `${canaries.at(-1)}@example.org`,
    q1: `${decisionsAbroad[language] ?? decisionText} ${texts[0]}`,
    answers: Object.fromEntries(intakeQuestions.map(({ id }, i) => [id, texts[i + 1] ?? ''])),
  });
  const end = await runToEnd(phase, (at) => answerFact(at, texts.at(-2)));
  expect(end).toEqual({ how: 'concluded' });
  return { canaries, spoken, events: facts(phase.kept) };
}

const cases = [
  ...Object.keys(languages).map((language) => ['default', language] as const),
  ['direct', 'en'],
  ['deep', 'ja'],
] as const;

describe.each(sampled('canaries', cases, 3))('what the owner of a %s case writes (%s)', (mode, language) => {
  it('is quoted by the panel and sent to no watcher, live or later, nor while it is being said', async () => {
    const { canaries, events, spoken } = await play(mode, language);
    const hits = (sent: unknown) => canaries.filter((canary) => JSON.stringify(sent).includes(canary));

    const said = events.filter(({ type }) => type === 'UtteranceMade' || type === 'BallotsRevealed');
    expect(hits(said.map(({ data }) => data)).length).toBeGreaterThan(1);
    expect(hits(seenBy('owner', events)).length).toBe(mode === 'direct' ? canaries.length - 1 : canaries.length);

    const late = seenBy('watcher', events);
    expect(hits(late)).toEqual([]);
    expect(hits(foldDebate(late))).toEqual([]);
    let known = nothingKnown;
    for (const event of events) {
      known = learn(known, event);
      expect(hits(redact(event, 'watcher', known))).toEqual([]);
    }
    const whole = new Map<string, string>();
    for (const { key, offset, text } of spoken) {
      whole.set(key, (whole.get(key) ?? '').slice(0, offset) + text);
      expect(hits(spokenTo(known, whole.get(key) ?? ''))).toEqual([]);
    }
    expect(hits([...whole.values()]).length).toBeGreaterThan(0);
  });
});
