import type { List } from './list.ts';

/** Number words of the Romance languages. */
export const romance: Readonly<Record<string, List>> = {
  fr: {
    small:
      'un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt|vingts trente quarante cinquante soixante septante huitante|octante nonante',
    others: { 100: 'cent|cents', 1000: 'mille' },
    joins: 'et',
  },
  es: {
    small:
      'un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    others: {
      21: 'veintiuno|veintiún',
      22: 'veintidós',
      23: 'veintitrés',
      24: 'veinticuatro',
      25: 'veinticinco',
      26: 'veintiséis',
      27: 'veintisiete',
      28: 'veintiocho',
      29: 'veintinueve',
      100: 'cien|ciento',
      200: 'doscientos|doscientas',
      300: 'trescientos|trescientas',
      400: 'cuatrocientos|cuatrocientas',
      500: 'quinientos|quinientas',
      600: 'seiscientos|seiscientas',
      700: 'setecientos|setecientas',
      800: 'ochocientos|ochocientas',
      900: 'novecientos|novecientas',
      1000: 'mil',
    },
    joins: 'y',
  },
  pt: {
    small:
      'um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    others: {
      100: 'cem|cento',
      200: 'duzentos|duzentas',
      300: 'trezentos|trezentas',
      400: 'quatrocentos|quatrocentas',
      500: 'quinhentos|quinhentas',
      600: 'seiscentos|seiscentas',
      700: 'setecentos|setecentas',
      800: 'oitocentos|oitocentas',
      900: 'novecentos|novecentas',
      1000: 'mil',
    },
    joins: 'e',
  },
  it: {
    small:
      'un|uno|una due tre|tré quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti|vent trenta|trent quaranta|quarant cinquanta|cinquant sessanta|sessant settanta|settant ottanta|ottant novanta|novant',
    others: { 100: 'cento', 1000: 'mille|mila' },
    isJoined: true,
  },
  ro: {
    small:
      'un|unu|una doi|două trei patru cinci șase|şase șapte|şapte opt nouă zece unsprezece doisprezece|douăsprezece treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece',
    tens: 'douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci',
    others: { 100: 'sută|sute', 1000: 'mie|mii' },
    joins: 'și de',
  },
};
