import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

type Told = readonly [text: string, ...named: readonly string[]];

/** What people would do in the decider's place, what was thought of first, and what one more sentence adds. */
const told: readonly Told[] = [
  ['The CFO would sell the press. My brother would rent it out.', 'sell the press', 'rent it out'],
  ['Ann keeps saying we should close the bar. I have half a mind to let it.', 'close the bar', 'let it'],
  ['We could mend the roof. Alternatively we put up a tent.', 'mend the roof', 'put up a tent'],
  ['Mein Bruder würde die Presse verkaufen. Ich würde sie vermieten.', 'die Presse verkaufen', 'sie vermieten'],
  [
    'Mein Mann redet davon, das Haus zu verkaufen. Ein Kompromiss wäre, es zu vermieten.',
    'das Haus zu verkaufen',
    'es zu vermieten',
  ],
  [
    'Mijn broer zou de winkel verkopen. Mijn vrouw vindt dat we hem moeten verhuren.',
    'de winkel verkopen',
    'hem moeten verhuren',
  ],
  [
    'Mon frère vendrait le moulin. Claire, elle, garderait le moulin et les étangs.',
    'vendrait le moulin',
    'garderait le moulin et les étangs',
  ],
  ['Une première piste serait de louer le moulin. Hugo parle même de le vendre.', 'louer le moulin', 'le vendre'],
  ['Mio fratello venderebbe il mulino. Io lo affitterei ai vicini.', 'venderebbe il mulino', 'lo affitterei ai vicini'],
  ['Un’idea è affittare il mulino. Giulia invece terrebbe tutto com’è.', 'affittare il mulino', 'terrebbe tutto com’è'],
  ['Mi hermano vendería el molino. A mí me tira más alquilarlo por años.', 'vendería el molino', 'alquilarlo por años'],
  ['O meu sócio venderia o moinho. Eu iria de alugar o moinho.', 'venderia o moinho', 'alugar o moinho'],
  ['Mama mówi, żeby sprzedać młyn. Marek wynająłby go sąsiadom.', 'sprzedać młyn', 'wynająłby go sąsiadom'],
  ['Otec říká, ať prodáme mlýn. Já bych ho raději pronajal.', 'prodáme mlýn', 'pronajal'],
  ['Первая мысль была продать мельницу. Ещё вариант — сдать её соседям.', 'продать мельницу', 'сдать её соседям'],
  ['Брат говорит, чтобы мы продали мельницу, а я бы скорее сдал её соседям.', 'продали мельницу', 'сдал её соседям'],
  ['Перша думка була продати млин. Ще варіант — здати його сусідам.', 'продати млин', 'здати його сусідам'],
  ['Min första tanke var att sälja kvarnen. Anna skulle hyra ut den.', 'sälja kvarnen', 'hyra ut den'],
  ['Min første tanke var at sælge møllen. Anna ville leje den ud.', 'sælge møllen', 'leje den ud'],
  ['Min første tanke var å selge mølla. Broren min mener vi skulle leie den ut.', 'selge mølla', 'leie den ut'],
  ['Pekka haluaisi myydä myllyn. Minä vuokraisin sen naapurille.', 'myydä myllyn', 'vuokraisin sen naapurille'],
  [
    'Az egyik ötlet az, hogy eladjuk a malmot. Éva inkább kiadná a szomszédnak.',
    'eladjuk a malmot',
    'kiadná a szomszédnak',
  ],
  ['Fratele meu ar vinde moara. Eu m-aș gândi la o chirie pe doi ani.', 'vinde moara', 'o chirie pe doi ani'],
  [
    'Η πρώτη ιδέα ήταν να πουλήσουμε τον μύλο. Ο αδελφός μου επιμένει να τον νοικιάσουμε.',
    'πουλήσουμε τον μύλο',
    'τον νοικιάσουμε',
  ],
  ['Ortağım değirmeni satalım diyor. Ben kiraya verelim diyorum.', 'değirmeni satalım', 'kiraya verelim'],
  ['أخويا عايز نبيع الطاحونة. وأنا شايف إننا نأجرها للجيران.', 'نبيع الطاحونة', 'نأجرها للجيران'],
  ['पिताजी चाहते हैं कि चक्की बेच दी जाए। मेरा मन है कि उसे किराए पर दे दें।', 'चक्की बेच दी जाए', 'उसे किराए पर दे दें'],
  ['老板的意思是把磨坊卖掉。小林觉得不如租给邻居。', '把磨坊卖掉', '租给邻居'],
  ['水車小屋を売る案と、隣に貸す案の二つがあります。', '水車小屋を売る', '隣に貸す'],
  [
    '제 생각은 방앗간을 파는 것입니다. 아내는 이웃에게 빌려주는 것을 원합니다.',
    '방앗간을 파는',
    '이웃에게 빌려주는 것',
  ],
];

describe('what people would do, thought of first or add', () => {
  it.each(told)('is read: %s', (text, ...named) => expect(titlesIn(text)).toEqual(named));

  it.each<Told>([
    ['We can sell the mill, we can let it or we can wait.', 'sell the mill', 'let it', 'wait'],
    ['Putem vinde moara, putem muta cuptorul sau putem aștepta.', 'vinde moara', 'muta cuptorul', 'aștepta'],
    ['Vi kan sälja kvarnen, vi kan hyra ut den eller riva den helt.', 'sälja kvarnen', 'hyra ut den', 'riva den helt'],
    [
      'Możemy sprzedać młyn, możemy go wynająć albo poczekać do maja.',
      'sprzedać młyn',
      'go wynająć',
      'poczekać do maja',
    ],
  ])('is parted where "we can" is said again: %s', (text, ...named) => expect(titlesIn(text)).toEqual(named));

  it.each<Told>([
    [
      'I could move to the shed in Hull. Or I share the studio with Ann.',
      'move to the shed in Hull',
      'I share the studio with Ann',
    ],
    ['Potremmo farne un ostello. Oppure una casa per anziani.', 'farne un ostello', 'una casa per anziani'],
  ])('goes on in the next sentence: %s', (text, ...named) => expect(titlesIn(text)).toEqual(named));
});

describe('what follows from a thing, or is asked of others', () => {
  it.each([
    'The new boiler would cost £9,000. My landlord would raise the rent. Rain or snow, we open at nine.',
    'Der Umbau würde 9.000 Euro kosten. Die Gemeinde würde das Heim abreißen.',
    'Fermer ferait perdre 9 000 €. Mon frère serait ravi. Ce serait dommage.',
    'La chiusura costerebbe 9.000 euro. Mio fratello sarebbe contento.',
    'El cierre costaría 9.000 euros. Mi hermano tendría que mudarse.',
    'Não podemos parar mais de uma semana. O seguro cobriria 9.000 euros.',
    'Zamknięcie kosztowałoby 9 tysięcy. Brat musiałby się przeprowadzić.',
    'Закрытие стоило бы 9 тысяч. Брат был бы рад этому.',
    'Renoveringen skulle kosta 9 000 kronor. Han skulle behöva flytta till stan.',
    'Remontti maksaisi 9 000 euroa. Pekka olisi siitä iloinen.',
    'The council wants a decision by May. The bank would like an answer by Friday.',
    'Kirjapaino haluaa tiedon perjantaina. Pankki haluaisi vastauksen maanantaina.',
  ])('is no option: %s', (text) => expect(titlesIn(text)).toEqual([]));
});
