import type { List } from './list.ts';

const norwegian: List = {
  small:
    'en|ett|én to tre fire fem seks sju|syv åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
  tens: 'tjue|tyve tretti|tredve førti femti seksti sytti åtti nitti',
  others: { 1.5: 'halvannen', 100: 'hundre', 1000: 'tusen' },
  joins: 'og',
  isJoined: true,
};

/** Number words of the Germanic languages. */
export const germanic: Readonly<Record<string, List>> = {
  en: {
    small:
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty|fourty fifty sixty seventy eighty ninety',
    others: { 100: 'hundred', 1000: 'thousand' },
    joins: 'and',
  },
  de: {
    small:
      'ein|eins|eine zwei|zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig',
    others: { 0.5: 'einhalb', 1.5: 'anderthalb', 100: 'hundert', 1000: 'tausend' },
    isJoined: true,
    times: 'mal',
  },
  nl: {
    small:
      'een|één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    others: { 0.5: 'half', 1.5: 'anderhalf|anderhalve', 100: 'honderd', 1000: 'duizend' },
    isJoined: true,
  },
  sv: {
    small: 'en|ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    others: { 100: 'hundra', 1000: 'tusen' },
    isJoined: true,
  },
  da: {
    small: 'en|et to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'tyve tredive fyrre|fyrretyve halvtreds|halvtredsindstyve tres|tresindstyve halvfjerds|halvfjerdsindstyve firs|firsindstyve halvfems|halvfemsindstyve',
    others: { 1.5: 'halvanden|halvandet', 100: 'hundrede', 1000: 'tusind|tusinde' },
    joins: 'og',
    isJoined: true,
  },
  nb: norwegian,
  no: norwegian,
};
