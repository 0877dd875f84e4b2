import { describe, expect, it } from 'vitest';

import { plainFrameIn } from '../../../../server/panel/protocol/phases/framing/plainFrame.ts';
import { plainOptionsIn } from '../../../../server/panel/protocol/phases/framing/plainOptions.ts';
import { caseLanguage, languageAsked } from '../../../../server/panel/protocol/text/caseLanguage.ts';
import { inDigitsOf } from '../../../../server/panel/protocol/text/writtenDigits.ts';
import { fitsScript, languageOfText } from '../../../../server/panel/protocol/text/language.ts';
import { labelledLanguages } from '../../../../shared/locales/locales.ts';
import { speak } from '../../../../shared/words/speak.ts';

const traditional = '我們應該買下隔壁的店鋪，還是續租現在的？';
const simplified = '我们应该买下隔壁的店铺，还是续租现在的？';

describe('the language of a case', () => {
  it.each([
    ['zh', traditional, 'zh-Hant'],
    ['zh-Hans', traditional, 'zh-Hant'],
    ['zh-TW', traditional, 'zh-TW'],
    ['zh-hant', traditional, 'zh-Hant'],
    ['zh-Hant-HK', traditional, 'zh-Hant-HK'],
    ['zh', simplified, 'zh'],
    ['zh-Hant', simplified, 'zh'],
    ['zh-SG', simplified, 'zh-SG'],
    ['pt-br', 'Devemos comprar a loja?', 'pt-BR'],
    ['en-GB', 'Should we let the flat?', 'en-GB'],
    ['sr', 'Da li da kupimo lokal?', 'sr-Latn'],
    ['sr', 'Да ли да купимо локал?', 'sr'],
    ['sr-Latn', 'Da li da kupimo lokal?', 'sr-Latn'],
    ['uz', 'Дўконни сотиб оламизми?', 'uz-Cyrl'],
    ['de-CH', 'Sollen wir kaufen?', 'de-CH'],
    ['zh', '買？', 'zh-Hant'],
    ['zh', 'A or B?', 'zh'],
    ['zh-Hant', `${traditional}${simplified.repeat(4)}`, 'zh-Hant'],
    ['zh-TW', `${traditional}${simplified.repeat(4)}`, 'zh-TW'],
    ['zh', `${traditional}${simplified.repeat(4)}`, 'zh'],
    ['sr-Latn', `Da li da kupimo lokal? ${'Да ли да купимо локал?'.repeat(4)}`, 'sr-Latn'],
  ])('%s keeps the script and region of what is written: %s', (named, text, tag) => {
    expect(caseLanguage(named, text)).toBe(tag);
  });

  it.each([
    ['de', 'Sollen wir diesen Vertrag unterschreiben oder neu verhandeln?'],
    ['pt', 'Devemos assinar este contrato ou negociar outra vez?'],
    ['pl', 'Czy podpisać tę umowę, czy negocjować dalej?'],
    ['tr', 'Bu sözleşmeyi imzalamalı mıyız, yoksa yeniden mi görüşmeliyiz?'],
    ['ar', 'هل نوقّع هذا العقد أم نتفاوض من جديد؟'],
    ['ja', 'この契約に署名すべきか、もう一度交渉すべきか？'],
    ['zh', '我们应该签这份合同，还是重新谈？'],
  ])('is that of what asks, above what was pasted: %s', (language, question) => {
    const contract =
      'The tenant shall pay the rent on the first day of each month, in advance and without deduction.\n';
    expect(languageAsked(`${question}\n\n${contract.repeat(30)}`)).toBe(language);
    expect(languageAsked(`${contract.repeat(30)}\n${question}`)).toBe(language);
  });

  it('is not that of a question that is quoted within it', () => {
    const [before, after] = [
      'Der Vermieter hat uns heute geschrieben, und wir sind uns uneins.',
      'Wir zahlen heute 5.000 Euro.',
    ];
    expect(languageAsked(`${before}\nWould you buy the flat for 90,000 by Friday?\n${after}`)).toBe('de');
  });

  it('is that of the whole text where a line asks too little to tell', () => {
    expect(
      languageAsked('Okay?\nDer Vermieter will bis Freitag eine Antwort, und die Bank wartet auf unsere Zahlen.'),
    ).toBe('de');
  });

  it('is told from a text by its characters where no seat told it', () => {
    expect([languageOfText(traditional), languageOfText(simplified)]).toEqual(['zh-Hant', 'zh']);
  });

  it.each([
    [
      'sr-Latn',
      'Treba da odlučimo šta dalje: da li da zatvorimo radnju u Nišu ili da posle leta uzmemo još jednog majstora.',
    ],
    ['hr', 'Razmišljamo bismo li zatvorili trgovinu u Zadru ili nakon ljeta zaposlili još jednoga majstora.'],
    ['cs', 'Máme dvě nabídky na nový soustruh a banka čeká do pátku na naši odpověď.'],
    ['sk', 'Máme dve ponuky na nový sústruh a banka čaká do piatka na našu odpoveď.'],
    ['ro', 'Avem două oferte pentru un strung nou, iar banca așteaptă răspunsul nostru până vineri.'],
    ['hu', 'Két ajánlatunk van egy új esztergára, és a bank péntekig várja a válaszunkat.'],
    ['da', 'Vi har to tilbud på en ny drejebænk, og banken venter på vores svar inden fredag.'],
    ['nb', 'Vi har to tilbud på en ny dreiebenk, og banken venter på svaret vårt før fredag.'],
    ['sv', 'Vi har två offerter på en ny svarv och banken väntar på vårt svar före fredag.'],
    ['fi', 'Meillä on kaksi tarjousta uudesta sorvista, ja pankki odottaa vastaustamme perjantaihin mennessä.'],
    ['bg', 'Имаме две оферти за нов струг и банката чака отговора ни до петък.'],
    ['ur', 'ہمارے پاس نئی مشین کی دو پیشکشیں ہیں اور بینک جمعے تک ہمارے جواب کا انتظار کر رہا ہے۔'],
    ['id', 'Kami punya dua penawaran untuk mesin bubut baru dan bank menunggu jawaban kami sampai Jumat.'],
    [
      'id',
      'Selamat siang, kami mengelola 4 kedai kopi di Bandung dengan omzet Rp 310 juta per bulan. Apakah boleh pekerja kami dikurangi?',
    ],
    ['ms', 'Kami ada empat buah kedai kopi di Ipoh. Patutkah kami tutup satu? Sewa RM 4,000 sebulan.'],
    ['ms', 'Syarikat kami ada dua tawaran untuk mesin baharu dan bank mahu jawapan sebelum hari Jumaat.'],
    ['en', 'Ok?'],
  ])('is told by its letters where languages share a script: %s', (language, text) => {
    expect(languageOfText(text)).toBe(language);
  });

  it('is that of most of a text, whatever it quotes first', () => {
    const letter =
      'Dear Sirs, the rent of the shop goes up to 4,200 a month from March, and we need your answer. '.repeat(8);
    const own = 'Wir fragen uns, ob wir den Laden behalten oder in den Hof ziehen, den uns die Stadt angeboten hat. ';
    expect(languageOfText(`${letter}\n\n${own.repeat(20)}`)).toBe('de');
  });

  it('decides dates, digits and labels', async () => {
    const dated = async (tag: string) => (await speak(tag)).date('2026-11-22T00:00:00Z');
    expect(await Promise.all(['en-GB', 'en-US', 'pt-BR', 'zh-Hant'].map(dated))).toEqual([
      '22 November 2026',
      'November 22, 2026',
      '22 de novembro de 2026',
      '2026年11月22日',
    ]);
    // Other calendars than the Gregorian say which era they count from.
    expect(await Promise.all(['th', 'fa', 'ar', 'ja'].map(dated))).toEqual([
      '22 พฤศจิกายน พ.ศ. 2569',
      '۱ آذر ۱۴۰۵ ه‍.ش.',
      '22 نوفمبر 2026',
      '2026年11月22日',
    ]);
    const figures = async (tag: string, reader?: string) => {
      const speech = await speak(tag, reader === undefined ? undefined : { tag: reader, timeZone: 'UTC' });
      return [speech.date('2026-11-22'), speech.number(62_000), speech.percent(0.45)].join(' ');
    };
    // Unicode's marks of direction aside.
    const plainly = async (tag: string, reader?: string) => (await figures(tag, reader)).replace(/\p{Cf}/gu, '');
    expect(await plainly('ar-EG')).toBe('٢٢ نوفمبر ٢٠٢٦ ٦٢٬٠٠٠ ٤٥٪');
    expect(await plainly('ar-SA')).toBe('٢٢ نوفمبر ٢٠٢٦ ٦٢٬٠٠٠ ٤٥٪');
    expect(await plainly('ar-AE')).toBe('22 نوفمبر 2026 62,000 45%');
    expect(await plainly('ar-MA')).toBe('22 نونبر 2026 62.000 45%');
    expect(await plainly('ar')).toBe('22 نوفمبر 2026 62,000 45%');
    expect(await plainly('ar-u-nu-arab')).toBe('٢٢ نوفمبر ٢٠٢٦ ٦٢٬٠٠٠ ٤٥٪');
    expect(await plainly('ar-EG-u-nu-latn')).toBe('22 نوفمبر 2026 62,000 45%');
    expect(await plainly('mr')).toBe('२२ नोव्हेंबर, २०२६ ६२,००० ४५%');
    // A reader elsewhere sees the digits of the case: what is on paper is on the page.
    expect(await plainly('ar-EG', 'ar-MA')).toMatch(/^٢٢ نونبر ٢٠٢٦ /u);
    expect(await plainly('ar', 'ar-EG')).toBe('22 نوفمبر 2026 62,000 45%');
    expect(await plainly('hi-Latn', 'hi')).toMatch(/^22 November/u);
    expect(await plainly('en', 'en-GB-u-ca-buddhist')).toBe('22 November 2026 62,000 45%');
    expect((await speak('ar-EG')).words.matrixNote).toContain('من ٠ إلى ١٠٠');
    expect((await speak('ar-u-nu-arab')).language).toBe('ar');
    expect((await speak('zh-TW')).words.rehearsal).toBe((await speak('zh-Hant')).words.rehearsal);
    expect((await speak('zh-TW')).words.rehearsal).not.toBe((await speak('zh')).words.rehearsal);
  });
});

