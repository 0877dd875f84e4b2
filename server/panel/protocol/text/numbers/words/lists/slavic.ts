import type { List } from './list.ts';

/** Number words of the Slavic languages. */
export const slavic: Readonly<Record<string, List>> = {
  pl: {
    small:
      'jeden|jedna dwa|dwie|dwóch|dwoje|dwojga|dwoma|dwiema trzy|trzech|troje|trojga|trzem|trzema cztery|czterech|czworo|czworga|czterem|czterema pięć|pięciu|pięcioro sześć|sześciu|sześcioro siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu trzynaście|trzynastu czternaście|czternastu piętnaście|piętnastu szesnaście|szesnastu siedemnaście|siedemnastu osiemnaście|osiemnastu dziewiętnaście|dziewiętnastu',
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
      'один|одна два|две|двух|двое|двоих|двумя|двум три|трёх|трех|трое|троих|тремя|трём|трем четыре|четырёх|четырех|четверо|четверых|четырьмя|четырём|четырем пять|пяти|пятеро|пятерых|пятью шесть|шести|шестеро|шестерых|шестью семь|семи|семеро|семерых|семью восемь|восьми девять|девяти десять|десяти одиннадцать|одиннадцати двенадцать|двенадцати тринадцать|тринадцати четырнадцать|четырнадцати пятнадцать|пятнадцати шестнадцать|шестнадцати семнадцать|семнадцати восемнадцать|восемнадцати девятнадцать|девятнадцати',
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
      'один|одна|одне два|дві|двох|двома|двоє|двом три|трьох|трьома|троє|трьом чотири|чотирьох|четверо|чотирма|чотирьом п’ять|п’яти|п’ятеро|п’ятьох|п’ятьма шість|шести|шестеро|шістьох сім|семи|семеро|сімох вісім|восьми дев’ять|дев’яти десять|десяти одинадцять|одинадцяти дванадцять|дванадцяти тринадцять|тринадцяти чотирнадцять|чотирнадцяти п’ятнадцять|п’ятнадцяти шістнадцять|шістнадцяти сімнадцять|сімнадцяти вісімнадцять|вісімнадцяти дев’ятнадцять|дев’ятнадцяти',
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
