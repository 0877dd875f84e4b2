import type { Row } from './rows.ts';

/** Who does it: one's own people or another firm; alone or with others; a learner or a master; one from within or from outside. Beginnings of words. */
export const doers: readonly Row[] = [
  [
    'ourselves|in-?house|our own \\p{L}+|own (?:people|staff|team|crew|vans?|drivers?|workers?|employees?|hands|vehicles?|lorr|trucks?)|selbst|eigene[nmrs]? \\p{L}+|in eigenregie|intern(?=e|en|)|nous-mêmes|en interne|(?:nos|notre|leurs?|ses) propres? \\p{L}+|nosotr[oa]s mism[oa]s|(?:nuestr[oa]s?|sus?) propi[oa]s? \\p{L}+|(?:personal|medios|gente) propi|nós (?:mesmos|próprios)|(?:nossos?|nossas?) própri|pessoal própri|por conta própria|noi stessi|da soli|in proprio|(?:nostr[oaie]|propri[oae]?) (?:personale|dipendenti|mezzi|furgoni|uomini)|personale proprio|zelf|eigen (?:mensen|personeel|team|ploeg|bus|wagen|medewerk)|in eigen beheer|sam(?:i|emu|odzieln)|własn|we własnym|сам(?:им|и(?!\\p{L})|остоят)|сво(?:ими|ей|им|ём)|собственн|самі|самотуж|власн|своїми|μόνοι μας|δικ(?:ό|ού|ούς|ή|ών|ά) μας|kendimiz|kendi(?= )|بأنفسنا|بموظفينا|بفريقنا|بعمالنا|موظفونا|داخلي|خودمان|בעצמנו|(?:העובדים|הצוות) שלנו|ख़ुद|खुद|स्वयं|अपने|अपनी|নিজে|நாமே|tự(?= )|của mình|nội bộ|sendiri|själva|i egen regi|egna|internt|selv(?= |$)|egne|itse(?= )|omin voimin|om(?:illa|alla) \\p{L}+|sami(?!\\p{L})|vlastn|magunk|saját|házon belül|noi înșine|propri||自社|自分たち|社内|内製|自前|自己|自行|内部|자체|직접|우리 직원|사내|เอง',
    'contractor|subcontract|outsourc|third part|outside (?:firm|company|agency|provider|help)|external|carrier|courier|agenc|accountant|cabinet(?!s)|fremdfirma|fremdverg|dienstleist|extern|auslager|subunternehm|spediteur|spedition|agentur|fachfirma|fachbetrieb|\\p{L}{3,}firma|prestataire|sous-trait|transporteur|externali|entreprise extérieure|société (?:extérieure|de)|entreprise de|agence|faire \\p{L}+ (?:\\p{L}+ ){0,3}par|subcontrat|tercer(?=os|iz)|empresa (?:externa|de)|(?:dar|mandar|llevar|encargar) (?:\\p{L}+ ){0,5}fuera|contratista|agencia|transportista|gestoría|terceiri|transportadora|agência|prestador|esternali|appalt|terzi|ditta|impresa (?:esterna|di)|agenzia|corriere|tipografia|affidare|uitbested|aannemer|bureau|vervoerder|koerier|derden|\\p{L}{3,}bedrijf|zleci|zlecen|zewnętrz|podwykonaw|firmie|agencj|przewoźnik|kurier|подряд|аутсорс|сторонн|внешн|агентств|перевозчик|клининг\\p{L}* компан|транспортн\\p{L}* компан|на сторону|підряд|сторонн|зовнішн|агенці|перевізник|εξωτερικ|εργολάβ|τρίτους|εταιρεία|συνεργείο|taşeron|dışarı|dış (?=firma|şirket|kaynak)|firmaya|şirkete|şirketi|ajans|yüklenici|nakliyeci|kargo|خارجي|مقاول|شركة|متعهد|وكالة|پیمانکار|برون|חיצוני|קבלן|חברה|סוכנות|ठेकेदार|ठेके|बाहर|एजेंसी|कंपनी|आउटसोर्स|বাইরে|வெளி|thuê ngoài|công ty|nhà thầu|bên ngoài|đơn vị ngoài|kontraktor|pihak (?:ketiga|luar)|perusahaan|penyedia|vendor|alih daya|mengalihdaya|entreprenör|inhyrd|åkeri|byrå|lägga ut|\\p{L}{3,}bolag|utomstående|entreprenør|ekstern|vognmand|udlicit|fragtmand|sette (?:\\p{L}+ )?ut|ulkois|alihank|urakoits|ulkopuol|\\p{L}*toimisto|\\p{L}{3,}yrity|ostopalvel|dodavatel|firm(?=ě|ou|u)|subdodav|dopravc|külső|alvállalkoz|kiszervez|\\p{L}*cég|ügynöks|fuvaroz|firm[eă]|agenți|transportator||外注|委託|業者|外部|\\p{Script=Han}{2}会社(?=に|へ)|してもらう|外包|委托|承包|第三方|(?:交给|交給|请|請|找).{0,6}公司|외주|업체|대행|위탁|용역|회사에 맡|ผู้รับเหมา|ภายนอก|ข้างนอก|ให้.{0,8}(?:บริษัท|สำนักงาน)|จ้าง(?:บริษัท|คนนอก)',
  ],
  [
    'alone|on our own|by ourselves|single-handed|allein|im alleingang|eigenständig|seule?s?(?!\\p{L})|sol[oa]s(?!\\p{L})|en solitario|sozinh|da sol[ioea]|alleen|op eigen kracht|zelfstandig|samodzieln|sam[ia]?(?!\\p{L})|самостоят|в одиночку|сами(?!\\p{L})|самі(?!\\p{L})|самостій|поодинці|μόν(?:οι|ος|η|ες)(?!\\p{L})|αυτόνομ|tek başı|yalnız|بمفرد|وحدنا|منفرد|تنها|לבד|अकेले|একা|தனியாக|một mình|độc lập|sendiri|ensam|på egen h[aå]nd|alene|yksin|samostatn|egyedül|önálló|singur||独自|単独|单独|獨自|独立|단독|혼자|독자|ลำพัง|คนเดียว|เดี่ยว',
    'cons[oó]rci|consorti|joint(?=ly| venture| bid)|together with|partner|alliance|konsorti|bietergemein|gemeinsam|arbeitsgemein|zusammen mit|kooperation|groupement|ensemble|avec (?:un |des )?(?:associé|confrère)|en commun|partenai|partenariat|unión temporal|junto (?:con|a)|en alianza|con (?:un )?soci|agrupación|parceir|parceria|em conjunto|agrupamento|raggruppament|insieme|in cordata|associazione temporanea|samen met|gezamenlijk|combinatie|konsorcj|wspóln|razem z|консорци|совместн|вместе с|партн[её]р|спільн|разом|консорці|κοινοπραξ|από κοινού|μαζί με|συνεργα|konsorsiyum|ortak|birlikte|ائتلاف|تحالف|شراكة|بالاشتراك|شريك|کنسرسیوم|مشارکت|שותפ|קונסורציום|ביחד|मिलकर|साझेदार|कंसोर्टियम|যৌথ|கூட்ட|liên danh|hợp tác|cùng với|konsorsium|bersama|kemitraan|gemensam|tillsammans|fælles|sammen med|samarbejd|samarbeid|felles|yhdessä|yhteenliittym|kumppan|sdružen|společn|konzorci|spolu s|közös|együtt|împreună|asocier||共同|連合|企業体|合同|コンソーシアム|联合|聯合|合作|공동|컨소시엄|함께|ร่วมกัน|ร่วมกับ|กลุ่มบริษัท',
  ],
  [
    'apprentice|trainee|beginner|lehrling|azubi|auszubildende|apprenti|stagiair|aprendiz|becari|estagiári|apprendist|tirocinant|leerling|stagist|uczeń|uczni|praktykant|стаж[её]р|учени(?:к|ц)|стажист|учн|μαθητευόμεν|μαθητευομ|çırak|stajyer|متدرب|کارآموز|חניך|מתמחה|प्रशिक्षु|học việc|thực tập|magang|lärling|praktikant|lærling|elev(?!at)|harjoittelij|oppisopim|učn|učeň|tanul|gyakornok|ucenic|stagiar||新人|未経験|見習|実習生|学徒|學徒|实习|實習|견습|수습|인턴|ฝึกงาน|ฝึกหัด',
    'skilled|experienced|qualified|senior|facharbeit|fachkraft|gelernte|erfahrene|geselle|meister|qualifié|expériment|confirmé|cualific|experimentad|con experiencia|oficial(?!mente)|qualificad|experiente|qualificat|espert|con esperienza|ervaren|geschoold|vakman|doświadcz|wykwalifik|опытн|квалифиц|мастер|досвідчен|кваліфік|майстр|έμπειρ|ειδικευμέν|deneyimli|tecrübeli|usta|خبير|ماهر|مؤهل|باتجربه|מנוסה|מומחה|अनुभवी|कुशल|có kinh nghiệm|lành nghề|thợ cả|berpengalaman|ahli|erfar|utbilda|faglær|utdanna|kokenut|kokene|ammattilai|zkušen|kvalifik|vyučen|tapasztalt|szakképzett|szakember|calificat|cu experiență||経験者|熟練|ベテラン|职人|熟练|熟練|有经验|有經驗|资深|경력|숙련|ประสบการณ์|ช่างฝีมือ',
  ],
  [
    "from within|internal(?:ly)? (?:candidate|promot)|aus den eigenen reihen|hausintern|promotion interne|en interne|ascender|internament|dall[’']interno|uit eigen gelederen|z wewnątrz|изнутри|своего сотрудник|içeriden|من الداخل|अंदर से|từ nội bộ|dari dalam|inifrån|indefra|innenfra|sisältä|zevnitř|belülről|din interior||社内から|内部昇格|専務|常務|内部提拔|내부 승진|내부에서|จากภายใน",
    "from outside|external|outside manager|von außen|extern|de l[’']extérieur|de fuera|de fora|dall[’']esterno|da fuori|van buiten|z zewnątrz|со стороны|извне|ззовні|απ[’' ]έξω|dışarıdan|من الخارج|बाहर से|từ bên ngoài|dari luar|utifrån|udefra|utenfra|ulkopuolelta|zvenčí|kívülről|din afară||外部から|社外から|从外部|從外部|外聘|空降|외부에서|จากภายนอก",
  ],
];

