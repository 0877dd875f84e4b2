/**
 * Whether a deed is one side of a deal whose other side is the writer: "buy our business", "sell us the building". Who decides does not do it, but takes
 * the offer or leaves it.
 */
export const isDealWithUs = (who: string, deed: string, isOffer: boolean): boolean =>
  !ourselves.test(who) &&
  (sellsToUs.test(deed) ||
    buysOurs.test(deed) ||
    (buys.test(deed) && (isOffer || (stranger.test(who) && aShare.test(deed)))));
const ourselves =
  /^(?:we|i|wir|ich|man|nous|je|on|nosotros|yo|noi|io|nós|eu|wij|we|ik|vi|jag|jeg|me|minä|my|ja|já|mi|én|noi|eu|εμείς|εγώ|biz|ben|мы|я|ми|نحن|أنا|ما|من|אנחנו|אני|हम|मैं|আমরা|আমি|நாங்கள்|chúng tôi|tôi|kami|kita|saya)$/u;

const buy =
  'buy(?:ing)?(?: out)?|acquir(?:e|ing)|purchas(?:e|ing)|tak(?:e|ing) over|invest(?:ing)?|racheter|acheter|reprendre|acquérir|investir|absorber|compr(?:ar|are|arci|arnos)|adquirir|hacerse con|quedarse con|invertir|acquist\\p{L}+|rilev\\p{L}+|acquisire|investire|entrare|ficar com|assumir|kopen|over ?te ?nemen|overnemen|te kopen|köpa|ta över|investera|købe|overtage|kjøpe|overta|investere|ostaa|ostaisi\\p{L}*|sijoittaa|(?:od|wy)?kupić|przejąć|zainwestować|(?:od|s)?koupit|převzít|investovat|(?:вы|при)?купить|приобрести|вложить|(?:ви|при)?купити|придбати|вкласти|(?:εξ)?αγοράσ\\p{L}+|επενδύσ\\p{L}+|cumper\\p{L}+|prei\\p{L}+|invest\\p{L}+|(?:meg)?(?:ven\\p{L}+|vásárol\\p{L}+)|átven\\p{L}+|satın al\\p{L}+|devral\\p{L}+|شراء|يشتري|تشتري|الاستحواذ|يستحوذ|تستحوذ|ب?خر[دی]\\p{L}*|לקנות|לרכוש|ख़?खरीद\\p{M}*|ख़रीद\\p{M}*|কিন\\p{M}*|mua|thâu tóm|membeli|mengakuisisi|mengambil alih|வாங்க\\p{M}*';
const germanBuy =
  '\\p{L}*kaufen|\\p{L}*zukaufen|(?:zu )?übernehmen|(?:zu )?erwerben|ein(?:zu)?steigen|(?:zu )?beteiligen';
const our =
  'our|my|us(?= out)|me(?= out)|unser\\p{L}*|meine?\\p{L}{0,2}|notre|nos|mon|ma|mes|nuestr\\p{L}+|mis?|(?:il |la |le |i )?(?:nostr\\p{L}|mi[ao])|(?:o |a |os |as )?(?:noss[ao]s?|meus?|minhas?)|onze?|ons|mijn|vår\\p{L}*|vores|min|mitt|mit|mina|nasz\\p{L}*|moj\\p{L}+|m[óů]j|naš\\p{L}*|m[ée]h?o|наш\\p{L}*|мо[йюяеёїєг]\\p{L}*|noastr\\p{L}+|nostru|mea|meu';
