import { type RecordedWords, names as order } from './written.ts';

/** Names of lenses and roles, in their order, in the languages that have only these; what else was written stays as it was. */
const named: Readonly<Record<string, string>> = {
  pt: 'economia; clientes e mercado; execução e operações; risco de ruína; visão externa e taxas de base; pessoas e organização; direito e ética; tecnologia; estratégia e margem de escolha; triagem; enquadramento; pesquisa; verificação; parte interessada; contraditório; presidência; revisão; conciliação',
  it: 'economia; clienti e mercato; esecuzione e operatività; rischio di rovina; visione esterna e tassi di base; persone e organizzazione; diritto ed etica; tecnologia; strategia e margine di scelta; smistamento; inquadramento; ricerca; verifica; parte interessata; contraddittorio; presidenza; revisione; conciliazione',
  nl: 'economie; klanten en markt; uitvoering en bedrijfsvoering; risico op ondergang; blik van buiten en basispercentages; mensen en organisatie; recht en ethiek; technologie; strategie en keuzeruimte; triage; afbakening; onderzoek; controle; belanghebbende; tegenproef; voorzitter; eindcontrole; samenvoeging',
  pl: 'ekonomia; klienci i rynek; wykonanie i operacje; ryzyko ruiny; spojrzenie z zewnątrz i częstości bazowe; ludzie i organizacja; prawo i etyka; technologia; strategia i pole manewru; wstępna ocena; ujęcie sprawy; badanie; weryfikacja; interesariusz; próba przeciwna; przewodniczący; recenzja; uzgodnienie',
  tr: 'ekonomi; müşteriler ve pazar; uygulama ve operasyon; batma riski; dıştan bakış ve taban oranlar; insanlar ve örgüt; hukuk ve etik; teknoloji; strateji ve seçenek payı; ön değerlendirme; çerçeve; araştırma; doğrulama; paydaş; karşı sınama; başkan; gözden geçirme; uzlaştırma',
  ru: 'экономика; клиенты и рынок; исполнение и операции; риск краха; взгляд извне и базовые частоты; люди и организация; право и этика; технологии; стратегия и свобода выбора; предварительный разбор; постановка вопроса; исследование; проверка; заинтересованная сторона; проверка на прочность; председатель; рецензия; сведение',
  uk: 'економіка; клієнти та ринок; виконання та операції; ризик краху; погляд ззовні та базові частоти; люди та організація; право та етика; технології; стратегія та свобода вибору; попередній розгляд; постановка питання; дослідження; перевірка; зацікавлена сторона; перевірка на міцність; голова; рецензія; зведення',
  el: 'οικονομία; πελάτες και αγορά; εκτέλεση και λειτουργία; κίνδυνος καταστροφής; εξωτερική ματιά και βασικά ποσοστά; άνθρωποι και οργάνωση; δίκαιο και ηθική; τεχνολογία; στρατηγική και περιθώριο επιλογών; διαλογή; πλαίσιο; έρευνα; επαλήθευση; ενδιαφερόμενος; αντίλογος; πρόεδρος; έλεγχος; συμφιλίωση',
  fa: 'اقتصاد; مشتریان و بازار; اجرا و عملیات; خطر نابودی; نگاه بیرونی و نرخ‌های پایه; آدم‌ها و سازمان; حقوق و اخلاق; فناوری; راهبرد و حفظ گزینه‌ها; بررسی نخست; چارچوب‌گذار; پژوهشگر; راستی‌آزما; ذی‌نفع; منتقد; رئیس; بازبین; هماهنگ‌کننده',
  he: 'כלכלה; לקוחות ושוק; ביצוע ותפעול; סיכון לקריסה; מבט מבחוץ ושיעורי בסיס; אנשים וארגון; משפט ואתיקה; טכנולוגיה; אסטרטגיה ומרחב בחירה; מיון; ניסוח השאלה; מחקר; אימות; בעל עניין; ביקורת נגד; יושב ראש; סקירה; יישוב',
  bn: 'অর্থনীতি; গ্রাহক ও বাজার; বাস্তবায়ন ও পরিচালনা; ধ্বংসের ঝুঁকি; বাইরের দৃষ্টি ও ভিত্তি হার; মানুষ ও সংগঠন; আইন ও নৈতিকতা; প্রযুক্তি; কৌশল ও বিকল্প; প্রাথমিক যাচাই; কাঠামো নির্ধারক; গবেষক; যাচাইকারী; অংশীজন; বিরুদ্ধ পরীক্ষক; সভাপতি; পর্যালোচক; সমন্বয়কারী',
  ta: 'பொருளாதாரம்; வாடிக்கையாளர்களும் சந்தையும்; செயலாக்கமும் இயக்கமும்; அழிவின் அபாயம்; வெளிப்பார்வையும் அடிப்படை விகிதங்களும்; மக்களும் அமைப்பும்; சட்டமும் நெறியும்; தொழில்நுட்பம்; உத்தியும் தெரிவுகளும்; முதற்கட்ட ஆய்வு; வரையறுப்பவர்; ஆய்வாளர்; சரிபார்ப்பவர்; பங்குதாரர்; எதிர்ச் சோதனையாளர்; தலைவர்; மதிப்பாய்வாளர்; இணக்குபவர்',
  th: 'เศรษฐศาสตร์; ลูกค้าและตลาด; การดำเนินงาน; ความเสี่ยงที่จะล่มสลาย; มุมมองภายนอกและอัตราฐาน; คนและองค์กร; กฎหมายและจริยธรรม; เทคโนโลยี; กลยุทธ์และทางเลือก; คัดกรอง; ผู้วางกรอบ; ผู้ค้นคว้า; ผู้ตรวจสอบ; ผู้มีส่วนได้ส่วนเสีย; ผู้คัดค้าน; ประธาน; ผู้ทบทวน; ผู้ประสานความเห็น',
  vi: 'kinh tế; khách hàng và thị trường; thực thi và vận hành; rủi ro sụp đổ; cái nhìn từ bên ngoài và tỷ lệ cơ sở; con người và tổ chức; pháp luật và đạo đức; công nghệ; chiến lược và quyền lựa chọn; sàng lọc; người đặt khung; người nghiên cứu; người kiểm chứng; bên liên quan; người phản biện; chủ tọa; người rà soát; người dung hòa',
  id: 'ekonomi; pelanggan dan pasar; pelaksanaan dan operasi; risiko kehancuran; pandangan luar dan laju dasar; orang dan organisasi; hukum dan etika; teknologi; strategi dan keluwesan pilihan; pemilahan; perumus; peneliti; pemeriksa; pemangku kepentingan; penguji lawan; ketua; peninjau; penyelaras',
  ko: '경제; 고객과 시장; 실행과 운영; 파멸 위험; 외부 관점과 기저율; 사람과 조직; 법과 윤리; 기술; 전략과 선택의 여지; 사전 검토; 쟁점 정리; 조사; 검증; 이해관계자; 반론 검토; 의장; 심사; 조정',
  'zh-Hant':
    '經濟; 客戶與市場; 執行與營運; 毀滅風險; 外部視角與基準率; 人與組織; 法律與倫理; 技術; 策略與選擇餘地; 初審; 問題界定; 研究; 查核; 利害關係人; 反方檢驗; 主席; 審閱; 調和',
};

export const namesIn = (language: string): Partial<RecordedWords> => {
  const names = named[language]?.split('; ') ?? [];
  return Object.fromEntries(order.map((written, i) => [written, names[i] ?? written]));
};