describe('the digits of a case', () => {
  it.each([
    ['ar', 'الإيجار ٦٢٬٠٠٠ جنيه في السنة.', 'ar-u-nu-arab'],
    ['ar', 'الإيجار 62,000 جنيه في السنة.', 'ar'],
    ['ar-EG', 'الإيجار 62,000 جنيه في السنة.', 'ar-EG'],
    ['ar-AE', 'الإيجار ٦٢٬٠٠٠ درهم في السنة.', 'ar-AE'],
    ['ar-u-nu-latn', 'الإيجار ٦٢٬٠٠٠ جنيه.', 'ar-u-nu-latn'],
    ['fa', 'اجاره ۶۲٬۰۰۰ تومان است.', 'fa'],
    ['hi', 'किराया ६२,००० रुपये है।', 'hi-u-nu-deva'],
    ['hi', 'किराया 62,000 रुपये है।', 'hi'],
    ['th', 'ค่าเช่า ๖๒,๐๐๐ บาท', 'th-u-nu-thai'],
    ['ta', 'வாடகை ௬௨,௦௦௦ ரூபாய்', 'ta-u-nu-tamldec'],
    ['ja', '家賃は６２，０００円です。', 'ja'],
    ['en', 'The sign says ٦٢.', 'en'],
    ['no tag', '٦٢', 'no tag'],
  ])('are those of its text where its tag leaves them open: %s %s', (tag, text, expected) => {
    expect(inDigitsOf(text, tag)).toBe(expected);
  });

  it('reach the horizon that code sets', () => {
    expect(plainFrameIn('ar-u-nu-arab').horizon).toContain('١٢');
  });
});

