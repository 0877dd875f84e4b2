/** Whether a label counts what comes one after the other, "Phase 1", "Week 2", or parts of a paper: those exclude no other. */
export const countsOn = (label: string): boolean => stages.test(label) || stagesWithin.test(label);
const stages = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    'phase|step|stage|week|day|month|year|quarter|sprint|milestone|round|session|lesson|task|hour|q|h|fy|question|fact|note|item|section|chapter|article|appendix|annex|table|figure|point|rule|goal|objective|risk|reason|criterion|agenda',
    'schritt|stufe|etappe|woche|tag|monat|jahr|quartal|abschnitt|meilenstein|runde|termin|aufgabe|frage|kapitel|artikel|anhang|anlage|tabelle|abbildung|punkt|regel|ziel|risiko|grund|kriterium|top',
    'étape|semaine|jour|journée|mois|an|année|trimestre|jalon|tâche|chapitre|annexe|tableau|règle|objectif|risque|raison|critère',
    'fase|paso|etapa|semana|día|mes|año|hito|tarea|pregunta|capítulo|artículo|anexo|tabla|punto|regla|objetivo|riesgo|criterio',
    'passo|dia|mês|ano|trimestre|marco|tarefa|pergunta|artigo|tabela|ponto|regra|risco|critério|passaggio|settimana|giorno|mese|anno|domanda|capitolo|articolo|allegato|tabella|regola|obiettivo|rischio',
    'stap|dag|maand|jaar|kwartaal|ronde|taak|vraag|hoofdstuk|bijlage|tabel|punt|doel|risico|reden|etap|krok|tydzień|dzień|miesiąc|rok|kwartał|zadanie|pytanie|rozdział|załącznik|punkt|cel|ryzyko',
    'aşama|adım|hafta|gün|ay|yıl|çeyrek|tur|görev|soru|bölüm|madde|tablo|risk|этап|фаза|шаг|неделя|день|месяц|год|квартал|раунд|задача|вопрос|глава|статья|приложение|таблица|пункт|цель|риск',
    'етап|крок|тиждень|місяць|рік|завдання|питання|розділ|стаття|додаток|пункт|ціль|ризик|φάση|βήμα|στάδιο|εβδομάδα|ημέρα|μήνας|έτος|χρόνος|ερώτηση|κεφάλαιο|άρθρο|παράρτημα',
    '(?:ال)?(?:مرحلة|خطوة|أسبوع|يوم|شهر|سنة|عام|سؤال|فصل|مادة)|مرحله|گام|هفته|روز|ماه|سال|پرسش|ה?(?:שלב|צעד|שבוע|יום|חודש|שנה|שאלה|סעיף)|चरण|कदम|सप्ताह|दिन|महीना|वर्ष|प्रश्न|ধাপ|পর্যায়|সপ্তাহ|দিন|মাস|বছর|கட்டம்|படி|வாரம்|நாள்|மாதம்|ஆண்டு',
    'giai đoạn|bước|tuần|ngày|tháng|năm|quý|câu hỏi|chương|điều|tahap|fase|langkah|minggu|hari|bulan|tahun|pertanyaan|bab|pasal|steg|vecka|månad|år|fråga|trin|skridt|uge|måned|spørgsmål|vaihe|askel|viikko|päivä|kuukausi|vuosi|kysymys|fáze|týden|měsíc|otázka|kapitola|fázis|lépés|hét|nap|hónap|év|kérdés|fejezet|etapă|pas|săptămână|zi|lună|an|întrebare|capitol',
  ].join('|')})s?(?![\\p{L}\\p{M}])`,
  'iu',
);
const stagesWithin =
  /阶段|階段|步骤|步驟|第?[一二三四五\p{Nd}]*(?:周|週|天|日|个月|月|年|季度|期|步|章|条|條|节)(?=$|[\s:：])|ステップ|フェーズ|段階|手順|質問|問(?=\p{Nd})|단계|주차|일차|질문|ขั้นตอน|ระยะ|สัปดาห์|วัน|เดือน|ปี|คำถาม|问题|問題/u;
