import { describe, expect, it } from 'vitest';

import { caseLanguage, languageAsked } from '../../../../server/panel/protocol/text/caseLanguage.ts';

/** A case, and the tag that it is in by its own words: where they tell no region, that of its language alone. */
const english = [
  ['en-GB', 'Should we take the second shop? The landlord wants an answer by 5 March 2027.'],
  ['en-GB', 'Should we take the second shop? The landlord wants an answer by the 5th of March.'],
  ['en-GB', 'Should we take the second shop? The lease ends on 25/03/2027.'],
  ['en-GB', 'Should we take the second shop for £40,000, or wait a year?'],
  ['en-GB', 'Should the organisation recognise the union, or leave things as they are?'],
  ['en-GB', 'Should we register for VAT and set up a Ltd now, or wait a year?'],
  [
    'en-GB',
    'Our labour costs rose. Should we take the £40,000 from the bank by 5 March, or the $60,000 from New York?',
  ],
  ['en-AU', 'Should we take the second shop for A$40,000? The landlord wants an answer by 5 March.'],
  ['en-NZ', 'Should we take the second shop for NZ$40,000? The landlord wants an answer by 5 March.'],
  ['en-IN', 'Should we buy the shop for ₹40 lakh? The owner wants an answer by 5 March.'],
  ['en-CA', 'Should we favour the labour contract for C$40,000 at the centre downtown?'],
  ['en', 'Should we take the second shop? The landlord wants an answer by March 5, 2027.'],
  ['en', 'Should we take the second shop? The landlord wants an answer by March 5th.'],
  ['en', 'Should we ship the £40,000 order to London, or the $30,000 one to Ohio?'],
  ['en', 'Should our color center move to the new Rockefeller Centre on March 5, or stay?'],
  ['en', 'Should we open on the 4th of July?'],
  ['en', 'Our supplier Foo Ltd raised its price by $2. Should we leave?'],
  ['en', 'Should we take the second shop, or wait until March 2027?'],
  ['en', 'Should we take the second shop, or wait a year?'],
] as const;

const portuguese = [
  ['pt-PT', 'Devemos contratar uma segunda equipa ou manter o registo atual? Estamos a perder clientes.'],
  ['pt-PT', 'De facto, a renda subiu. Devemos planear a mudança para Braga ou ficar na loja?'],
  ['pt-PT', 'Devemos comprar a loja por 184.000 euros ou continuar a arrendar?'],
  ['pt-PT', 'A faturação caiu. Vendemos o camião ou aceitamos o contacto do fornecedor?'],
  ['pt', 'Devemos contratar uma segunda equipe ou manter o registro atual? Estamos perdendo clientes.'],
  ['pt', 'Devemos comprar a loja por R$ 184.000 ou continuar alugando? A máquina custa 10.000 euros.'],
  ['pt', 'O CNPJ da equipe mudou de fato. Devemos fazer contato com o cliente de Lisboa, que paga em euros?'],
  ['pt', 'Devemos assinar este contrato ou negociar outra vez?'],
  ['pt', 'A proposta está a favor da empresa. Devemos comprar a loja ou esperar?'],
] as const;

const cases = { en: english, pt: portuguese };

describe.each(['en', 'pt'] as const)('the region of a case in %s', (language) => {
  const all: readonly (readonly [string, string])[] = cases[language];

  it.each(all)('is told by its own words: %s, %s', (tag, text) => {
    expect(languageAsked(text)).toBe(tag);
    expect(caseLanguage(language, text)).toBe(tag);
  });

  it.each(all)('is the one that was named, whatever tells another: %s, %s', (_tag, text) => {
    expect(caseLanguage(`${language}-ZA`, text)).toBe(`${language}-ZA`);
  });
});

it('the region of other languages is not told from words', () => {
  expect(caseLanguage('de', 'Sollen wir den Laden für £40,000 kaufen, oder bis 5 March 2027 warten?')).toBe('de');
});
