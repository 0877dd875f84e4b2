/** The second half of the lexicon; see concepts1.ts. */
export const concepts2 = `
job career employment hiring recruit recruitment vacancy | job* stelle* beruf* karriere* arbeit* einstell* | emploi* carrière* métier* recrut* embauch* travail* | empleo* trabajo* carrera* contrat* vacante* | 工作 职业 招聘 求职 就业 岗位
resume cv cover candidate interview | lebenslauf* bewerb* vorstellungsgespräch* | cv candidat* entretien* candidature* | currículum* candidat* entrevista* | 简历 面试 应聘 候选人
employee staff worker workforce hr payroll salary | mitarbeit* angestellt* personal* gehalt* lohn* | employé* salarié* personnel* salaire* paie | emplead* personal salario* nómina* sueldo* | 员工 人力资源 工资 薪资 职员
law legal lawyer attorney court litigation statute | recht* gesetz* anwalt* anwält* gericht* jurist* | loi lois droit* juridi* avocat* tribun* | ley leyes legal* derecho* abogad* tribunal* jurídic* | 法律 律师 法院 诉讼 法规
contract agreement clause | vertrag* verträge* vereinbar* klausel* | contrat* accord* clause* | contrato* acuerdo* cláusula* | 合同 协议 条款
patent trademark copyright intellectual | patent* urheberrecht* markenrecht* | brevet* | patente* | 专利 版权 商标 知识产权
compliance regulation regulatory audit risk | compliance* vorschrift* regulier* prüf* risik* | conformité* réglement* audit* risque* | cumplimiento* normativ* regula* auditor* riesgo* | 合规 监管 审计 风险
government public policy citizen election politics political | regier* politik* politisch* wahl* bürger* | gouvernement* politique* élection* citoyen* | gobierno* polític* elección* elecciones ciudadan* | 政府 政策 政治 选举 公民
news headline article journalism journalist press | nachricht* schlagzeile* artikel* zeitung* presse* | actualité* nouvelle* journal* presse* article* | noticia* titular* artículo* periodis* prensa* | 新闻 头条 文章 报道 记者
weekly report summary reporting | bericht* wochenbericht* | rapport* compte-rendu | informe* reporte* | 周报 报告 汇报 日报
summarize summary summarise digest abstract condense | zusammenfass* kurzfass* | résum* synthè* | resum* sintetiz* síntesis | 总结 摘要 概括 归纳
write writing writer author draft compose copywriting | schreib* verfass* autor* text texte* texten | écri* rédig* rédact* auteur* | escrib* escrit* redact* autor* | 写 写作 撰写 作者 文案 编写
rewrite paraphrase polish edit editing proofread improve revise refine | umschreib* überarbeit* korrektur* lektor* verbesser* | réécri* corrig* correct* amélior* révis* reformul* | reescrib* correg* correcc* mejor* revis* reformul* | 改写 润色 修改 校对 编辑 改进 重写
grammar spelling vocabulary sentence word | grammatik* rechtschreib* wortschatz* satz | grammaire* orthograph* vocabulaire* phrase* | gramátic* ortograf* vocabulario* frase* oración* | 语法 拼写 词汇 句子 单词
essay paper thesis dissertation academic scholarly scientific manuscript | aufsatz* arbeit dissertation* akadem* wissenschaft* abschlussarbeit* | essai* mémoire* thèse* académi* scientifi* | ensayo* tesis académic* científic* artículo* | 论文 学术 作文 毕业论文 科研
research study literature investigate scholar survey | forsch* studie* untersuch* umfrage* literatur* | recherche* étude* enquête* littérature* | investig* estudio* encuesta* literatura* | 研究 调研 文献 调查
citation reference bibliography cite | zitat* zitier* quelle* literaturverzeichnis* | citation* référence* bibliograph* | cita* referencia* bibliograf* | 引用 参考文献
science physics chemistry biology chemical laboratory experiment | physik* chemie* chemisch* biolog* labor* experiment* | physique* chimi* biolog* laboratoire* expérience* | física* químic* biolog* laboratorio* experimento* | 科学 物理 化学 生物 实验
gene genetic protein genome dna molecular | gen genetisch* protein* genom* molekül* | gène* généti* protéine* génom* molécul* | gen genes genétic* proteína* genoma* molecular* | 基因 蛋白质 基因组 分子
space astronomy planet star satellite nasa | weltraum* raumfahrt* astronom* planet* stern* satellit* | espace* spatial* astronom* planète* étoile* satellite* | espacio* espacial* astronom* planeta* estrella* satélite* | 太空 宇宙 天文 行星 卫星
math mathematics equation calculate calculation calculator algebra compute | mathe* rechn* berechn* gleichung* | math* calcul* équation* | matemátic* calcul* cálculo* ecuación* | 数学 计算 方程 算术 计算器
statistic statistics statistical probability regression | statisti* wahrscheinlich* | statisti* probabilit* | estadístic* probabilidad* | 统计 概率
data dataset database sql query table spreadsheet excel csv | daten* datenbank* tabelle* abfrage* | donnée* tableau* requête* | datos tabla* consulta* | 数据 数据库 表格 查询 电子表格
analyze analysis analytics insight evaluate assess | analys* auswert* bewert* | analys* évalu* | analiz* análisis evalu* | 分析 评估 洞察 评价
chart graph plot visualization visualize dashboard diagram | diagramm* grafik* visualisier* schaubild* | graphique* diagramme* visualis* schéma* | gráfic* diagrama* visualiz* | 图表 可视化 图形 仪表盘
predict prediction forecast forecasting projection | vorhersag* prognos* | prédi* prévoi* prévision* | predic* predec* pronostic* | 预测 预计
code coding program programming programmer developer development software develop | programmier* entwickl* software* quellcode* code | programm* développ* logiciel* code coder | program* desarroll* software código* | 编程 代码 程序 软件 开发 程序员 开发者
debug bug error fix troubleshoot troubleshooting issue | fehler* debug* beheb* problem* | erreur* bogue* débog* dépann* problème* | error* fallo* depur* solucion* problema* | 调试 错误 报错 修复 故障 问题
python | python* | python* | python* | 蟒蛇
javascript typescript react vue frontend html css web | javascript* webentwickl* | javascript* | javascript* | 前端 网页开发
server backend api endpoint cloud hosting deploy infrastructure devops kubernetes docker | server* cloud* schnittstelle* bereitstell* | serveur* nuage* déploi* interface* | servidor* nube* despleg* desplieg* interfaz* | 服务器 接口 云 部署 后端 运维
linux shell terminal command ssh bash | befehl* kommandozeile* | commande* | comando* terminal* | 命令 终端 命令行
git github repository repo commit | repository* | dépôt* | repositorio* | 仓库 代码库
test testing qa unit quality | test* prüfung* qualität* | test* qualité* | prueba* calidad* | 测试 质量
security cybersecurity vulnerability threat attack malware hacking privacy | sicherheit* schwachstelle* angriff* bedroh* datenschutz* | sécurit* vulnérab* attaque* menace* confidential* | segurid* ciberseg* vulnerab* ataque* amenaza* privacidad* | 安全 漏洞 攻击 网络安全 隐私 威胁
password login authentication encryption encrypt | passwort* anmeld* verschlüssel* | authentif* chiffr* | contraseña* autentic* cifra* | 密码 登录 加密 认证
network internet ip dns domain wifi router | netzwerk* internet* | réseau* internet* domaine* | red redes internet dominio* | 网络 互联网 域名
website webpage site url page | webseite* website* seite seiten* | site sites page pages | sitio* página* web | 网站 网页 网址 页面
search find lookup discover browse retrieve | such* find* entdeck* | cherch* recherch* trouv* découvr* | busca* búsqueda* encontr* descubr* | 搜索 查找 寻找 查询 检索
chat conversation chatbot dialogue talk assistant | gespräch* unterhalt* dialog* assistent* | discut* conversation* dialogue* assistant* | charl* conversa* diálogo* asistente* | 聊天 对话 助手 聊天机器人
email mail inbox newsletter letter | e-mail* mail* brief* posteingang* | courriel* e-mail* lettre* mail* | correo* carta* email* | 邮件 电子邮件 信件 邮箱
message sms notification whatsapp telegram slack | nachricht* benachrichtig* | message* notification* | mensaje* notificación* | 消息 短信 通知
phone call telephone mobile smartphone | telefon* anruf* handy* | téléphon* appel* mobile* | teléfono* llamada* móvil* celular* | 电话 手机 通话
social media post tweet twitter instagram facebook tiktok linkedin influencer | soziale* sozial* beitrag* | sociaux publication* | sociales publicación* | 社交媒体 微博 小红书 帖子 抖音
blog content blogger article | blog* beitrag* inhalt* | blog* contenu* | blog* contenido* | 博客 内容 公众号
video film movie clip youtube footage cinema | video* film* kino* | vidéo* film* cinéma* | vídeo* video* película* cine | 视频 电影 影片
tv show series episode anime streaming | fernseh* serie* sendung* | télé* série* émission* épisode* | televis* serie* episodio* | 电视 电视剧 剧集 动漫
image picture photo photograph photography illustration | bild* foto* | image* photo* | imagen* foto* | 图片 图像 照片 摄影 插图
draw drawing paint painting art artist artistic sketch | zeichn* mal* kunst* künstler* | dessin* peint* art artist* | dibuj* pint* arte artist* | 画 绘画 艺术 绘图 画画
design designer graphic logo layout ui ux | design* gestalt* grafik* logo* entwurf* entwerf* | conception* design* graphi* logo* | diseñ* gráfic* logo* | 设计 设计师 标志 界面
prompt midjourney diffusion generate generation generator generative | prompt* generier* erzeug* erstell* | invite* prompt* génér* créer | prompt* gener* crear | 提示词 生成 提示
color palette | farbe* farb* | couleur* | color* | 颜色 配色
font typography text | schrift* schriftart* | police* typograph* texte* | fuente* tipograf* texto* | 字体 文字 文本
music song melody lyric lyrics singer album band playlist concert | musik* lied* melodie* sänger* konzert* | musique* chanson* mélodie* chanteu* concert* | música* canción* canciones melodía* cantante* concierto* | 音乐 歌曲 歌词 旋律 歌手 演唱会
audio sound voice speech podcast transcribe transcription | ton audio* stimme* sprach* podcast* transkri* | audio* son voix parole* podcast* transcri* | audio* sonido* voz habla podcast* transcri* | 音频 声音 语音 播客 转录
book novel read reading library literature reader | buch* büch* roman* lesen bibliothek* leser* | livre* roman* lire lecture* bibliothèque* | libro* novela* leer lectura* biblioteca* | 书 书籍 小说 阅读 图书馆 读书
story storytelling narrative fiction character plot tale | geschichte* erzähl* märchen* | histoire* récit* conte* personnage* | historia* relato* cuento* personaje* narra* | 故事 叙事 角色 情节
poem poetry poet | gedicht* dicht* poesie* | poème* poésie* poète* | poema* poesía* poeta* | 诗 诗歌 诗词
joke humor funny comedy meme | witz* humor* lustig* komisch* | blague* humour* drôle* | chiste* humor* gracios* | 笑话 幽默 搞笑
game gaming play player chess puzzle quiz trivia | spiel* rätsel* schach* | jeu jeux jou* énigme* échecs | juego* jug* ajedrez acertijo* | 游戏 玩 玩家 谜题 象棋
education educational teach teacher teaching school classroom | bildung* lehr* schule* unterricht* | éducat* enseign* école* professeur* | educa* enseñ* escuela* profesor* docente* | 教育 教学 老师 教师 学校 课堂
learn learning study student course lesson tutor tutorial curriculum | lern* studier* student* schüler* kurs* lektion* nachhilfe* | appren* étudi* élève* cours leçon* | aprend* estudi* alumno* curso* lección* clase* | 学习 学生 课程 辅导 教程 学
university college degree | universität* hochschule* studium* | université* faculté* diplôme* | universi* facultad* título* | 大学 高校 学位
exam quiz question assessment homework | prüfung* frage* hausaufgabe* klausur* | examen* question* devoir* | examen* pregunta* tarea* | 考试 题目 作业 测验
child kid children parent parenting family baby | kind kinder* eltern* familie* baby* | enfant* parent* famille* bébé* | niño* niña* hijo* padre* familia* bebé* | 孩子 儿童 父母 家庭 宝宝 育儿
relationship dating love partner girlfriend boyfriend marriage wedding | beziehung* liebe* partner* hochzeit* heirat* ehe | relation* amour* couple* mariage* rencontre* | relación* amor pareja* boda* matrimonio* | 恋爱 感情 关系 女朋友 男朋友 结婚 爱情
friend companion friendship | freund* freundschaft* | ami amis amie* amitié* compagnon* | amig* amistad* compañer* | 朋友 陪伴 友谊
advice advise consult consultant consulting recommendation recommend suggest suggestion guidance tip | rat beratung* berat* empfehl* tipp* vorschlag* vorschläge* | conseil* recommand* suggestion* sugg* | consej* asesor* recomend* suger* | 建议 咨询 顾问 推荐 指导
decision decide choose choice compare comparison | entscheid* wähl* auswahl* vergleich* | décision* décid* choi* compar* | decisi* decid* eleg* comparar compara* | 决策 决定 选择 比较 对比
debate argue argument opinion critical | debat* argument* meinung* diskut* | débat* argument* opinion* | debat* argument* opini* | 辩论 争论 观点 论点
idea brainstorm creative creativity inspiration innovation | idee* kreativ* inspir* einfall* | idée* créati* inspir* | idea* creativ* inspir* | 创意 想法 灵感 点子 头脑风暴
problem solve solution solver | lös* lösung* | résou* résolu* solution* | resol* solución* soluciones | 解决 方案 解答
document pdf file word doc | dokument* datei* unterlagen* | document* fichier* | documento* archivo* fichero* | 文档 文件
presentation slide powerpoint ppt deck pitch | präsentation* folie* | présentation* diapo* | presentación* diapositiva* | 演示 幻灯片 演示文稿
note notebook memo journal diary | notiz* tagebuch* | note notes journal carnet* | nota notas apunte* diario* | 笔记 日记 备忘
history historical ancient heritage | geschichte historisch* altertum* | histoire* historique* ancien* | historia* históric* antigu* | 历史 古代
culture cultural tradition museum | kultur* tradition* museum* | cultur* tradition* musée* | cultur* tradici* museo* | 文化 传统 博物馆
philosophy philosophical ethics wisdom | philosoph* ethik* weisheit* | philosoph* éthique* sagesse* | filosof* filosóf* ética* sabiduría* | 哲学 伦理 智慧
religion spiritual bible prayer church buddhist | religi* geistlich* bibel* kirche* | religi* spirituel* bible* église* | religi* espiritual* biblia* iglesia* | 宗教 精神 圣经 佛教
astrology horoscope tarot divination fortune zodiac | horoskop* astrolog* wahrsag* sternzeichen* | horoscope* astrolog* voyance* | horóscopo* astrolog* adivin* | 占卜 星座 塔罗 算命 运势
name naming title nickname | name namen* titel* | nom noms titre* | nombre* título* | 名字 起名 标题 取名
emoji emoticon symbol icon | emoji* symbol* | emoji* symbole* icône* | emoji* símbolo* icono* | 表情 符号 图标
time date clock timezone | zeit* uhrzeit* datum* | heure* date temps | hora horas fecha* | 时间 日期 时区
emergency safety disaster rescue fire earthquake | notfall* rettung* katastroph* brand erdbeben* | urgence* secours catastroph* incendie* séisme* | emergencia* rescate* desastre* incendio* terremoto* | 紧急 救援 灾害 火灾 地震
crime police criminal fraud forensic | verbrech* polizei* betrug* kriminal* | crime* police* fraude* | crimen* policía* fraude* delito* | 犯罪 警察 诈骗
inventory warehouse supply stock procurement supplier | lager* bestand* lieferant* beschaff* | stock* entrepôt* fournisseur* approvision* | inventario* almacén* proveedor* suministro* | 库存 仓库 供应商 采购 供应链
order track tracking status | bestell* auftrag* verfolg* | command* suivi* | pedido* rastre* seguimiento* | 订单 跟踪 查询订单
review rating feedback testimonial | bewertung* rezension* rückmeld* | avis critique* évaluation* note | reseña* opiniones valoraci* | 评论 评分 反馈 点评
extract parse scrape crawl scraping | extrahier* auslesen | extrai* extract* | extra* | 提取 抓取 解析 爬虫
convert converter transform format | umwandel* konvertier* format* | conver* transform* format* | conver* transform* formato* | 转换 格式
monitor monitoring alert detect detection track | überwach* erkenn* alarm* | surveill* détect* alerte* | monitor* vigil* detect* alerta* | 监控 检测 警报 监测
agent model ai intelligence llm gpt neural | ki modell* | ia artificiel* modèle* | ia artificial modelo* | 人工智能 智能体 模型 大模型
manage organize administer coordinate | verwalt* organisier* | gérer organis* administr* | administr* organiz* | 管理 组织
help assist support assistance | hilf* helf* unterstütz* | aid* soutien* assist* | ayud* apoy* asist* | 帮助 帮忙 协助 支持
create make build produce | erstell* mach* bau* | cré* fai* constru* | crea* hac* constru* | 创建 制作 创作
explain explanation describe interpret | erklär* beschreib* erläuter* | expliqu* décri* | explic* describ* | 解释 说明 描述
check verify validate verification fact | prüf* überprüf* bestätig* | vérifi* valid* contrôl* | verific* comprob* valid* | 检查 验证 核实 核查
`;
