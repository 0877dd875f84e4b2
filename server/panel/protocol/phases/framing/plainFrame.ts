import type { Criterion } from '../../../../../shared/events/casePanel.ts';

import { primary } from '../../text/language.ts';

/** What code says of a frame where no framer could: four criteria that fit any decision, and that they were set by rule. */
export type PlainFrame = {
  readonly criteria: readonly Criterion[];
  readonly assumption: string;
  readonly horizon: string;
  /** What a case is called that has no title. */
  readonly untitled: string;
};

/** By BCP 47 tag, in the languages of the pages; English where there are no words. Claims nothing about the case. */
export const plainFrameIn = (tag: string): PlainFrame => {
  const [assumption, horizon, untitled, ...words] = said[primary(tag)] ?? english;
  return { assumption, horizon, untitled, criteria: shape.map((one, i) => ({ ...one, ...named(words, i) })) };
};

const shape: readonly Pick<Criterion, 'criterionId' | 'weight' | 'direction'>[] = [
  { criterionId: 'c1', weight: 0.35, direction: 'more' },
  { criterionId: 'c2', weight: 0.3, direction: 'less' },
  { criterionId: 'c3', weight: 0.2, direction: 'more' },
  { criterionId: 'c4', weight: 0.15, direction: 'less' },
];
const named = (words: readonly string[], i: number) => ({ name: words[2 * i] ?? '', why: words[2 * i + 1] ?? '' });

/** That it was set by rule, the horizon, a title; then each criterion and why: gain, loss, turning back, strain. */
type Said = readonly [string, string, string, string, string, string, string, string, string, string, string];

const english: Said = [
  'No framer could speak: these options and criteria were set by rule, not found in the case.',
  '12 months',
  'The decision',
  'Expected gain',
  'What it brings if it goes as the case hopes.',
  'What can be lost for good',
  'Losses that cannot be made up.',
  'Ease of turning back',
  'What undoing it costs, and until when.',
  'Strain on people',
  'What it asks of those who must do it.',
];
const said: Readonly<Record<string, Said>> = {
  en: english,
  de: [
    'Kein Sitz konnte den Fall rahmen: Diese Optionen und Kriterien stammen aus einer Regel, nicht aus dem Fall.',
    '12 Monate',
    'Die Entscheidung',
    'Erwarteter Gewinn',
    'Was es bringt, wenn es so kommt wie erhofft.',
    'Was endgültig verloren gehen kann',
    'Verluste, die sich nicht wieder aufholen lassen.',
    'Wie leicht man umkehren kann',
    'Was die Umkehr kostet und bis wann sie möglich ist.',
    'Belastung der Menschen',
    'Was es denen abverlangt, die es tun müssen.',
  ],
  es: [
    'Ningún asiento pudo plantear el caso: estas opciones y criterios salen de una regla, no del caso.',
    '12 meses',
    'La decisión',
    'Ganancia esperada',
    'Lo que aporta si todo va como el caso espera.',
    'Lo que puede perderse para siempre',
    'Pérdidas que no se pueden recuperar.',
    'Facilidad para dar marcha atrás',
    'Lo que cuesta deshacerlo, y hasta cuándo.',
    'Carga para las personas',
    'Lo que exige a quienes deben hacerlo.',
  ],
  fr: [
    'Aucun siège n’a pu poser le cadre : ces options et ces critères viennent d’une règle, non du cas.',
    '12 mois',
    'La décision',
    'Gain attendu',
    'Ce que cela rapporte si tout se passe comme espéré.',
    'Ce qui peut être perdu pour de bon',
    'Les pertes qui ne se rattrapent pas.',
    'Facilité de faire marche arrière',
    'Ce que coûte le retour en arrière, et jusqu’à quand.',
    'Charge pour les personnes',
    'Ce que cela exige de ceux qui doivent le faire.',
  ],
  ar: [
    'لم يتمكن أي مقعد من تأطير القضية: هذه الخيارات والمعايير وُضعت بقاعدة ولم تُؤخذ من القضية.',
    '12 شهرًا',
    'القرار',
    'المكسب المتوقع',
    'ما يعود به إن سار الأمر كما تأمل القضية.',
    'ما قد يضيع إلى غير رجعة',
    'خسائر لا يمكن تعويضها.',
    'سهولة التراجع',
    'كلفة الرجوع عنه، وإلى متى يمكن ذلك.',
    'العبء على الناس',
    'ما يتطلبه ممن عليهم القيام به.',
  ],
  hi: [
    'कोई सीट मामले का ढाँचा नहीं बना सकी: ये विकल्प और कसौटियाँ नियम से रखी गई हैं, मामले से नहीं ली गईं।',
    '12 महीने',
    'फ़ैसला',
    'अपेक्षित लाभ',
    'सब कुछ उम्मीद के मुताबिक़ चले तो इससे क्या मिलेगा।',
    'जो हमेशा के लिए खो सकता है',
    'वे नुक़सान जिनकी भरपाई नहीं हो सकती।',
    'लौट आने की आसानी',
    'इसे पलटने में क्या लगेगा, और कब तक पलटा जा सकता है।',
    'लोगों पर बोझ',
    'जिन्हें यह करना है उनसे यह क्या माँगता है।',
  ],
  ja: [
    '枠組みを示せた席がありませんでした。これらの選択肢と基準は規則で置いたもので、案件から取ったものではありません。',
    '12か月',
    '決定',
    '見込まれる利益',
    '期待どおりに運んだときに得られるもの。',
    '取り返しのつかない損失',
    '後から埋め合わせのできない損失。',
    '引き返しやすさ',
    '元に戻すのにかかる費用と、その期限。',
    '人への負担',
    '実行する人たちに求められるもの。',
  ],
  zh: [
    '没有席位能够给出框架：这些选项和标准由规则设定，并非取自案件。',
    '12个月',
    '决定',
    '预期收益',
    '一切如愿时能带来什么。',
    '可能永久失去的东西',
    '无法弥补的损失。',
    '回头的难易',
    '撤回要付出什么代价，最晚到什么时候。',
    '对人的负担',
    '对执行的人有什么要求。',
  ],
};
