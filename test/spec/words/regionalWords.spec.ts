import { describe, expect, it } from 'vitest';

import { plainFrameIn } from '../../../server/panel/protocol/phases/framing/plainFrame.ts';
import { plainOptionsIn } from '../../../server/panel/protocol/phases/framing/plainOptions.ts';
import { baseRateIn } from '../../../server/panel/protocol/phases/research/baseRate.ts';
import { setbacksIn } from '../../../server/panel/rehearsal/setbacksIn.ts';
import { scripts } from '../../../server/panel/rehearsal/spokenLines.ts';
import brazilMail from '../../../shared/locales/pt/mail.json' with { type: 'json' };
import brazilPanel from '../../../shared/locales/pt/panel.json' with { type: 'json' };
import brazilReasons from '../../../shared/locales/pt/reasons.json' with { type: 'json' };
import brazilRehearsal from '../../../shared/locales/pt/rehearsal.json' with { type: 'json' };
import brazilReport from '../../../shared/locales/pt/report.json' with { type: 'json' };
import mail from '../../../shared/locales/pt-PT/mail.json' with { type: 'json' };
import panel from '../../../shared/locales/pt-PT/panel.json' with { type: 'json' };
import reasons from '../../../shared/locales/pt-PT/reasons.json' with { type: 'json' };
import rehearsal from '../../../shared/locales/pt-PT/rehearsal.json' with { type: 'json' };
import report from '../../../shared/locales/pt-PT/report.json' with { type: 'json' };
import { localeIn } from '../../../shared/locales/locales.ts';
import { speak } from '../../../shared/words/speak.ts';

type Texts = Readonly<Record<string, string>>;
const files: readonly (readonly [name: string, portugal: Texts, brazil: Texts])[] = [
  ['report', report, brazilReport],
  ['mail', mail, brazilMail],
  ['reasons', reasons, brazilReasons],
  ['panel', panel, brazilPanel],
  ['rehearsal', rehearsal, brazilRehearsal],
];
const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join();

describe('what is said otherwise in Portugal than in Brazil', () => {
  it.each(files)('is only what differs, with the same places for values (%s)', (_name, portugal, brazil) => {
    const wrong = Object.entries(portugal).filter(([label, text]) => {
      const other = brazil[label];
      return other === undefined || other === text || placesIn(other) !== placesIn(text);
    });
    expect(wrong).toEqual([]);
  });

  it('leaves nothing in a report, an e-mail or a rehearsal that is written so in Brazil alone', async () => {
    const said = await everythingIn('pt-PT');
    expect(said.length).toBeGreaterThan(400);
    expect(said.filter((text) => brazilian.test(text))).toEqual([]);
    expect((await everythingIn('pt-BR')).filter((text) => brazilian.test(text)).length).toBeGreaterThan(60);
  });
});

/** Words, spellings and forms that a reader in Portugal knows as those of Brazil. */
const brazilian = new RegExp(
  `^(?:seu|sua|nosso|nossa) |: sua |(?<!\\p{L})(?:${[
    'vocês?|equipes?|registr\\p{L}+|planej\\p{L}+|contat\\p{L}+|aplicativos?|usuári\\p{L}+|provedor(?:es)?|senhas?|links?',
    'telas?|arquivos?|baix(?:ar|á-lo)|salv[oa]s?|roteiros?|tributári\\p{L}+|cadastr\\p{L}+|acirrad\\p{L}+|por quê|faixas?',
    'em uma?|d(?:á|ar|ê|eu) (?:certo|errado)|(?:curta|grande|vezes) demais|est\\p{L}+ \\p{L}+ndo|\\p{L}+rgindo|\\p{L}+dando',
    'vai se|pode se|o debateu|se (?:dividiu|esgotou)',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Every text of ours in a case in this language. */
const everythingIn = async (tag: string): Promise<string[]> => {
  const { words } = await speak(tag);
  const name = tag === 'pt-PT' ? tag : 'pt';
  const { causes, signs, mitigations } = setbacksIn(tag);
  const { criteria, assumption, horizon, untitled } = plainFrameIn(tag);
  return [
    ...Object.values(words),
    ...Object.values((await localeIn(name))?.reasons ?? {}),
    ...Object.values(scripts[name]),
    ...[...causes.flat(), ...signs, ...mitigations],
    ...[assumption, horizon, untitled, baseRateIn(tag)('A')],
    ...criteria.flatMap((one) => [one.name, one.why]),
    ...Object.values(plainOptionsIn(tag)).flatMap(({ title, description }) => [title, description]),
  ];
};

it.each([
  ['pt', false],
  ['pt-BR', false],
  ['pt-PT', true],
  ['pt-AO', true],
  ['pt-MZ', true],
])('words in %s are those of Portugal: %s', async (tag, isPortugal) => {
  expect((await speak(tag)).words.fromYou).toBe(isPortugal ? 'Fornecido por si' : 'Fornecido por você');
  expect((await speak(tag)).labelled).toBe(true);
});

it('what is spelled otherwise in Britain than in the United States stands in no sentence of ours in American spelling', async () => {
  const { words } = await speak('en-GB');
  const said = [
    ...Object.values(words),
    ...Object.values((await localeIn('en'))?.reasons ?? {}),
    ...Object.values(scripts.en),
  ];
  const american =
    /\b(?:judgment|program|labor|color|favor|center|behavior|defense|organiz|recogniz|analyz|cancel(?:ed|ing)\b)/iu;
  expect(said.filter((text) => american.test(text))).toEqual([]);
});
