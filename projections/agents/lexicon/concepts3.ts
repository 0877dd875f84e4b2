/** The third part of the lexicon; see concepts1.ts. */
export const concepts3 = `
charity donate donation nonprofit volunteer | spende* wohltät* gemeinnützig* ehrenamt* freiwillig* | don dons caritati* bénévol* association* | donaci* donar benéfic* voluntari* | 捐款 慈善 公益 志愿者
ticket festival theatre theater exhibition | eintrittskarte* fahrkarte* ticket* festival* theater* ausstellung* | billet* festival* théâtre* exposition* | entrada* boleto* festival* teatro* exposici* | 门票 演出 展览 剧院 票
drink beverage wine beer coffee tea cocktail bar | getränk* wein* bier* kaffee* tee cocktail* | boisson* vin vins bière* café* thé cocktail* | bebida* vino* cerveza* café* té cóctel* | 饮料 酒 葡萄酒 啤酒 咖啡 茶
elderly senior care nursing caregiver | senior* pflege* altenheim* ältere* | âgée* soins soignant* maison-de-retraite senior* | anciano* cuidado* enfermería mayores | 老人 养老 护理
disability accessibility accessible | behinder* barrierefrei* | handicap* accessibilit* accessible* | discapaci* accesib* | 残疾 无障碍
pregnancy pregnant birth maternity | schwanger* geburt* | grossesse enceinte* naissance* | embaraz* nacimiento* parto | 怀孕 孕妇 生育
dentist dental tooth teeth | zahn* zähne* | dentiste* dent dents dentaire* | dentista* diente* dental* | 牙医 牙齿 口腔
eye vision glasses optical | auge augen* brille* sehen | œil yeux lunettes vue vision | ojo ojos gafas vista | 眼睛 视力 眼镜
skin dermatology | haut hautarzt* | peau dermato* | piel dermato* | 皮肤
visa passport immigration immigrant border asylum | visum visa reisepass* pass einwander* grenze* | visa* passeport* immigra* frontière* | visa* visado* pasaporte* inmigra* frontera* | 签证 护照 移民 出入境
military army defense weapon war | militär* armee* verteidigung* waffe* krieg* | milita* armée* défense arme armes guerre* | militar* ejército* defensa arma armas guerra* | 军事 军队 武器 战争
cleaning clean laundry household | reinig* putz* wäsche* haushalt* | nettoy* lessive ménage | limpi* lavander* hogar | 清洁 打扫 洗衣 家务
repair maintenance fix plumber electrician mechanic | reparatur* reparier* wartung* handwerker* klempner* | répar* entretien maintenance plombier* | repar* mantenimiento* fontaner* | 维修 修理 保养
bicycle bike cycling scooter | fahrrad* fahrräder* rad radfahr* roller | vélo* bicyclette* trottinette* | bicicleta* bici ciclismo patinete* | 自行车 骑行 电动车
drone aircraft aviation pilot rocket | drohne* flugzeug* luftfahrt* pilot* rakete* | drone* avion* aviation pilote* fusée* | dron* avion* aviación piloto* cohete* | 无人机 飞行器 飞行员 火箭
mountain hike hiking trail camping outdoor | berg* wander* zelten camping* | montagne* randonnée* camping* | montaña* senderismo acampa* camping* | 登山 徒步 露营 户外 山
beach sea ocean fishing diving sailing | strand* meer ozean* angeln tauchen segeln | plage* mer océan* pêche plongée voile | playa* mar océano* pesca* buce* vela | 海滩 海洋 钓鱼 潜水 大海
ski snow winter ice | ski* schnee* winter* eis | ski neige hiver glace | esquí* nieve invierno hielo | 滑雪 雪 冬天 冰
running run marathon swimming swim yoga | laufen joggen marathon* schwimm* yoga | course courir marathon* nat* yoga | correr marat* nata* yoga | 跑步 马拉松 游泳 瑜伽
italian italy | italien* | itali* | itali* | 意大利语 意大利
portuguese portugal brazil | portugies* portugal brasil* | portug* brésil* | portug* brasil* | 葡萄牙语 巴西
russian russia | russisch* russland* | russe* russie | rus* | 俄语 俄罗斯
korean korea | koreanisch* korea* | coréen* corée | corean* corea | 韩语 韩国
arabic arab | arabisch* | arabe* | árabe* | 阿拉伯语
germany | deutschland* | allemagne | alemania | 德国
france | frankreich* | france | francia | 法国
spain | spanien* | espagne | españa | 西班牙
china | china* | chine | china | 中国
japan tokyo | japan* tokio | japon tokyo | japón tokio | 日本 东京
america usa american | amerika* usa | amérique américain* états-unis | américa american* estadounidense* | 美国
europe european | europ* | europe européen* | europ* | 欧洲 欧盟
country nation region state province | land länder staat* region* bundesland* | pays région* état* province* | país* región* estado* provincia* | 国家 地区 省份
city town urban municipal local | stadt* städt* gemeinde* örtlich* | ville* urbain* municipal* commune* | ciudad* urban* municip* local* | 城市 市政 本地
address postcode zipcode coordinates latitude geocode | adresse* anschrift* postleitzahl* koordinate* | adresse* coordonnée* | dirección* coordenada* postal* | 地址 邮编 坐标 经纬度
measure measurement unit weight length height size distance | mess* einheit* gewicht* länge* höhe* größe* entfernung* | mesur* unité* poids longueur* hauteur* taille* distance* | medi* unidad* peso longitud* altura tamaño* distancia* | 测量 单位 重量 长度 高度 尺寸 距离
scan scanner barcode qr ocr recognition recognize | scan* strichcode* texterkenn* erkenn* | scan* code-barres reconna* | escan* código* reconoc* | 扫描 条形码 二维码 识别
face biometric fingerprint identity | gesicht* biometr* fingerabdruck* identität* | visage* biométr* empreinte* identité* | cara rostro* biométr* huella* identidad* | 人脸 指纹 身份
print printing printer | druck* | imprim* impression* | imprim* impres* | 打印 印刷 打印机
camera lens photographer | kamera* objektiv* fotograf* | caméra* objectif* photographe* | cámara* objetivo* fotógraf* | 相机 镜头 摄影师 摄像头
sensor iot smart device appliance | sensor* gerät* smart* | capteur* appareil* connecté* | sensor* dispositivo* aparato* | 传感器 设备 智能 家电
computer laptop hardware pc software | computer* rechner* laptop* hardware* software* | ordinateur* matériel* logiciel* | ordenador* computadora* portátil* software | 电脑 计算机 硬件 软件
app application install ios android | app apps anwendung* installier* | appli* application* install* | aplicaci* instal* | 应用 安装 程序 手机应用
storage backup upload download | speicher* sicherung* hochlad* herunterlad* | stockage sauvegarde* télécharg* | almacen* respaldo* subir descarg* | 存储 备份 上传 下载
algorithm structure complexity | algorithm* datenstruktur* | algorithm* structure* | algoritmo* estructura* | 算法 结构
simulation simulate scenario | simul* szenario* szenarien | simul* scénario* | simul* escenario* | 模拟 仿真 场景
nuclear quantum material particle | kern* quanten* werkstoff* material* teilchen* | nucléaire* quantique* matéria* particule* | nuclear* cuántic* material* partícula* | 核 量子 材料 粒子
oil gas petroleum mining mineral | öl erdöl* gas* bergbau* mineral* | pétrole* gaz min* minéra* | petróleo* gas minería* mineral* | 石油 天然气 矿业 矿产
metal steel wood textile fabric | metall* stahl* holz* textil* stoff* | métal* acier* bois textile* tissu* | metal* acero* madera* textil* tela* | 金属 钢铁 木材 纺织 面料
export import customs tariff trade | export* import* zoll* handel* | export* import* douane* commerce* | export* import* aduan* comercio* arancel* | 进出口 出口 进口 海关 关税 贸易
auction bid tender procurement | auktion* gebot* ausschreibung* vergabe* | enchère* appel-d'offres offre* | subasta* licitaci* oferta* | 拍卖 投标 招标
pension retirement retire | rente* rentner* ruhestand* altersvorsorge* | retraite* | pensi* jubilaci* jubil* | 退休 养老金
negotiation negotiate mediation conflict dispute | verhand* schlichtung* konflikt* streit* | négoci* médiation conflit* litige* | negoci* mediación conflicto* disputa* | 谈判 调解 冲突 纠纷
pronunciation pronounce accent phonetic | aussprache* akzent* | prononci* accent* | pronunci* acento* | 发音 口音
calligraphy handwriting | kalligraf* handschrift* | calligraph* écriture* | caligraf* | 书法 手写
party birthday celebration celebrate | party* geburtstag* feier* | fête* anniversaire* célébr* | fiesta* cumpleaños celebr* | 生日 聚会 派对 庆祝
genealogy ancestor ancestry | ahnen* stammbaum* vorfahr* | généalog* ancêtre* | genealog* antepasado* | 家谱 祖先
survey questionnaire poll form feedback | umfrage* fragebogen* formular* | sondage* questionnaire* formulaire* enquête* | encuesta* cuestionario* formulario* | 问卷 调查 表单
complaint complain refund return | beschwerde* reklamation* erstatt* rückgabe* | plainte* réclam* rembours* retour* | queja* reclam* reembols* devoluci* | 投诉 退款 退货
subscription subscribe membership member | abo abonnement* mitglied* | abonn* adhé* membre* | suscri* membres* miembro* | 订阅 会员
trend trending popular viral | trend* beliebt* angesagt* | tendance* populaire* viral* | tendencia* popular* viral* | 趋势 热门 流行 热点
misinformation fake rumor | falschmeldung* gerücht* fake* | désinformation faux fausse* rumeur* | desinformación falso falsa* bulo* rumor* | 谣言 虚假 辟谣
virus vaccine vaccination covid infection | virus* impf* corona* infekt* | virus vaccin* covid infect* | virus vacun* covid infecc* | 病毒 疫苗 疫情 感染
blood heart cancer surgery organ | blut* herz* krebs* operation* organ* | sang cœur cancer* chirurg* organe* | sangre corazón cáncer* ciru* órgano* | 血液 心脏 癌症 手术 器官
allergy allergic allergen | allergi* | allergi* | alergi* alérgi* | 过敏
addiction alcohol smoking tobacco | sucht* alkohol* rauchen tabak* | addict* dépendance* alcool* tabac* fumer | adicci* alcohol* tabaco* fumar | 上瘾 戒烟 酒精 吸烟
motivation motivate goal habit coach coaching mentor | motiv* ziel ziele coach* mentor* | motiv* objectif* coach* mentor* | motiv* meta metas objetivo* entrenador* mentor* | 激励 目标 教练 导师 动力
personality mbti temperament trait | persönlichkeit* charakter* | personnalité* caractère* | personalidad* carácter* | 性格 人格
communication communicate speaking speaker speech rhetoric | kommunik* rede reden redner* vortrag* | communi* discours orateur* | comunic* discurso* orador* | 沟通 演讲 表达 口才
toy lego puppet | spielzeug* | jouet* | juguete* | 玩具
comic manga cartoon animation animated | comic* manga* zeichentrick* animation* | bande-dessinée manga* dessin-animé animation* | cómic* manga* animaci* dibujos | 漫画 动画 卡通
dance opera ballet performance | tanz* tänz* oper ballett* | danse* opéra* ballet* | baile* danza* ópera* ballet* | 舞蹈 歌剧 芭蕾
instrument guitar piano violin chord | instrument* gitarre* klavier* geige* akkord* | instrument* guitare* piano* violon* accord* | instrumento* guitarra* piano* violín* acorde* | 乐器 吉他 钢琴 小提琴
render rendering blender modeling texture | render* modellier* textur* | rendu* modélis* texture* | render* modelado* textura* | 渲染 建模 贴图
subtitle caption | untertitel* | sous-titre* légende* | subtítulo* | 字幕
license permit certificate certification | lizenz* genehmig* zertifikat* zertifizier* zulassung* | licence* permis certificat* certifi* | licencia* permiso* certificad* certifica* | 许可证 执照 证书 认证
competitor competition market benchmark | wettbewerb* konkurren* markt* | concurren* marché* | competid* competencia* mercado* | 竞争 竞品 对手 市场
profit revenue income turnover earnings | gewinn* umsatz* einkommen* einnahme* ertrag* | bénéfice* revenu* chiffre-d'affaires | beneficio* ingreso* ganancia* facturación* | 利润 收入 营收 盈利
performance efficiency efficient optimize improve | leistung* effizien* optimier* verbesser* | performance* effica* optimis* amélior* | rendimiento* eficien* optimiz* mejor* | 性能 效率 优化 提升 改进
process workflow procedure step | prozess* ablauf* verfahren* arbeitsablauf* | processus flux procédure* étape* | proceso* flujo* procedimiento* | 流程 步骤 过程
requirement specification feature product | anforder* spezifikation* funktion* produkt* | exigence* spécification* fonctionnalité* produit* | requisito* especificaci* funcionalidad* producto* | 需求 规格 功能 产品
role roleplay persona character simulate | rolle* rollenspiel* figur* | rôle* personnage* | rol papel personaje* | 角色 扮演 人物
dictionary definition meaning synonym term | wörterbuch* definition* bedeut* synonym* begriff* | dictionnaire* définition* signifi* synonyme* terme* | diccionario* definici* signific* sinónimo* término* | 词典 定义 含义 同义词 术语
proverb idiom quote quotation saying | sprichwort* redewend* zitat* | proverbe* citation* expression* | proverbio* cita citas refrán* | 成语 谚语 名言 俗语
slogan tagline headline copy | slogan* werbespruch* werbetext* | slogan* accroche* | eslogan* lema* | 口号 标语 文案
card playing cards board | karten* brettspiel* | cartes jeu-de-société | cartas tablero | 卡片 桌游 扑克
lottery gamble gambling bet betting odds | lotterie* wette* glücksspiel* | loterie* pari paris jeu-d'argent | lotería* apuesta* | 彩票 赌博 投注
lawyer notary testament inheritance will | notar* testament* erbe* erbschaft* | notaire* testament* héritage* succession* | notari* testamento* herencia* | 遗嘱 继承 公证
divorce custody separation | scheidung* sorgerecht* trennung* | divorce* garde séparation* | divorcio* custodia* separación* | 离婚 抚养权
waste recycling recycle garbage | abfall* müll* recycl* | déchet* recycl* poubelle* | residuo* basura* recicl* | 垃圾 回收 废物
animal wildlife bird insect species | tier* wildtier* vogel* vögel* insekt* art | animal animaux oiseau* insecte* espèce* | animal* ave aves pájaro* insecto* especie* | 动物 鸟类 昆虫 物种
`;
