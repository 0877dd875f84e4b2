/** Options that differ in a name alone, which neither a capital nor the platform shows. */
export const namePairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['go with shopify', 'switch to magento'],
    ['buy acme', 'acquire globex'],
    ['stay with acme', 'move to globex'],
    ['run it on azure', 'choose heroku'],
  ],
  fr: [['passer à shopify', 'choisir magento']],
  es: [['elegir shopify', 'optar por magento']],
  it: [['scegliere shopify', 'optare per magento']],
  pt: [
    ['ficar com vivo', 'mudar para claro'],
    ['escolher shopify', 'optar por magento'],
  ],
  nl: [['bij kpn blijven', 'naar ziggo overstappen']],
  ru: [['перейти на битрикс', 'выбрать амо']],
  de: [
    ['Shopify nehmen', 'Auf Magento umsteigen'],
    ['bei siemens bleiben', 'zu bosch wechseln'],
    ['Die Halle in Lohfelden mieten', 'Eine Halle in Fuldabrück mieten'],
    ['Nach Siemens wechseln', 'Nach Bosch wechseln'],
    ['Siemens übernehmen', 'Bosch übernehmen'],
    ['Ein Büro in Köln eröffnen', 'Ein Büro in Bonn eröffnen'],
    ['Frau Meier befördern', 'Frau Schulz befördern'],
  ],
  'zh-Hans': [
    ['选择腾讯', '改用阿里'],
    ['与华为合作', '选择中兴'],
    ['在北京开店', '在上海开店'],
    ['收购西门子', '收购博世'],
    ['与腾讯合作', '与阿里巴巴合作'],
    ['任命王伟为总经理', '任命李娜为总经理'],
    ['把工厂迁到苏州', '把工厂迁到成都'],
  ],
  ja: [
    ['トヨタに決める', 'ホンダと契約する'],
    ['楽天に移る', 'ヤフーを選ぶ'],
    ['東京に出店する', '大阪に出店する'],
    ['トヨタと提携する', 'ホンダと提携する'],
    ['田中を昇進させる', '佐藤を昇進させる'],
    ['東京支店を閉じる', '大阪支店を閉じる'],
  ],
  ko: [
    ['삼성을 선택한다', '현대와 계약한다'],
    ['카카오로 바꾼다', '네이버를 쓴다'],
    ['서울에 지점을 연다', '부산에 지점을 연다'],
    ['삼성과 제휴한다', '현대와 제휴한다'],
    ['서울 지점 개설', '부산 지점 개설'],
  ],
  hi: [
    ['मुंबई में दुकान खोलें', 'पुणे में दुकान खोलें'],
    ['टाटा के साथ काम करें', 'रिलायंस के साथ काम करें'],
  ],
  bn: [['ঢাকায় শাখা খোলা', 'খুলনায় শাখা খোলা']],
  ta: [['மதுரையில் கிளை திறத்தல்', 'கோவையில் கிளை திறத்தல்']],
  th: [
    ['เปิดสาขาเชียงใหม่', 'เปิดสาขาภูเก็ต'],
    ['ร่วมมือกับโตโยต้า', 'ร่วมมือกับฮอนด้า'],
  ],
  he: [
    ['לפתוח סניף בחיפה', 'לפתוח סניף באילת'],
    ['לעבוד עם אלביט', 'לעבוד עם רפאל'],
  ],
  ar: [
    ['افتتاح فرع في جدة', 'افتتاح فرع في الطائف'],
    ['شراء شركة المراعي', 'شراء شركة نادك'],
  ],
  fa: [['در شیراز شعبه باز کنیم', 'در اصفهان شعبه باز کنیم']],
};

/** Options that say the same in a verb of another word, or in other words altogether. */
export const verbPairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  de: [
    ['Die Preise erhöhen', 'Die Preise anheben'],
    ['Den Auftrag an Siemens vergeben', 'Siemens den Auftrag geben'],
  ],
  'zh-Hans': [
    ['收购竞争对手', '买下竞争对手'],
    ['立即签约', '马上签约'],
  ],
  ja: [
    ['競合を買収する', '競合を買い取る'],
    ['新しい工場を建てる', '新しい工場を建設する'],
    ['値上げする', '価格を上げる'],
  ],
  ko: [
    ['결정을 미룬다', '결정을 연기한다'],
    ['지점을 연다', '지점을 개설한다'],
  ],
  hi: [['फ़ैसला टालें', 'फ़ैसला स्थगित करें']],
  bn: [['সিদ্ধান্ত পিছিয়ে দেওয়া', 'সিদ্ধান্ত স্থগিত রাখা']],
  ta: [['விலையை உயர்த்துதல்', 'விலையை ஏற்றுதல்']],
  th: [['เลื่อนการตัดสินใจ', 'ชะลอการตัดสินใจ']],
  he: [['לקנות את המתחרה', 'לרכוש את המתחרה']],
  ar: [['تأجيل القرار', 'إرجاء القرار']],
  fa: [['شعبه جدید باز کنیم', 'شعبه جدید راه بیندازیم']],
  en: [['Buy the rival', 'Purchase the rival']],
};
