/**
 * Words that turn or limit what a sentence says, in the languages that spaces separate. Quote and passage must hold the same of
 * them in the same order, and none may be left out between the parts of a quote. Words that two languages share stand once.
 */
const hardWords = `
not no never none nor neither without nobody nothing nowhere unless except cannot
nicht kein keine keinen keinem keiner keines nie niemals ohne weder noch nichts niemand außer
ne pas jamais aucun aucune sans ni rien sauf
nunca jamás sin ningún ninguna ninguno nada nadie salvo excepto tampoco
non mai né senza nessun nessuno nessuna nulla niente tranne eccetto
não nem sem nenhum nenhuma ninguém exceto
не ни нет никогда без кроме нельзя никто ничто ничего
niet geen nooit zonder niets niemand tenzij behalve
nie nigdy bez ani żaden żadna żadne nic nikt
لا لم لن ليس ليست ليسوا غير دون بدون إلا عدم ولا ولم ولن وليس
לא אין בלי ללא אל לעולם מעולם ולא ואין שלא שאין
नहीं न ना मत बिना
değil yok hiç asla olmadan
inte ej aldrig utan ingen inget ikke ikkje aldri uten uden
نه هیچ نیست ندارد
δεν μη μην χωρίς ποτέ ούτε
không chưa chẳng
tidak bukan tanpa belum
`;
const softWords = `
only hardly barely scarcely less more fewer rarely seldom least most almost nearly
nur kaum weniger mehr fast seulement moins plus solo sólo menos más meno più só apenas mais
только едва менее более меньше больше alleen minder meer tylko mniej więcej فقط أقل أكثر רק פחות יותר केवल कम अधिक
`;

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));
export const hardNegations = listed(hardWords);
export const negations: ReadonlySet<string> = new Set([...hardNegations, ...listed(softWords)]);

/** The same where words stand without spaces, or carry their negation at the end. */
export const denseNegation =
  /不|没|沒|無|无|未|非|否|勿|ない|なかっ|なく|なけれ|ません|ませぬ|できず|않|없|못|아니|ไม่/u;

/** Words of size after a number: a quote that ends before one of them says another amount. */
export const scales: ReadonlySet<string> = listed(`
thousand million millions billion billions trillion hundred dozen k m mn mio bn tn
tausend millionen milliarden milliarde mrd tsd mille milliers milliard milliards mil millones miles milioni miliardi miliardo
тыс млн млрд тысяч тысячи миллион миллиона миллионов миллиард миллиарда миллиардов
مليون مليار ملايين ألف אלף מיליון מיליארד लाख करोड़
`);

export const denseScale = /[万亿億千百兆만억조]/u;
