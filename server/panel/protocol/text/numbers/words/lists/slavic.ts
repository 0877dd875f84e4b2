import type { List } from './list.ts';

/** Number words of the Slavic languages. */
export const slavic: Readonly<Record<string, List>> = {
  pl: {
    small:
      'jeden|jedna dwa|dwie|dwóch trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu trzynaście|trzynastu czternaście|czternastu piętnaście|piętnastu szesnaście|szesnastu siedemnaście|siedemnastu osiemnaście|osiemnastu dziewiętnaście|dziewiętnastu',
    tens: 'dwadzieścia|dwudziestu trzydzieści|trzydziestu czterdzieści|czterdziestu pięćdziesiąt|pięćdziesięciu sześćdziesiąt|sześćdziesięciu siedemdziesiąt|siedemdziesięciu osiemdziesiąt|osiemdziesięciu dziewięćdziesiąt|dziewięćdziesięciu',
    others: {
      1.5: 'półtora|półtorej',
      100: 'sto|stu',
      200: 'dwieście|dwustu',
      300: 'trzysta|trzystu',
      400: 'czterysta|czterystu',
      500: 'pięćset|pięciuset',
      1000: 'tysiąc|tysiące|tysięcy',
    },
  },
  cs: {
    small:
      'jeden|jedna|jedno dva|dvě|dvou|dvěma tři|tří|třech|třemi čtyři|čtyř|čtyřech|čtyřmi pět|pěti šest|šesti sedm|sedmi osm|osmi devět|devíti deset|deseti jedenáct|jedenácti dvanáct|dvanácti třináct|třinácti čtrnáct|čtrnácti patnáct|patnácti šestnáct|šestnácti sedmnáct|sedmnácti osmnáct|osmnácti devatenáct|devatenácti',
    tens: 'dvacet|dvaceti třicet|třiceti čtyřicet|čtyřiceti padesát|padesáti šedesát|šedesáti sedmdesát|sedmdesáti osmdesát|osmdesáti devadesát|devadesáti',
    others: { 1.5: 'půldruhého', 100: 'sto|stě|sta|set', 1000: 'tisíc|tisíce' },
  },
  ru: {
    small:
      'один|одна два|две|двух три|трёх|трех четыре|четырёх|четырех пять|пяти шесть|шести семь|семи восемь|восьми девять|девяти десять|десяти одиннадцать|одиннадцати двенадцать|двенадцати тринадцать|тринадцати четырнадцать|четырнадцати пятнадцать|пятнадцати шестнадцать|шестнадцати семнадцать|семнадцати восемнадцать|восемнадцати девятнадцать|девятнадцати',
    tens: 'двадцать|двадцати тридцать|тридцати сорок|сорока пятьдесят|пятидесяти шестьдесят|шестидесяти семьдесят|семидесяти восемьдесят|восьмидесяти девяносто|девяноста',
    others: {
      1.5: 'полтора|полторы|полутора',
      100: 'сто|ста',
      200: 'двести|двухсот',
      300: 'триста|трёхсот|трехсот',
      400: 'четыреста|четырёхсот',
      500: 'пятьсот|пятисот',
      600: 'шестьсот',
      700: 'семьсот',
      800: 'восемьсот',
      900: 'девятьсот',
      1000: 'тысяча|тысячи|тысяч',
    },
  },
  uk: {
    small:
      'один|одна|одне два|дві|двох|двома три|трьох|трьома чотири|чотирьох п’ять|п’яти шість|шести сім|семи вісім|восьми дев’ять|дев’яти десять|десяти одинадцять|одинадцяти дванадцять|дванадцяти тринадцять|тринадцяти чотирнадцять|чотирнадцяти п’ятнадцять|п’ятнадцяти шістнадцять|шістнадцяти сімнадцять|сімнадцяти вісімнадцять|вісімнадцяти дев’ятнадцять|дев’ятнадцяти',
    tens: 'двадцять|двадцяти тридцять|тридцяти сорок|сорока п’ятдесят|п’ятдесяти шістдесят|шістдесяти сімдесят|сімдесяти вісімдесят|вісімдесяти дев’яносто|дев’яноста',
    others: {
      1.5: 'півтора|півтори',
      100: 'сто|ста',
      200: 'двісті|двохсот',
      300: 'триста|трьохсот',
      400: 'чотириста|чотирьохсот',
      500: 'п’ятсот|п’ятисот',
      600: 'шістсот',
      700: 'сімсот',
      800: 'вісімсот',
      900: 'дев’ятсот',
      1000: 'тисяча|тисячі|тисяч',
    },
  },
};