it.each([
  ['gu', 'આપણે શું કરવું જોઈએ? દુકાન ખરીદવી કે ભાડે લેવી?'],
  ['te', 'మనం దుకాణం కొనాలా లేదా అద్దెకు తీసుకోవాలా?'],
  ['kn', 'ನಾವು ಅಂಗಡಿ ಖರೀದಿಸಬೇಕೇ ಅಥವಾ ಬಾಡಿಗೆಗೆ ಪಡೆಯಬೇಕೇ?'],
  ['ml', 'നമ്മൾ കട വാങ്ങണോ അതോ വാടകയ്ക്ക് എടുക്കണോ?'],
  ['pa', 'ਕੀ ਸਾਨੂੰ ਦੁਕਾਨ ਖਰੀਦਣੀ ਚਾਹੀਦੀ ਹੈ?'],
  ['or', 'ଆମେ ଦୋକାନ କିଣିବା କି ଭଡ଼ାରେ ନେବା?'],
  ['si', 'අපි කඩය මිලදී ගත යුතුද?'],
  ['ka', 'ვიყიდოთ მაღაზია თუ ვიქირაოთ?'],
  ['hy', 'Գնե՞լ խանութը, թե՞ վարձակալել'],
  ['am', 'ሱቁን እንግዛ ወይስ እንከራይ?'],
  ['km', 'តើយើងគួរទិញហាងឬជួល?'],
  ['lo', 'ພວກເຮົາຄວນຊື້ຮ້ານບໍ?'],
  ['my', 'ဆိုင်ကို ဝယ်သင့်သလား ငှားသင့်သလား'],
  ['yi', 'זאָלן מיר קויפֿן די קראָם?'],
  ['he', 'האם לקנות את החנות או לשכור אותה?'],
  ['he', 'הַאִם לִקְנוֹת אֶת הַחֲנוּת?'],
])(
  'the language %s is told by its script, and reports in it say that their headings are English',
  async (language, text) => {
    expect(languageOfText(text)).toBe(language);
    expect(languageAsked(`${text}\n- SAP\n- Oracle`)).toBe(language);
    expect(fitsScript(text, language)).toBe(true);
    expect((await speak(language)).labelled).toBe(language === 'he');
  },
);

