/** Dollars of one country: its sign and code, the beginnings of the word for the country, and names of their own. */
type Dollar = { readonly signs: string; readonly countries: string; readonly names?: string };

const countries: Readonly<Record<string, Dollar>> = {
  USD: {
    signs: 'US ?\\$|USD',
    countries:
      'US|U\\.S\\.|americ|amerik|américa|ameryk|estadou|états|USA|америк|сша|αμερικ|أمريك|امریک|آمریک|אמריק|अमेरिक|মার্কিন|அமெரிக்க|สหรัฐ|미국|미|Mỹ|米',
    names: '美元|美金',
  },
  CAD: {
    signs: 'C(?:A|AN|an)?\\$|CAD',
    countries: 'canad|kanad|канад|καναδ|كند|کاناد|קנד|कनाड|কানাড|கனட|แคนาดา|캐나다|カナダ|加',
    names: '加元|加币|加幣|加拿大元',
  },
  AUD: {
    signs: 'AU?\\$|AUD',
    countries:
      'austral|ausztrál|австрал|αυστραλ|أستر|استرال|אוסטרל|ऑस्ट्रेल|অস্ট্রেল|ஆஸ்திரேல|ออสเตรเลีย|호주|オーストラリア|豪|Úc',
    names: '澳元|澳币|澳幣|澳大利亚元',
  },
  NZD: {
    signs: 'NZ\\$|NZD',
    countries:
      'New Zealand|neuseel|néo-zéland|neozel|neo-zeland|nova-zeland|nowozel|nieuw-zeel|nyzeel|nyazeel|новозел|νεοζηλ|نيوزيل|نیوزیل|ניו[ -]זיל|न्यूज़ील|নিউজিল|நியூசி|นิวซีแลนด์|뉴질랜드|ニュージーランド|NZ',
    names: '新西兰元|纽元|紐元|紐西蘭元',
  },
  SGD: {
    signs: 'S\\$|SGD',
    countries: 'singap|szingap|сингап|σιγκαπ|سنغاف|سنگاپ|סינגפ|सिंगाप|সিঙ্গাপ|சிங்கப்|สิงคโปร์|싱가포르|シンガポール',
    names: '新加坡元|新元|坡币',
  },
  HKD: {
    signs: 'HK\\$|HKD',
    countries: 'Hong ?Kong|гонконг|χονγκ|هونغ|هنگ|הונג|हांगकांग|হংকং|ஹாங்காங்|ฮ่องกง|홍콩|香港',
    names: '港元|港币|港幣',
  },
  TWD: { signs: 'NT\\$|TWD', countries: 'taiwan|тайван|대만|台湾', names: '新台币|新台幣|新臺幣|台币|台幣' },
};

/** Dollars of which nobody says whose they are. */
export const plainDollars =
  '\\$|dollars?|Dollar\\p{L}*|dólares|dólar|dollari|dollaro|dollar(?:ia|in)|dollár\\p{L}*|dolár\\p{L}*|долар\\p{L}*|доллар\\p{L}*|δολάρι\\p{L}+|δολαρίων|dolar\\p{L}*|đô la|ดอลลาร์|ドル|달러|डॉलर|ডলার|டாலர்|دولار(?:ات|ا)?|דולר(?:ים)?';

export const dollars: readonly (readonly [code: string, words: string])[] = Object.entries(countries).map(
  ([code, { signs, countries: names, names: own }]) => [
    code,
    [
      signs,
      ...(own ? [own] : []),
      `(?:${names})[\\p{L}\\p{M}.]* ?(?:${plainDollars})`,
      `(?:${plainDollars}) (?:de |do |d[’']|of )?(?:${names})[\\p{L}\\p{M}-]*`,
    ].join('|'),
  ],
);

const others = dollars.filter(([code]) => code !== 'USD');
const patterns = others.map(([code, words]) => ({
  code,
  words: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{Script=Latin})`, 'iu'),
}));
const byRegion: Readonly<Record<string, string>> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', TW: 'TWD' };
/** Dollars other than those of the United States that a text names, or that the region of its language has: a plain $ in it may be one of these. */
export const namesOtherDollars = (text: string, language: string): boolean =>
  byRegion[/-([A-Z]{2})(?:-|$)/u.exec(language)?.[1] ?? ''] !== undefined ||
  (/[$\p{L}]/u.test(text) && patterns.some(({ words }) => words.test(text)));