const buys = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${buy}|${germanBuy})(?![\\p{L}\\p{M}])|收[购購]|[购購]?[买買](?:下|断|斷)?|入股|買収|買い取|買いたい|出資|인수|매입|사들|사고 싶|ซื้อ`,
  'iu',
);
const between =
  '(?: (?!(?:for|für|pour|para|per|voor|dla|для|pro|pentru|till|til|to|in|with|from|de chez)(?![\\p{L}\\p{M}]))[^\\s,;]+){0,4}?';
const buysOurs = new RegExp(
  [
    `(?<![\\p{L}\\p{M}])(?:${buy})${between} (?:${our})(?![\\p{L}\\p{M}])`,
    `^(?:(?:\\p{Nd}+ ?%|die hälfte|de helft|alle|einen? anteil|een deel) (?:an |von |der |van )?)?(?:${our})(?![\\p{L}\\p{M}]).* (?:${germanBuy}|(?:te )?kopen|over(?: te )?nemen)(?![\\p{L}\\p{M}])`,
    // What is ours is said in the ending of a word, or without a space.
    'ostaa \\p{L}+mme(?!\\p{L})|(?:\\p{L}+mme|\\p{L}+(?:ünk|unk)et|\\p{L}+(?:ünk|unk)at) .*(?:ostaa|(?:meg)?(?:venni|vásárolni))|(?:megvenni|megvásárolni|átvenni) (?:az? )?\\p{L}+(?:unk|ünk|junk|jünk)[aeo]?t(?!\\p{L})|\\p{L}+m[ıiuü]z[ıiuü]n?(?: \\p{L}+)* (?:satın al|devral)\\p{L}*',
    '(?:شراء|يشتري|تشتري|على) \\p{L}+نا(?![\\p{L}\\p{M}])|(?:\\p{L}+ ما|\\p{L}+مان) را .*خر|(?:לקנות|לרכוש)(?: את)? (?:ה\\p{L}+ שלנו|\\p{L}+נו(?!\\p{L}))|हमार[\\p{M}].*ख़?खरीद|हमार[\\p{M}].*ख़रीद|আমাদের .*কিন|எங்கள் .*வாங்க|(?:mua(?: lại)?|thâu tóm) .*(?:chúng tôi|của tôi)|(?:membeli|mengakuisisi|mengambil alih) .*(?:kami|kita)(?!\\p{L})|(?:收[购購]|[买買](?:下|断)?|入股)我|我(?:们|們)?(?:的)?.{0,10}(?:收[购購]|[买買])|(?:当社|弊社|うち|私たち).*(?:買収|買い|出資)|(?:우리|저희|회사).*(?:인수|매입|사들)|ซื้อ.*(?:ของเรา|เรา)',
  ].join('|'),
  'iu',
);

/** Of what is known already: "the whole practice", "40 % of it". */
const aShare =
  /\p{Nd}\s?(?:%|٪|percent|prozent|procent|процент)|(?<![\p{L}\p{M}])(?:the|die|das|den|la|le|l[’']\p{L}+|el|il|lo|o|a|de|het|(?:the )?whole|half|hälfte|moitié|mitad|metà|metade|helft|połow\p{L}+|полов\p{L}+)(?![\p{L}\p{M}])|(?:firm|företag|virksomhed|bedrift|yrity|företag|společnost|podnik|zakład|компани|бизнес|бізнес|фирм|фірм|εταιρεία|επιχείρηση|şirket|cég|vállalkoz|الشركة|شركت|החברה|העסק|कंपनी|công ty|perusahaan)\p{L}*|公司|企业|会社|회사|บริษัท|กิจการ/iu;

/** Somebody who is met here for the first time, or who deals in such things. */
const stranger =
  /^(?:an?|another|some|ein(?:e[rs]?)?|une?|una|uno|um|uma|een|en|ett|et|egy|bir|один|одна|ένα[ςν]?|μια|seorang|sebuah|một|một|एक|একটি|একজন|ஒரு|有人|有(?:一)?家|某|ある|한)(?![\p{L}])|(?<![\p{L}\p{M}])(?:chain|fund|investor|competitor|rival|buyer|private equity|consolidator|\p{L}*kette|\p{L}*fonds|\p{L}*konzern|wettbewerber|konkurr?en\p{L}*|inwestor|investič\p{L}*|инвестор|інвестор|конкурент|фонд|сеть|мережа|sieć|řetězec|sijoittaja|kilpailija|ketju|مستثمر|منافس|سرمایه[ \u200C]?گذار|רשת|מתחרה|משקיע|yatırımcı|rakip)(?![\p{L}\p{M}])|投资|投資|竞争|競爭|競合|연쇄|경쟁사|투자자|คู่แข่ง|นักลงทุน/iu;

/** "Sell us the building", "uns die Halle zu verkaufen". */
const sellsToUs =
  /(?<![\p{L}\p{M}])(?:(?:sell|lease|rent|lend|loan)(?:ing)? (?:to )?(?:me|us)|(?:sell|leas|rent|lend|loan)(?:e|ing)? .{1,60} to (?:me|us)|(?:uns|mir) .*(?:zu )?(?:verkaufen|vermieten|verpachten|leihen|überlassen|abzutreten)|(?:nous|me) (?:vendre|louer|céder|prêter)|(?:vender|vend|alquilar|arrendar|ceder|prestar|affittar|ceder|prestar|alugar)(?:n?os|me|ci|mi|-nos|-me)|(?:ons|mij) .*te (?:verkopen|verhuren|lenen)|(?:sälja|hyra ut|låna ut|sælge|leje|selge|leie ut) .*(?:till?) (?:oss|os|mig|meg)|(?:sælge|selge|sälja) (?:os|oss|mig|meg)|(?:sprzedać|wynająć|odsprzedać|pożyczyć) (?:nam|mi)|(?:nam|mi) (?:sprzedać|wynająć|prodat|pronajmout)|(?:prodat|pronajmout) (?:nám|mi)|(?:продать|сдать|уступить|одолжить) (?:нам|мне)|(?:нам|мне) (?:продать|сдать)|(?:продати|здати|поступитися) (?:нам|мені)|(?:μας|μου) (?:πουλήσ|νοικιάσ|δανείσ)\p{L}+|(?:ne|îmi|să ne) (?:vând|închiri)\p{L}+|myydä meille|(?:el)?adja nekünk|bize .*sat\p{L}+|(?:يبيعنا|تبيعنا|يبيع لنا|بيعنا)|به ما بفروش\p{L}+|למכור לנו|להשכיר לנו|हमें .*बेच\p{M}*|আমাদের কাছে .*বিক্রি|bán .*cho (?:chúng tôi|tôi)|menjual .*kepada (?:kami|saya))(?![\p{L}\p{M}])|[卖賣](?:给|給)我|(?:私たち|当社|うち)に.*(?:売|譲)|우리에게 .*팔|ขาย.*ให้(?:เรา|ผม)/iu;

/** What only who is on the other side says; who proposes may be one of us. */
export const offers =
  /(?<![\p{L}\p{M}])(?:offer(?:s|ed)?|(?:hat|haben) .*angeboten|biete[nt]? .* an(?= |,|$)|offr(?:e|ent|ert|ono)|offerto|ofrec\p{L}+|oferec\p{L}+|aangeboden|biedt .* aan|erbju\p{L}+|erbjöd|tilby\p{L}+|tilbudt|tilbød|tarjou\p{L}+|ofer[ouă]\p{L}*|nabí(?:z|d)\p{L}+|felajánl\p{L}+|προσφέρ\p{L}+|menawar\p{L}+)(?![\p{L}\p{M}])/iu;

/** What somebody has offered for a price: "has offered me her half for $385,000". */
export const offeredThings: readonly RegExp[] = [
  "(?:has |have |had |[’']s )?offer(?:s|ed) (?:me|us) (?=(?:an?|the|his|her|their|its|half|another|\\p{Nd}|\\p{Sc}|\\p{Lu}))",
  '(?:hat|haben) (?:mir|uns) (?=.*angeboten)|biete[nt]? (?:mir|uns) (?=.* an$|[A-Z]{0,3}\\p{Sc}?\\p{Nd})',
  "(?:m[’']|nous )(?:a |ont )?(?:offre|offrent|offert|propose|proposent|proposé)(?:s|e)? (?=(?:l[ae’']|les|sa|son|ses|leur|une?|\\p{Nd}))",
  '(?:me|nos) (?:ha |han )?(?:ofrec\\p{L}+|propuesto|propone) (?=(?:el|la|los|las|su|una?|\\p{Nd}))',
  "(?:mi|ci) (?:ha |hanno )?(?:offre|offrono|offerto|propone|proposto) (?=(?:il|la|lo|i|le|l[’']|un|una|\\p{Nd}))",
  '(?:ofereceu|oferece|propôs|propõe)(?:-me|-nos) (?=(?:o|a|os|as|um|uma|\\p{Nd}))|(?:me|nos) (?:ofereceu|oferece|propôs) (?=(?:o|a|os|as|um|uma|\\p{Nd}))',
  '(?:heeft|hebben) (?:mij|me|ons) (?=.*aangeboden)|biedt (?:mij|me|ons) (?=.* aan$|[\\p{Sc}\\p{Nd}])',
  '(?:har (?:erbjudit |tilbudt )?|erbjöd |tilbød |tilbyder |tilbyr |erbjuder )(?:mig|meg|oss|os) (?=(?:\\p{Nd}|sin|sitt|sina|sit|sine|en|ett|et|\\p{L}+(?:en|et) ))',
  '(?:on )?(?:tarjo(?:aa|si|nnut)) (?:minulle|meille) ',
  '(?:za)?(?:oferował\\p{L}?|oferuje|proponował\\p{L}?) (?:mi|nam) ',
  '(?:mi|nám) (?:nabíd\\p{L}+|nabíz\\p{L}+) |(?:nabíd\\p{L}+|nabíz\\p{L}+) (?:mi|nám) ',
  '(?:felajánlotta|ajánlja|felajánlja) (?:nekem|nekünk) ',
  '(?:mi-a|ne-a|îmi|ne) (?:oferit|oferă|propus) ',
  '(?:предлож\\p{L}+|предлага\\p{L}+) (?:мне|нам) (?!\\p{L}+ть )|(?:мне|нам) (?:предлож\\p{L}+|предлага\\p{L}+) (?!\\p{L}+ть )',
  '(?:запропонува\\p{L}+|пропону\\p{L}+) (?:мені|нам) (?!\\p{L}+ти )|(?:мені|нам) (?:запропонува\\p{L}+|пропону\\p{L}+) (?!\\p{L}+ти )',
  '(?:μου|μας) (?:πρόσφερε|προσφέρει|πρότεινε|προτείνει) (?!να )',
  'menawar(?:kan|i) (?:kami|saya|kita) (?!untuk )',
].map(
  (form) =>
    new RegExp(
      `^(?<who>[^,;:]{1,50}?) (?:${form})(?<what>(?=.*(?:\\p{Sc}|\\p{Nd}{2}|\\p{Nd} ?(?:mln|млн|mkr)(?!\\p{L}))).{4,120})`,
      'iu',
    ),
);