const kin = {
  son: 'sons?|sohn|sohne|söhnen?|fils|hijos?|filhos?|figlio|figli|zoon|syn(?:owi|ovi|a|em)?|сын(?:у|а|ом)?|син(?:у|а|ові|ом)?|γι[οό](?:ς|ύ)?|oğl\\p{L}+|[لب]?ابن(?!ت)\\p{L}*|پسر\\p{L}*|ל?בני?|बेटे|बेटा|पुत्र|ছেলে\\p{L}*|மகன்\\p{L}*|con trai|anak laki-laki|putra|sonen|søn(?:nen|nen)?|sønnen?|poika|poja\\p{L}+|fi(?:am|amnak|unk|unknak|ú)|fiul?|fiului||息子|儿子|兒子|아들|ลูกชาย',
  daughter:
    'daughters?|tochter|töchtern?|filles?|hijas?|filhas?|figlia|figlie|dochters?|cór(?:ka|ce|kę|ki)|доч(?:ь|ери|ерью)|дочк\\p{L}+|доньк?\\p{L}+|κόρη\\p{L}*|kızı\\p{L}*|[لب]?ابنت\\p{L}+|دختر\\p{L}*|ל?בת|ל?בתי|ל?בתנו|बेटी|पुत्री|মেয়ে\\p{L}*|மகள்\\p{L}*|con gái|anak perempuan|putri|dotter\\p{L}*|datter\\p{L}*|tytär|tyttär\\p{L}+|dcer\\p{L}+|lány\\p{L}+|fiic\\p{L}+||(?<!姑)娘(?!婿)|女儿|女兒|딸|ลูกสาว',
  brother:
    'brothers?|bruder|frères?|hermanos?|irmãos?|fratello|broer|brat(?:u|em|a)?|брат\\p{L}*|αδερφό\\p{L}*|أخ[يو]?|لأخي|برادر\\p{L}*|אחי|लिए भाई|भाई|anh trai|em trai|bror|broren?|veli|velje\\p{L}+|bratr\\p{L}*|fratel\\p{L}*||(?<!兄)弟(?!子)|兄(?!弟)|哥哥|남동생|형에게|น้องชาย|พี่ชาย',
  sister:
    'sisters?|schwester|sœur|soeur|hermanas?|irmãs?|sorella|zus|siostr\\p{L}+|сестр\\p{L}+|αδερφή\\p{L}*|أخت\\p{L}*|لأختي|خواهر\\p{L}*|אחותי|बहन|chị gái|em gái|syster|systern|søster|søsteren?|sisko\\p{L}*|siskol\\p{L}*|sestř?\\p{L}+|nővér\\p{L}*|húg\\p{L}*|sor[ăa]|surorii||姉|妹|姐姐|妹妹|누나|언니|여동생|น้องสาว|พี่สาว',
  nephew:
    'nephews?|neffen?|neveu|sobrinos?|sobrinhos?|neef|bratan(?:ek|kowi)|siostrzeń\\p{L}+|племянник\\p{L}*|племінник\\p{L}*|ανιψιό\\p{L}*|भतीजे|भतीजा|भांजे|nevø\\p{L}*|brorson\\p{L}*|systerson\\p{L}*|synovc\\p{L}+|unokaöcs\\p{L}*|nepot(?:ul|ului)?||甥|侄子|外甥(?!女)|หลานชาย',
  niece:
    'nieces?|nichte|nièce|sobrinas?|sobrinhas?|nicht(?=je)|bratanic\\p{L}+|siostrzenic\\p{L}+|племянниц\\p{L}*|племінниц\\p{L}*|ανιψιά\\p{L}*|भतीजी|भांजी|niesen?|brorsdotter\\p{L}*|systerdotter\\p{L}*|neteř\\p{L}*|unokahúg\\p{L}*|nepoat\\p{L}+||姪|侄女|外甥女|หลานสาว',
};
const family =
  'famil(?:y|ie|le|ia|lia|iglia)|famille|rodzin\\p{L}+|семь\\p{L}+|родин\\p{L}+|οικογένει\\p{L}+|aile\\p{L}*|عائلة|العائلة|خانواده|परिवार|gia đình|keluarga|familjen?|familien?|perhe\\p{L}*|rodin\\p{L}+|család\\p{L}*|familie\\p{L}*|children|kindern?|enfants|hijos|filhos|figli|kinderen|dzieci\\p{L}*|дет\\p{L}+|ді(?:ти|тям)|παιδιά|çocuk\\p{L}+|الأبناء|बच्च\\p{L}\\p{M}*|con cái|anak-anak|barnen?|børn\\p{L}*|barna|lapset|lapsi\\p{L}+|děti|dětem|gyerek\\p{L}+|copii\\p{L}*||家族|子ども|子供|家人|孩子|가족|자녀|ครอบครัว|ลูก ?ๆ';
