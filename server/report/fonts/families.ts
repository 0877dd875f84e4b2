/**
 * The families the report is set in, by the npm package each comes from. Three are asked for by name (voice, plain, mono);
 * the others stand in where those have no glyph, chosen by script. Together at most 70 MB.
 */
export type Family = {
  readonly name: string;
  /** Folder under `node_modules/@expo-google-fonts`. */
  readonly from: string;
  /** The file's first part: `<file>_400Regular.ttf`. */
  readonly file: string;
  /** Cuts there are besides the regular one. */
  readonly cuts: 'all' | 'bold' | 'none';
  /** Characters of these scripts are set in it. */
  readonly scripts?: RegExp;
};

const noto = (part: string, name: string, cuts: Family['cuts'], scripts?: RegExp): Family => ({
  name,
  from: `noto-${part}`,
  file: name,
  cuts,
  ...(scripts ? { scripts } : {}),
});

export const families = [
  { name: 'Voice', from: 'source-serif-4', file: 'SourceSerif4', cuts: 'all' },
  { name: 'Plain', from: 'inter', file: 'Inter', cuts: 'all' },
  { name: 'Mono', from: 'jetbrains-mono', file: 'JetBrainsMono', cuts: 'none' },
  noto('sans', 'NotoSans', 'none', /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u),
  noto('naskh-arabic', 'NotoNaskhArabic', 'bold', /\p{Script=Arabic}/u),
  noto('sans-arabic', 'NotoSansArabic', 'bold', /\p{Script=Arabic}/u),
  noto('sans-hebrew', 'NotoSansHebrew', 'bold', /\p{Script=Hebrew}/u),
  noto('sans-devanagari', 'NotoSansDevanagari', 'bold', /\p{Script=Devanagari}/u),
  noto('sans-bengali', 'NotoSansBengali', 'bold', /\p{Script=Bengali}/u),
  noto('sans-tamil', 'NotoSansTamil', 'bold', /\p{Script=Tamil}/u),
  noto('sans-thai', 'NotoSansThai', 'bold', /\p{Script=Thai}/u),
  noto('sans-telugu', 'NotoSansTelugu', 'none', /\p{Script=Telugu}/u),
  noto('sans-kannada', 'NotoSansKannada', 'none', /\p{Script=Kannada}/u),
  noto('sans-malayalam', 'NotoSansMalayalam', 'none', /\p{Script=Malayalam}/u),
  noto('sans-gujarati', 'NotoSansGujarati', 'none', /\p{Script=Gujarati}/u),
  noto('sans-gurmukhi', 'NotoSansGurmukhi', 'none', /\p{Script=Gurmukhi}/u),
  noto('sans-sinhala', 'NotoSansSinhala', 'none', /\p{Script=Sinhala}/u),
  noto('sans-khmer', 'NotoSansKhmer', 'none', /\p{Script=Khmer}/u),
  noto('sans-lao', 'NotoSansLao', 'none', /\p{Script=Lao}/u),
  noto('sans-myanmar', 'NotoSansMyanmar', 'none', /\p{Script=Myanmar}/u),
  noto('sans-georgian', 'NotoSansGeorgian', 'none', /\p{Script=Georgian}/u),
  noto('sans-armenian', 'NotoSansArmenian', 'none', /\p{Script=Armenian}/u),
  noto('sans-ethiopic', 'NotoSansEthiopic', 'none', /\p{Script=Ethiopic}/u),
  noto('sans-jp', 'NotoSansJP', 'bold', /[\p{Script=Hiragana}\p{Script=Katakana}]/u),
  noto('sans-kr', 'NotoSansKR', 'bold', /\p{Script=Hangul}/u),
  noto('sans-sc', 'NotoSansSC', 'bold', /[\p{Script=Han}\p{Script=Bopomofo}]/u),
  noto('sans-tc', 'NotoSansTC', 'bold', /[\p{Script=Han}\p{Script=Bopomofo}]/u),
  noto('sans-symbols', 'NotoSansSymbols', 'none'),
  noto('sans-symbols-2', 'NotoSansSymbols2', 'none'),
  noto('sans-math', 'NotoSansMath', 'none'),
  noto('emoji', 'NotoEmoji', 'none', /\p{Emoji_Presentation}/u),
] as const satisfies readonly Family[];

/** Which Han glyphs, by language: the same character is drawn differently in each. */
const hanFamily = (language: string): string => {
  const { language: spoken, script, region } = new Intl.Locale(language).maximize();
  if (spoken === 'ja') return 'NotoSansJP';
  if (spoken === 'ko') return 'NotoSansKR';
  return script === 'Hant' || region === 'TW' || region === 'HK' ? 'NotoSansTC' : 'NotoSansSC';
};
const arabicFamily = (base: string): string => (base === 'Voice' ? 'NotoNaskhArabic' : 'NotoSansArabic');

const cjk = new Set(['NotoSansJP', 'NotoSansKR', 'NotoSansSC', 'NotoSansTC']);

/** Families to try for text set in `base`, the likeliest first: the base itself, then by what the script asks for. */
export function candidates(text: string, base: string, language: string): readonly string[] {
  const han = hanFamily(language);
  const fits = (family: Family) => family.scripts?.test(text) ?? false;
  const named = families.filter((family) => fits(family) || !('scripts' in family)).map(({ name }) => name);
  const rank = (name: string) => {
    if (name === base) return 0;
    if (name === arabicFamily(base)) return 1;
    if (name === han) return 2;
    if (cjk.has(name)) return 5;
    return families.find((family) => family.name === name && fits(family)) ? 3 : 4;
  };
  const others = families.map(({ name }) => name).filter((name) => !named.includes(name));
  return [...(isCjk(text) ? [han] : []), ...named.toSorted((a, b) => rank(a) - rank(b)), han, ...others];
}

/** Han characters and full-width punctuation belong to the Han font of the language, wherever they stand. */
const isCjk = (text: string) => /^[\u3000-\u303F\uFF00-\uFFEF\p{Script=Han}]/u.test(text);

const parts = {
  normal: '400Regular',
  bold: '600SemiBold',
  italics: '400Regular_Italic',
  bolditalics: '600SemiBold_Italic',
};
export type Cut = keyof typeof parts;

/** Path of a cut under the fonts' folder, as npm lays it out: `inter/400Regular/Inter_400Regular.ttf`. */
export function cutPath(family: Family, cut: Cut): string {
  const part = parts[available(family, cut)];
  return `${family.from}/${part}/${family.file}_${part}.ttf`;
}

const available = ({ cuts }: Family, cut: Cut): Cut => {
  if (cuts === 'all') return cut;
  return cuts === 'bold' && (cut === 'bold' || cut === 'bolditalics') ? 'bold' : 'normal';
};
