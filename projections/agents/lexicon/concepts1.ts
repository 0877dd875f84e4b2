/**
 * Our own small lexicon, first half: a concept a line, `English | German | French | Spanish | Chinese`. English words of one
 * line are near one another in meaning; `*` stands for any ending. Written by hand for this project from general knowledge.
 */
export const concepts1 = `
weather forecast climate temperature rain | wetter* vorhersage* temperatur* regen* klima* | météo* prévision* température* pluie* climat* | clima* tiempo pronóstico* temperatura* lluvia* | 天气 气象 预报 气温 下雨 气候
translate translation translator interpreter | übersetz* dolmetsch* | tradui* traduct* interprèt* | traduc* traduz* intérprete* | 翻译 译文 译成 翻译成 口译
language linguistic bilingual multilingual | sprache* sprachlich* | langue* langage* | idioma* lengua* lenguaje* | 语言 双语 外语
english | englisch* | anglais* | inglés inglesa | 英语 英文
german | deutsch* | allemand* | alemán alemana | 德语 德文
french | französisch* | français* | francés francesa | 法语 法文
spanish | spanisch* | espagnol* | español* castellano | 西班牙语 西班牙文
chinese mandarin | chinesisch* | chinois* | chino china mandarín | 中文 汉语 普通话
japanese | japanisch* | japonais* | japonés japonesa | 日语 日文
travel trip journey vacation holiday tourism itinerary | reise* urlaub* ausflug* tourismus* | voyage* vacances tourisme itinéraire* séjour* | viaj* vacaciones turismo itinerario* | 旅行 旅游 行程 出行 度假 假期
flight airline airport plane | flug* flüge* fluggesellschaft* flughafen* flughäfen* | vol vols avion* aéroport* aérien* | vuelo* avión* aeropuerto* aerolínea* | 航班 机票 飞机 机场 航空
hotel accommodation lodging hostel | hotel* unterkunft* unterkünfte* übernacht* | hôtel* hébergement* logement* auberge* | hotel* alojamiento* hostal* | 酒店 住宿 宾馆 旅馆
booking reservation reserve | buch* buchung* reservier* | réserv* | reserv* | 预订 预定 订票 订房
map navigation route direction location | karte* landkarte* stadtplan* weg* route* navigation* standort* | carte* itinéraire* trajet* emplacement* | mapa* ruta* navegación* ubicación* | 地图 导航 路线 位置
traffic congestion road transport transit | verkehr* stau* straße* transport* | trafic* circulation* route* transport* embouteillage* | tráfico* tránsito* carretera* transporte* | 交通 堵车 道路 公路 运输
train railway rail subway metro | zug zuges züge* bahn* u-bahn* | train* métro ferroviaire* gare* | tren* metro ferrocarril* | 火车 高铁 地铁 列车 铁路
car vehicle automobile automotive auto | auto autos fahrzeug* wagen kfz* | voiture* véhicule* automobile* | coche* auto automóvil* vehículo* carro* | 汽车 车辆 轿车
parking | park* parkplatz* | parking* stationnement* | aparca* estaciona* | 停车 停车场
ship shipping maritime vessel port | schiff* hafen* seefahrt* | navire* bateau* port maritime* | barco* buque* puerto* marítim* | 船 航运 港口 船舶
delivery parcel package courier shipment logistics | liefer* paket* versand* logistik* sendung* | livr* colis expédi* logistique* | entreg* envío* paquete* logística* | 快递 物流 包裹 配送 送货 发货
restaurant dining eatery | restaurant* gaststätte*  | restaurant* | restaurante* | 餐厅 餐馆 饭店
food meal cuisine dish | essen mahlzeit* gericht* lebensmittel* speise* küche* | nourriture* repas plat plats cuisine* aliment* | comida* alimento* plato* cocina* | 食物 食品 美食 饭菜 餐饮
recipe cook cooking ingredient baking chef | rezept* koch* zutat* back* | recette* cuisin* ingrédient* | receta* cocin* ingrediente* | 食谱 菜谱 烹饪 做菜 食材 做饭
diet nutrition calorie nutritional | diät* ernährung* kalorie* | régime* nutrition* calorie* | dieta* nutrici* caloría* | 饮食 营养 卡路里 减肥
fitness workout exercise gym training | fitness* übung* training* sport* | entraînement* exercice* musculation* sport* | ejercicio* entrenamiento* gimnasio* | 健身 锻炼 运动 训练
sport football soccer basketball match team league athlete | sport* fußball* mannschaft* spiel spiele liga* | sport* football* équipe* match* ligue* | deporte* fútbol* equipo* partido* liga* | 体育 足球 篮球 球队 比赛 联赛
health healthcare medical medicine | gesundheit* medizin* | santé médec* médica* | salud* medic* médic* sanita* | 健康 医疗 医学 保健
doctor physician clinic hospital | arzt* ärzt* klinik* krankenhaus* | médecin* docteur* hôpital* clinique* | doctor* médico* hospital* clínica* | 医生 医院 诊所
patient | patient* | patient* | paciente* | 患者 病人
disease illness symptom diagnosis condition | krankheit* symptom* diagnose* | maladie* symptôme* diagnosti* | enfermedad* síntoma* diagnóstic* | 疾病 症状 诊断 病情
drug medication pharmacy pharmaceutical | medikament* arznei* apotheke* | médicament* pharmac* | medicamento* fármaco* farmac* | 药物 药品 药房 用药
mental psychology therapy therapist counseling emotional anxiety depression stress overwhelmed | psych* therap* angst* stress* seelisch* gefühl* depress* | psycho* thérap* anxié* stress* émotion* dépress* | psico* terap* ansiedad* estrés emocion* depresi* | 心理 治疗 焦虑 情绪 压力 抑郁 咨询
meditation mindfulness relaxation | meditation* achtsam* entspann* | méditation* relaxation* | medita* relaja* | 冥想 放松 正念
sleep insomnia | schlaf* | sommeil* dormir insomnie* | sueño dormir insomnio* | 睡眠 失眠 睡觉
dream | traum* träum* | rêve* rêver | sueño* soñar | 梦 做梦 梦境 解梦
pet animal dog cat veterinary | haustier* tier tiere* hund* katze* tierarzt* | animal* animaux chien* chat chats vétérinaire* | mascota* animal* perro* gato* veterinari* | 宠物 动物 狗 猫 兽医
plant garden gardening flower | pflanze* garten* gärtner* blume* | plante* jardin* fleur* | planta* jardín* jardiner* flor flores | 植物 园艺 花园 花
farm agriculture crop soil harvest | landwirt* bauern* ernte* boden* | agricole* agricult* ferme* récolte* culture* | agrícola* agricult* granja* cosecha* cultivo* | 农业 农场 作物 种植 土壤
environment sustainability ecology pollution carbon emission | umwelt* nachhaltig* ökolog* verschmutz* emission* | environnement* durab* écolog* pollution* émission* | medioambient* ambiental* sostenib* ecolog* contaminaci* emision* | 环境 环保 可持续 污染 生态 排放
energy electricity power solar battery | energie* strom* solar* batterie* | énergie* électricité* solaire* batterie* | energía* electricidad* solar* batería* | 能源 电力 太阳能 电池
water river lake | wasser* fluss* see | eau eaux rivière* lac lacs | agua aguas río* lago* | 水 河 湖 水质
house home property apartment flat housing estate residential | haus häuser* wohnung* immobilie* eigentum* | maison* appartement* immobili* logement* propriété* | casa casas vivienda* apartamento* piso inmobiliari* propiedad* | 房子 房屋 公寓 房产 住房 房地产
rent rental lease tenant landlord | miet* vermiet* pacht* | lou* locati* locataire* bail loyer* | alquil* arrend* inquilin* | 租房 租赁 出租 租金
furniture interior decor decoration | möbel* einricht* dekor* | meuble* décor* intérieur* | mueble* decora* interior* | 家具 装修 室内 装饰
architecture architect building construction | architekt* gebäude* bau bauen* bauwesen* | architect* bâtiment* construct* | arquitect* edificio* construc* | 建筑 建筑师 施工 大楼
engineering engineer mechanical | ingenieur* technik* maschinenbau* | ingénie* mécanique* | ingenier* mecánic* | 工程 工程师 机械
manufacturing production factory industrial | herstell* produktion* fabrik* industrie* fertigung* | fabrica* production* usine* industri* | fabrica* producción* fábrica* industri* | 制造 生产 工厂 工业
robot automation automate automatic | roboter* automat* | robot* automat* | robot* automat* | 机器人 自动化 自动
finance financial | finanz* | financ* | financ* finanz* | 金融 财务 财经
money cash fund budget expense spending saving | geld* budget* ausgabe* spar* haushalt* | argent* budget* dépense* épargne* économis* | dinero* presupuesto* gasto* ahorr* | 钱 预算 花费 支出 省钱 资金
bank banking account | bank* konto konten* | banque* bancaire* compte* | banco* bancari* cuenta* | 银行 账户 帐户
payment pay transaction checkout | zahl* bezahl* transaktion* | pai* payer payé* transaction* | pag* transacción* | 支付 付款 交易
invoice billing receipt accounting bookkeeping accountant | rechnung* buchhalt* beleg* quittung* | factur* comptab* reçu* | factura* contab* recibo* | 发票 账单 会计 记账 收据
tax | steuer* | impôt* fisc* taxe* | impuesto* fiscal* tribut* | 税 税务 报税 税收
loan credit mortgage debt installment | kredit* darlehen* hypothek* schuld* | prêt* crédit* hypothé* dette* emprunt* | préstamo* crédito* hipoteca* deuda* | 贷款 信用 抵押 债务 按揭
insurance insure policy claim | versicher* | assur* | segur* asegur* | 保险 理赔
invest investment investor portfolio asset wealth | invest* anlage* portfolio* vermögen* | invest* placement* portefeuille* patrimoine* | inversi* invert* cartera* patrimonio* | 投资 理财 资产 投资组合 基金
stock share equity trading trader market | aktie* börse* handel* | action actions bourse* boursi* | accion* bolsa* bursátil* | 股票 股市 证券 炒股
crypto cryptocurrency bitcoin blockchain ethereum token nft | krypto* bitcoin* blockchain* | crypto* bitcoin* blockchain* | cripto* bitcoin* blockchain* | 加密货币 比特币 区块链 数字货币
currency exchange conversion convert rate dollar euro pound | währung* wechselkurs* umrechn* dollar* euro* | devise* monnaie* change conver* taux | divisa* moneda* cambio* conver* tipo | 货币 汇率 外汇 换算 兑换 美元 欧元
price pricing cost cheap discount coupon deal bargain | preis* kosten* günstig* rabatt* gutschein* angebot* | prix coût* tarif* cher* réduction* promotion* remise* | precio* coste* costo* barat* descuento* cupón* oferta* | 价格 多少钱 便宜 折扣 优惠 优惠券 打折
shop shopping store buy purchase product retail ecommerce | kauf* einkauf* laden geschäft* produkt* shop* | achat* achet* magasin* boutique* produit* | compra* tienda* producto* | 购物 购买 商店 商品 买 产品 电商
gift present | geschenk* | cadeau* | regal* obsequio* | 礼物 送礼
fashion clothing clothes dress outfit style wardrobe | mode modisch* kleid* kleidung* stil | mode vêtement* habill* robe* tenue* | moda ropa* vestid* estilo* | 时尚 服装 衣服 穿搭 裙子
beauty makeup cosmetic skincare hair | schönheit* kosmetik* schmink* haut* haar* | beauté maquillage* cosméti* peau cheveux | belleza maquillaje* cosmétic* piel cabello* | 美容 化妆 护肤 头发
jewelry watch luxury | schmuck* uhr luxus* | bijou* montre luxe | joya* joyería* reloj* lujo | 珠宝 手表 奢侈品
company business enterprise corporate firm | unternehm* firma firmen* geschäft* betrieb* | entreprise* société* affaires commerci* | empresa* negocio* compañía* corporativ* | 公司 企业 商业 业务
startup entrepreneur entrepreneurship founder venture | startup* gründ* unternehmer* | startup* entrepreneur* fonda* | startup* emprend* fundador* | 创业 初创 企业家
strategy plan planning roadmap | strategie* plan planen* planung* | stratég* plan planif* | estrateg* plan planes planific* | 战略 策略 规划 计划
management manager leadership leader executive | manage* leitung* führung* | gestion* gér* direction* dirige* | gestión* gestionar* direct* lideraz* | 管理 经理 领导
project task milestone agile scrum kanban jira | projekt* aufgabe* | projet* tâche* | proyecto* tarea* | 项目 任务 敏捷
meeting calendar schedule appointment agenda event | termin* besprech* kalender* sitzung* veranstalt* | réunion* calendrier* rendez-vous agenda* événement* | reunión* reuniones calendario* cita citas agenda* evento* | 会议 日历 日程 预约 安排 活动
reminder todo organize productivity habit | erinner* organisier* produktiv* gewohnheit* | rappel* organis* productiv* habitude* | recordatorio* organiz* productiv* hábito* | 提醒 待办 效率 习惯
marketing advertise advertising ad campaign promotion promote brand branding | werb* anzeige* kampagne* marke marken* marketing* | publicit* pub campagne* marque* marketing* | publici* anunci* campaña* marca* mercadotecnia* | 营销 广告 推广 品牌 宣传 市场营销
seo ranking keyword optimization traffic | suchmaschine* optimier* schlüsselwort* | référencement* optimis* | posicionamiento* optimiz* | 搜索引擎优化 关键词 优化 排名
customer client crm support service | kunde* kunden* | client* clientèle* | cliente* atención | 客户 顾客 客服
sales sell seller lead prospect | verkauf* vertrieb* | vente* vend* | venta* vend* | 销售 卖 推销
`;
