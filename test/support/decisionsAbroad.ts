/** One decision as somebody would write it in each language that scripted seats speak, with a figure, a lease and a last day. */
export const decisionsAbroad: Readonly<Record<string, string>> = {
  de: 'Sollen wir in Leipzig eine zweite Bäckerei eröffnen oder die Marke als Franchise vergeben? Der Gewinn lag letztes Jahr bei 184.000 Euro. Die Miete beträgt 32.000 Euro im Jahr. Unsere Bäckermeisterin will in diesem Winter kein zweites Team anlernen. Der Vermieter will bis zum 15. Januar eine Antwort.',
  es: '¿Debemos abrir una segunda panadería en Valencia o ceder la marca en franquicia? El año pasado ganamos 184.000 euros. El alquiler cuesta 32.000 euros al año. Nuestra maestra panadera no formará un segundo equipo antes de marzo. El propietario quiere una respuesta antes del 15 de enero.',
  fr: 'Devons-nous ouvrir une deuxième boulangerie à Lyon ou céder la marque en franchise\u202F? Le bénéfice était de 184\u202F000 euros l’an dernier. Le loyer coûte 32\u202F000 euros par an. Notre cheffe ne formera pas une deuxième équipe cet hiver. Le propriétaire veut une réponse avant le 15 janvier.',
  ar: 'هل نفتح فرعاً ثانياً في جدة أم نوقع عقد امتياز؟ بلغت أرباحنا ٨٤٠٬٠٠٠ ريال في العام الماضي. الإيجار ١٢٠٬٠٠٠ ريال في السنة. كبيرة الخبازين لن تدرّب فريقاً ثانياً هذا الشتاء. يريد المالك جواباً قبل 15 يناير.',
  hi: 'क्या हमें दूसरी दुकान खोलनी चाहिए या फ्रैंचाइज़ी देनी चाहिए? पिछले साल लाभ 8,40,000 रुपये था। किराया 1,20,000 रुपये सालाना है। हमारी मुख्य बेकर इस सर्दी में दूसरी टीम तैयार नहीं करेगी। मकान मालिक 15 जनवरी तक जवाब चाहता है।',
  ja: '大阪に二号店を出すべきか、それともフランチャイズにするべきか？昨年の利益は840万円でした。家賃は年120万円です。職人頭はこの冬、新しい班を育てないと言っています。家主は1月15日までに返事を求めています。',
  zh: '我们应该在上海开第二家店，还是授权加盟？去年利润为84万元。租金每年12万元，期限十年。主厨说这个冬天不会带第二个团队。房东要求1月15日前答复。',
  'zh-Hant':
    '我們應該在臺北開第二家店，還是授權加盟？去年利潤為84萬元。租金每年12萬元，期限十年。主廚說這個冬天不會帶第二個團隊。房東要求1月15日前答覆。',
};
