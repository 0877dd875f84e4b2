/** A source, a sentence that says its number in words or takes it from words, and the same sentence with another number. */
export const numberWordCorpus: Readonly<
  Record<string, readonly (readonly [source: string, said: string, wrong: string])[]>
> = {
  en: [
    ['We have 25 shops.', 'Twenty-five shops are enough.', 'Thirty-five shops are enough.'],
    ['Sales fell by twelve percent.', 'Sales fell by 12%.', 'Sales fell by 14%.'],
    [
      'It costs 250,000 euros.',
      'Spend two hundred and fifty thousand euros.',
      'Spend three hundred and fifty thousand euros.',
    ],
    ['We need three million dollars.', 'Raise $3m.', 'Raise $4m.'],
    ['There are three shops.', 'Keep all 3 shops.', 'Keep all 5 shops.'],
    ['The lease runs 18 months.', 'Sign for eighteen months.', 'Sign for nineteen months.'],
  ],
  de: [
    ['Wir haben 25 Läden.', 'Fünfundzwanzig Läden reichen.', 'Fünfunddreißig Läden reichen.'],
    ['Der Umsatz fiel um zwölf Prozent.', 'Der Umsatz fiel um 12 %.', 'Der Umsatz fiel um 14 %.'],
    [
      'Es kostet 250.000 Euro.',
      'Geben Sie zweihundertfünfzigtausend Euro aus.',
      'Geben Sie dreihundertfünfzigtausend Euro aus.',
    ],
    ['Wir brauchen drei Millionen Euro.', 'Nehmen Sie 3 Mio. Euro auf.', 'Nehmen Sie 4 Mio. Euro auf.'],
    ['Es gibt drei Läden.', 'Behalten Sie alle 3 Läden.', 'Behalten Sie alle 5 Läden.'],
    ['Der Vertrag läuft 18 Monate.', 'Schließen Sie für achtzehn Monate ab.', 'Schließen Sie für neunzehn Monate ab.'],
  ],
  fr: [
    ['Nous avons 25 boutiques.', 'Vingt-cinq boutiques suffisent.', 'Trente-cinq boutiques suffisent.'],
    [
      'La part est de 97 %.',
      'La part est de quatre-vingt-dix-sept pour cent.',
      'La part est de quatre-vingt-sept pour cent.',
    ],
    ['Il y a 71 clients.', 'Gardez soixante et onze clients.', 'Gardez soixante et un clients.'],
    ['Les ventes ont baissé de douze pour cent.', 'Les ventes ont baissé de 12 %.', 'Les ventes ont baissé de 14 %.'],
    ['Le bail dure 18 mois.', 'Signez pour dix-huit mois.', 'Signez pour dix-neuf mois.'],
    ['Cela coûte deux cent mille euros.', 'Comptez 200 000 euros.', 'Comptez 300 000 euros.'],
  ],
  es: [
    ['Tenemos 25 tiendas.', 'Veinticinco tiendas bastan.', 'Veintiséis tiendas bastan.'],
    ['Las ventas cayeron un doce por ciento.', 'Las ventas cayeron un 12 %.', 'Las ventas cayeron un 14 %.'],
    ['Cuesta 250.000 euros.', 'Gaste doscientos cincuenta mil euros.', 'Gaste trescientos cincuenta mil euros.'],
    ['Hay 37 clientes.', 'Conserve treinta y siete clientes.', 'Conserve cuarenta y siete clientes.'],
    ['Son dieciocho meses.', 'Firme por 18 meses.', 'Firme por 19 meses.'],
  ],
  pt: [
    ['Temos 25 lojas.', 'Vinte e cinco lojas bastam.', 'Trinta e cinco lojas bastam.'],
    ['As vendas caíram doze por cento.', 'As vendas caíram 12 %.', 'As vendas caíram 14 %.'],
    ['Custa 250.000 euros.', 'Gaste duzentos e cinquenta mil euros.', 'Gaste trezentos e cinquenta mil euros.'],
    ['São dezoito meses.', 'Assine por 18 meses.', 'Assine por 19 meses.'],
  ],
  it: [
    ['Abbiamo 25 negozi.', 'Venticinque negozi bastano.', 'Trentacinque negozi bastano.'],
    [
      'Le vendite sono calate del dodici per cento.',
      'Le vendite sono calate del 12 %.',
      'Le vendite sono calate del 14 %.',
    ],
    ['Costa 250.000 euro.', 'Spenda duecentocinquantamila euro.', 'Spenda trecentocinquantamila euro.'],
    ['Sono diciotto mesi.', 'Firmi per 18 mesi.', 'Firmi per 19 mesi.'],
  ],
  nl: [
    ['We hebben 25 winkels.', 'Vijfentwintig winkels zijn genoeg.', 'Vijfendertig winkels zijn genoeg.'],
    ['De omzet daalde met twaalf procent.', 'De omzet daalde met 12%.', 'De omzet daalde met 14%.'],
    ['Het kost 250.000 euro.', 'Besteed tweehonderdvijftigduizend euro.', 'Besteed driehonderdvijftigduizend euro.'],
    ['Het zijn achttien maanden.', 'Teken voor 18 maanden.', 'Teken voor 19 maanden.'],
  ],
  pl: [
    ['Mamy 25 sklepów.', 'Dwadzieścia pięć sklepów wystarczy.', 'Trzydzieści pięć sklepów wystarczy.'],
    ['To kosztuje 250 tys. zł.', 'Wydaj dwieście pięćdziesiąt tysięcy zł.', 'Wydaj trzysta pięćdziesiąt tysięcy zł.'],
    ['Umowa trwa osiemnaście miesięcy.', 'Podpisz na 18 miesięcy.', 'Podpisz na 19 miesięcy.'],
  ],
  ru: [
    ['У нас 25 магазинов.', 'Двадцать пять магазинов достаточно.', 'Тридцать пять магазинов достаточно.'],
    ['Продажи упали на двенадцать процентов.', 'Продажи упали на 12 процентов.', 'Продажи упали на 14 процентов.'],
    ['Договор на восемнадцать месяцев.', 'Подпишите на 18 месяцев.', 'Подпишите на 19 месяцев.'],
  ],
  tr: [
    ['25 mağazamız var.', 'Yirmi beş mağaza yeter.', 'Otuz beş mağaza yeter.'],
    ['Sözleşme on sekiz ay sürüyor.', '18 ay için imzalayın.', '19 ay için imzalayın.'],
  ],
  ar: [
    ['لدينا 25 متجرًا.', 'خمسة وعشرون متجرًا تكفي.', 'خمسة وثلاثون متجرًا تكفي.'],
    ['لدينا ٣٠ موظفًا.', 'ثلاثون موظفًا يكفون.', 'أربعون موظفًا يكفون.'],
  ],
  hi: [
    ['हमारे पास 25 दुकानें हैं।', 'पच्चीस दुकानें काफ़ी हैं।', 'पैंतीस दुकानें काफ़ी हैं।'],
    ['बिक्री बीस प्रतिशत गिरी।', 'बिक्री 20 प्रतिशत गिरी।', 'बिक्री 30 प्रतिशत गिरी।'],
  ],
  ja: [
    ['店舗は25店です。', '二十五店で足ります。', '三十五店で足ります。'],
    ['費用は三億円です。', '3億円を用意する。', '4億円を用意する。'],
    ['売上は十二パーセント減った。', '売上は12％減った。', '売上は14％減った。'],
    ['二〇二六年に始める。', '2026年に始める。', '2027年に始める。'],
    ['契約は18か月です。', '十八か月で契約する。', '十九か月で契約する。'],
  ],
  zh: [
    ['我们有25家店。', '二十五家店足够。', '三十五家店足够。'],
    ['需要三千万元。', '筹集3000万元。', '筹集4000万元。'],
    ['成本是十二万美元。', '准备12万美元。', '准备14万美元。'],
    ['合同为18个月。', '签十八个月。', '签十九个月。'],
  ],
  ko: [
    ['직원은 30명입니다.', '삼십 명이면 충분합니다.', '사십 명이면 충분합니다.'],
    ['비용은 이백오십만 원입니다.', '250만 원을 쓰세요.', '350만 원을 쓰세요.'],
  ],
};

/** Sentences whose words look like numbers and are none that a source would have to state. */
export const noNumbers: Readonly<Record<string, readonly string[]>> = {
  en: [
    'No one of the two options is once and for all better.',
    'Hundreds of people and a thousand reasons speak for it.',
  ],
  de: ['Eine der zwei Wege: Geben Sie acht, elf Gründe reichen.', 'Tausend Gründe und hundert Fragen.'],
  fr: ['Un neuf et un vieux : deux voies.', 'Cent fois mieux, mille raisons.'],
  es: ['Una de las dos vías.', 'Mil razones y cien dudas.'],
  it: ['Sei pronto? Le due vie restano.', 'Mille ragioni, cento dubbi.'],
  tr: ['Yüz yüze görüşün ve bin kez düşünün.', 'İki yol var, biri on neden ister.'],
  ja: ['十分に考え、万一に備え、一部だけ行う。', '千万の理由と百の問い。第二十条を読む。'],
  zh: ['千万不要着急，十分小心，万一失败。', '一些人三心二意，四川的店先做。'],
  ko: ['이만하면 천천히 백방으로 알아보세요.', '만일을 대비하세요.'],
};