it.each(['hi-Latn', 'ja-Latn', 'zh-Latn-pinyin', 'ar-Latn', 'ru-Latn', 'el-Latn'])(
  'has no words in the script of another reader: %s',
  async (tag) => {
    expect(await speak(tag)).toMatchObject({
      labelled: false,
      rtl: false,
      words: { why: (await speak('en')).words.why },
    });
    expect(plainFrameIn(tag)).toEqual(plainFrameIn('en'));
  },
);

it.each(['ko-Hang', 'ja-Hira', 'fa-Aran', 'hi-Deva', 'zh-Hans', 'zh-TW', 'de-Latf', 'pt-BR'])(
  'has its words: %s',
  async (tag) => {
    expect((await speak(tag)).labelled).toBe(true);
    expect(plainFrameIn(tag).horizon).not.toBe(plainFrameIn('en').horizon);
  },
);

it.each([
  ['EN-gb', 'en-GB'],
  ['en_GB', 'en-GB'],
  ['zh-hk', 'zh-HK'],
  ['pt_br', 'pt-BR'],
])('a tag that a seat wrote as %s is read as %s', (named, expected) => {
  expect(caseLanguage(named, 'Should we lease or buy?')).toBe(expected);
});

it.each(labelledLanguages)('what code says of a frame is in the language of the case: %s', (language) => {
  const { criteria, assumption, horizon, untitled } = plainFrameIn(language);
  const { goAhead, nothing, small } = plainOptionsIn(language);
  const said = [assumption, untitled, ...criteria.flatMap(({ name, why }) => [name, why])];
  const options = [goAhead, nothing, small].flatMap(({ title, description }) => [title, description]);
  expect(new Set(said).size).toBe(said.length);
  const english = [...Object.values(plainFrameIn('en').criteria).map(({ name }) => name), plainFrameIn('en').horizon];
  const borrowed = language === 'en' ? [] : english.filter((text) => [...said, horizon].includes(text));
  expect(borrowed).toEqual([]);
  for (const text of [...said, ...options]) expect([text, fitsScript(text, language)]).toEqual([text, true]);
});