const both = (words: readonly string[]): string => {
  const halves = words.map((one) => one.split('||'));
  return [0, 1].map((i) => halves.flatMap((half) => half[i] ?? []).join('|')).join('||');
};

/** Who gets it: one of the family or another of it, somebody from the trade, who brings money, or who works there. Whole words. */
export const recipients: readonly Row[] = [
  Object.values(kin),
  [
    both([...Object.values(kin), family]),
    'competitors?|rivals?|mitbewerber\\p{L}*|konkurren\\p{L}+|wettbewerber\\p{L}*|concurrents?|competidor\\p{L}*|competencia|concorrent\\p{L}+|concorrência|concorrenza|concurrent\\p{L}*|конкурент\\p{L}*|ανταγωνιστ\\p{L}+|raki[bp]\\p{L}*|منافس\\p{L}*|رقیب\\p{L}*|מתחרה|मुकाबल\\p{L}+|प्रतिस्पर्धी|प्रतियोगी|đối thủ|pesaing|konkurrent\\p{L}*|kilpailij\\p{L}+|versenytárs\\p{L}*|konkurenc\\p{L}+|konkurent\\p{L}*|concurent\\p{L}*||同業|競合|ライバル|竞争对手|競爭對手|同行|경쟁사|경쟁업체|คู่แข่ง',
    'investors?|investor\\p{L}*|finanzinvestor\\p{L}*|funds?|fonds|investisseurs?|inversor\\p{L}*|fondos?|investidor\\p{L}*|fundos?|investitor\\p{L}*|investeerder\\p{L}*|inwestor\\p{L}*|инвестор\\p{L}*|інвестор\\p{L}*|фонд\\p{L}*|επενδυτ\\p{L}+|yatırımcı\\p{L}*|مستثمر\\p{L}*|سرمایه‌گذار\\p{L}*|משקיע|निवेशक\\p{M}*|nhà đầu tư|sijoittaj\\p{L}+|befektető\\p{L}*|investerare\\p{L}*||投資家|ファンド|投资人|投資人|投资者|基金|투자자|펀드|นักลงทุน',
    'employees|staff|workforce|belegschaft|mitarbeite(?:r|rn|nden?)|angestellten?|salariés|employés|personnel|empleados|trabajadores|plantilla|empregados|trabalhadores|funcionários|dipendenti|lavoratori|personeel|medewerkers|werknemers|pracownik\\p{L}+|załodze|załog\\p{L}|сотрудник\\p{L}+|работник\\p{L}+|коллектив\\p{L}*|працівник\\p{L}+|εργαζ[όο]μ[εέ]ν\\p{L}+|προσωπικό|çalışan\\p{L}+|موظف\\p{L}+|العاملين|کارکنان|עובדים|कर्मचारि\\p{L}\\p{M}*|nhân viên|karyawan|anställda|ansatte|medarbejder\\p{L}*|henkilöstö\\p{L}*|työntekijö\\p{L}+|zaměstnanc\\p{L}+|dolgozó\\p{L}*|munkavállaló\\p{L}*|angajaț\\p{L}+||従業員|社員|员工|員工|职工|직원|พนักงาน',
  ],
  [
    'sparkassen?|savings bank',
    'volksbank|raiffeisenbank|raiffeisen|genossenschaftsbank',
    'hausbank|förderbank|kfw|landesbank|direktbank',
  ],
];
