/** How many characters of a text only traditional, and only simplified Chinese has. */
export const hanCounts = (text: string): { readonly Hant: number; readonly Hans: number } => {
  const count = (of: ReadonlySet<string>) => Array.from(text).filter((character) => of.has(character)).length;
  return { Hant: count(onlyTraditional), Hans: count(onlySimplified) };
};

/** `Hant` or `Hans` by the characters that only one of the two has. */
export const hanScript = (text: string): 'Hant' | 'Hans' | null => {
  const { Hant, Hans } = hanCounts(text);
  return Hant === Hans ? null : Hant > Hans ? 'Hant' : 'Hans';
};

const pairs =
  '們们個个這这來来時时會会國国說说對对為为樣样過过還还沒没開开關关東东車车書书買买賣卖業业務务應应該该將将與与於于嗎吗麼么點点種种經经營营後后電电話话進进選选擇择擴扩設设備备產产資资員员萬万億亿錢钱價价儲储續续約约問问題题現现實实驗验處处據据讓让給给從从當当無无動动長长張张門门間间廠厂廣广場场總总團团圖图單单險险風风機机構构辦办費费購购貸贷債债稅税貨货較较輕轻運运達达遠远遷迁銀银鋪铺陸陆隊队階阶際际離离難难雙双雖虽需需項项順顺領领頭头題题類类願愿顧顾飯饭館馆驗验體体歲岁歷历劃划創创別别則则勝胜勞劳勢势區区協协參参計计訂订討讨訓训記记許许評评試试詢询誰谁調调請请論论證证識识譯译議议護护讀读變变';
const [onlyTraditional, onlySimplified] = (() => {
  const characters = Array.from(pairs);
  const differ = characters.flatMap((one, i) => (i % 2 === 0 && one !== characters[i + 1] ? [i] : []));
  return [new Set(differ.map((i) => characters[i] ?? '')), new Set(differ.map((i) => characters[i + 1] ?? ''))];
})();
