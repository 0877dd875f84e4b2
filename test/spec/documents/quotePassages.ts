/** Passages in many languages, with a quote of each that is honest, and wordings of it that are not. Written for these tests. */
export type Passage = {
  readonly language: string;
  readonly text: string;
  readonly quotes: readonly string[];
  readonly altered: readonly string[];
};

export const passages: readonly Passage[] = [
  {
    language: 'en',
    text: 'Revenue rose by 8.5% to €1,204 million in 2025. The supplier is not liable for delays caused by customs. Staff turnover fell from 14 to 9 per cent, well below the industry average; the first-year loss of $3.2m was smaller than planned. The board hasn’t approved the second phase.',
    quotes: [
      'Revenue rose by 8.5% to €1,204 million in 2025.',
      'The supplier is not liable for delays caused by customs',
      'Staff turnover fell from 14 to 9 percent, well below the industry average',
      'first-year loss of $3.2m was smaller than planned',
      "The board hasn't approved the second phase",
      'The board has not approved the second phase.',
      'rose by 8.5 % to EUR 1,204 million',
      'Staff turnover fell from 14 to 9 per cent […] the first-year loss of $3.2m was smaller than planned',
    ],
    altered: [
      'Revenue rose by 8.6% to €1,204 million in 2025.',
      'Revenue rose by 8.5% to €1,240 million in 2025.',
      'Revenue rose by 8.5% to $1,204 million in 2025.',
      'Revenue rose by 8.5 to €1,204 million in 2025.',
      'Revenue fell by 8.5% to €1,204 million in 2025.',
      'The supplier is liable for delays caused by customs',
      'liable for delays caused by customs',
      'The supplier … liable for delays caused by customs',
      'Staff turnover fell from 9 to 14 per cent',
      'The board has approved the second phase',
      'approved the second phase.',
      'Revenue rose to €1,204 million in 2025.',
      'Revenue rose by 8.5% to €1,204 million in 2025. […] Staff turnover fell from 14 to 9 per cent',
      'Revenue rose by 8.5% to €1,204 million in 2025. Staff turnover fell from 14 to 9 per cent',
      'The supplier is not reliable for delays caused by customs',
      'Revenue rose by 8.5% to €1,204 in 2025.',
      'Revenue rose by 85% to €1,204 million in 2025.',
      'rose by 8.5% to €1,204',
    ],
  },
  {
    language: 'de',
    text: 'Die Investitionskosten belaufen sich auf 12.450,75 € und liegen damit 3,5 Prozent unter dem Vorjahr. Eine Kündigung ist vor Ablauf von fünf Jahren nicht möglich. Der Wirtschaftsprüfer hat keine Einwände erhoben.',
    quotes: [
      'Die Investitionskosten belaufen sich auf 12.450,75 €',
      'liegen damit 3,5 % unter dem Vorjahr',
      'Eine Kündigung ist vor Ablauf von fünf Jahren nicht möglich.',
      'Der Wirtschaftsprüfer hat keine Einwände erhoben',
    ],
    altered: [
      'Die Investitionskosten belaufen sich auf 12.450,57 €',
      'Die Investitionskosten belaufen sich auf 124.507,5 €',
      'liegen damit 3,5 % über dem Vorjahr',
      'Eine Kündigung ist vor Ablauf von fünf Jahren möglich.',
      'Der Wirtschaftsprüfer hat Einwände erhoben',
      'Der Wirtschaftsprüfer hat seine Einwände erhoben',
      'Eine Kündigung ist nach Ablauf von fünf Jahren nicht möglich.',
    ],
  },
  {
    language: 'fr',
    text: 'Le coût total s’élève à 1 204 500 euros, soit 12,4 % de plus qu’en 2024. L’exploitant n’est pas tenu de remplacer les équipements défectueux. Aucun permis n’a été délivré.',
    quotes: [
      "Le coût total s'élève à 1 204 500 euros, soit 12,4 % de plus qu'en 2024.",
      "L'exploitant n'est pas tenu de remplacer les équipements défectueux",
      "Aucun permis n'a été délivré",
      'soit 12,4 pour cent de plus qu’en 2024',
    ],
    altered: [
      "Le coût total s'élève à 1 240 500 euros",
      "L'exploitant est tenu de remplacer les équipements défectueux",
      'tenu de remplacer les équipements défectueux',
      'soit 12,4 % de moins qu’en 2024',
      'soit 124 % de plus qu’en 2024',
    ],
  },
  {
    language: 'es',
    text: 'El contrato no podrá rescindirse antes del 30 de junio de 2027. La demanda creció un 6,8 por ciento en la región norte, sin afectar a los precios.',
    quotes: [
      'El contrato no podrá rescindirse antes del 30 de junio de 2027',
      'La demanda creció un 6,8% en la región norte',
      'en la región norte, sin afectar a los precios',
    ],
    altered: [
      'El contrato podrá rescindirse antes del 30 de junio de 2027',
      'podrá rescindirse antes del 30 de junio de 2027',
      'La demanda creció un 8,6% en la región norte',
      'La demanda creció un 6,8% en la región sur',
      'El contrato no podrá rescindirse antes del 30 de julio de 2027',
    ],
  },
  {
    language: 'ru',
    text: 'Чистая прибыль выросла на 17,3 % и составила 845 млн рублей. Договор не может быть расторгнут без согласия обеих сторон.',
    quotes: [
      'Чистая прибыль выросла на 17,3% и составила 845 млн рублей',
      'Договор не может быть расторгнут без согласия обеих сторон',
    ],
    altered: [
      'Чистая прибыль выросла на 13,7% и составила 845 млн рублей',
      'Договор может быть расторгнут без согласия обеих сторон',
      'Договор не может быть расторгнут с согласия обеих сторон',
      'может быть расторгнут без согласия обеих сторон',
    ],
  },
  {
    language: 'ar',
    text: 'ارتفعت الإيرادات بنسبة ٨٫٥٪ لتبلغ ١٢٠٤ ملايين يورو في عام ٢٠٢٥. لا يجوز إنهاء العقد قبل مرور خمس سنوات. لم يوافق مجلس الإدارة على المرحلة الثانية.',
    quotes: [
      'ارتفعت الإيرادات بنسبة 8.5% لتبلغ 1204 ملايين يورو',
      'لا يجوز إنهاء العقد قبل مرور خمس سنوات',
      'لم يوافق مجلس الإدارة على المرحلة الثانية',
    ],
    altered: [
      'ارتفعت الإيرادات بنسبة 5.8% لتبلغ 1204 ملايين يورو',
      'يجوز إنهاء العقد قبل مرور خمس سنوات',
      'يوافق مجلس الإدارة على المرحلة الثانية',
      'لا يجوز إنهاء العقد بعد مرور خمس سنوات',
    ],
  },
  {
    language: 'he',
    text: 'ההכנסות עלו ב-8.5% והגיעו ל-1,204 מיליון אירו בשנת 2025. הספק אינו אחראי לעיכובים שנגרמו על ידי המכס. לא ניתן לבטל את החוזה לפני תום חמש שנים.',
    quotes: [
      'ההכנסות עלו ב-8.5% והגיעו ל-1,204 מיליון אירו בשנת 2025',
      'לא ניתן לבטל את החוזה לפני תום חמש שנים',
      'הספק אינו אחראי לעיכובים שנגרמו על ידי המכס',
    ],
    altered: [
      'ההכנסות עלו ב-8.6% והגיעו ל-1,204 מיליון אירו בשנת 2025',
      'ניתן לבטל את החוזה לפני תום חמש שנים',
      'הספק אחראי לעיכובים שנגרמו על ידי המכס',
    ],
  },
  {
    language: 'hi',
    text: 'राजस्व 8.5 प्रतिशत बढ़कर 1,204 करोड़ रुपये हो गया। अनुबंध को पाँच वर्ष से पहले समाप्त नहीं किया जा सकता। आपूर्तिकर्ता देरी के लिए उत्तरदायी नहीं है।',
    quotes: [
      'राजस्व 8.5% बढ़कर 1,204 करोड़ रुपये हो गया',
      'अनुबंध को पाँच वर्ष से पहले समाप्त नहीं किया जा सकता',
      'आपूर्तिकर्ता देरी के लिए उत्तरदायी नहीं है',
    ],
    altered: [
      'राजस्व 5.8% बढ़कर 1,204 करोड़ रुपये हो गया',
      'अनुबंध को पाँच वर्ष से पहले समाप्त किया जा सकता',
      'आपूर्तिकर्ता देरी के लिए उत्तरदायी है',
    ],
  },
  {
    language: 'ja',
    text: '売上高は前年比8.5％増の1,204億円となった。契約は5年を経過するまで解約することができない。第2期の計画は取締役会の承認を得ていません。',
    quotes: [
      '売上高は前年比8.5%増の1,204億円となった',
      '契約は5年を経過するまで解約することができない',
      '第2期の計画は取締役会の承認を得ていません',
    ],
    altered: [
      '売上高は前年比8.6%増の1,204億円となった',
      '売上高は前年比8.5%減の1,204億円となった',
      '契約は5年を経過するまで解約することができ',
      '第2期の計画は取締役会の承認を得てい',
      '契約は5年を経過するまで解約することができる',
    ],
  },
  {
    language: 'zh',
    text: '2025年营业收入增长8.5%，达到12.04亿元。供应商对海关造成的延误不承担责任。合同在五年期满之前不得解除。',
    quotes: [
      '2025年营业收入增长8.5％，达到12.04亿元',
      '供应商对海关造成的延误不承担责任',
      '合同在五年期满之前不得解除',
    ],
    altered: [
      '2025年营业收入增长5.8%，达到12.04亿元',
      '2025年营业收入下降8.5%，达到12.04亿元',
      '供应商对海关造成的延误承担责任',
      '合同在五年期满之前得解除',
      '供应商对海关造成的延误',
      '2025年营业收入增长8.5%，达到12.04',
    ],
  },
  {
    language: 'ko',
    text: '매출은 전년 대비 8.5% 증가한 1,204억 원을 기록했다. 계약은 5년이 지나기 전에는 해지할 수 없다. 공급업체는 세관으로 인한 지연에 대해 책임을 지지 않는다.',
    quotes: [
      '매출은 전년 대비 8.5% 증가한 1,204억 원을 기록했다',
      '계약은 5년이 지나기 전에는 해지할 수 없다',
      '공급업체는 세관으로 인한 지연에 대해 책임을 지지 않는다',
    ],
    altered: [
      '매출은 전년 대비 8.6% 증가한 1,204억 원을 기록했다',
      '계약은 5년이 지나기 전에는 해지할 수',
      '공급업체는 세관으로 인한 지연에 대해 책임을 지지',
      '계약은 5년이 지나기 전에는 해지할 수 있다',
    ],
  },
  {
    language: 'pt',
    text: 'O investimento de 2,75 milhões de euros não será recuperado antes de 2031. Sem o subsídio, a margem cai para 4,1%.',
    quotes: [
      'O investimento de 2,75 milhões de euros não será recuperado antes de 2031',
      'Sem o subsídio, a margem cai para 4,1 por cento',
    ],
    altered: [
      'O investimento de 2,75 milhões de euros será recuperado antes de 2031',
      'O investimento de 275 milhões de euros não será recuperado antes de 2031',
      'o subsídio, a margem cai para 4,1%',
      'Com o subsídio, a margem cai para 4,1%',
    ],
  },
  {
    language: 'it',
    text: 'Il margine operativo è sceso dal 9,8% al 7,4% senza incidere sui dividendi. Il fornitore non risponde dei ritardi doganali.',
    quotes: [
      'Il margine operativo è sceso dal 9,8% al 7,4% senza incidere sui dividendi',
      'Il fornitore non risponde dei ritardi doganali',
    ],
    altered: [
      'Il margine operativo è sceso dal 7,4% al 9,8% senza incidere sui dividendi',
      'Il fornitore risponde dei ritardi doganali',
      'risponde dei ritardi doganali',
      'Il margine operativo è salito dal 9,8% al 7,4%',
    ],
  },
];
