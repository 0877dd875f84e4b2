/** Whether a title says that nothing is done, in the languages of the reports: it begins so and names no exception, or is to wait, without saying until when. */
export const saysNothing = (title: string): boolean =>
  (nothing.test(title) && !except.test(title)) || waits.test(title);

const nothing = new RegExp(
  `^(?:${[
    '(?:just |simply )?(?:do(?:ing)? nothing|leav(?:e|ing) (?:things|everything|it all) as|keep(?:ing)? (?:things|everything) as|(?:keep |stay with )?(?:the )?status quo)',
    '(?:einfach |vorerst )?(?:gar )?nichts (?:tun|unternehmen|machen|ändern)|alles (?:beim alten|so) (?:lassen|belassen)',
    'ne rien (?:faire|changer)|no hacer nada|no cambiar nada|dejarlo todo como está|não (?:fazer|mudar) nada|non (?:fare|cambiare) (?:nulla|niente)',
    'niets (?:doen|veranderen)|niks doen|nie robić nic|nic nie (?:robić|zmieniać)|hiçbir şey yapma',
    'ничего не (?:делать|менять)|нічого не (?:робити|змінювати)|(?:να )?μην? κάν\\p{L}+ τίποτα',
    '(?:ألا نفعل|عدم (?:فعل|القيام ب\\p{L}*)|لا نفعل) (?:أي )?شيء|هیچ کاری نکر?د?ن?|(?:פשוט )?לא לעשות (?:כלום|דבר|שום דבר)',
    'कुछ (?:भी )?(?:न|नहीं) कर|কিছু(?:ই)? না কর|எதுவும் செய்யா|ไม่(?:ต้อง)?ทำอะไร|không làm gì|tidak (?:melakukan|berbuat) apa',
    '(?:今年は|当面は?)?何もしない|現状維持|아무것도 (?:하지 않|안 하)|현상 유지|什么[都也]不做|什麼[都也]不做|[维維]持[现現][状狀]',
  ].join('|')})`,
  'iu',
);
const except =
  /(?<!\p{L})(?:but|except|besides|außer|sauf|salvo|excepto|exceto|tranne|behalve|oprócz|кроме|крім|εκτός|إلا|جز|מלבד)(?!\p{L})|以外|除了|외에/iu;
const waits = new RegExp(
  `^(?:(?:just |simply )?(?:wait|keep waiting|wait and see)|(?:einfach |erst ?mal )?(?:ab)?warten|attendre|esperar|aspettare|(?:af)?wachten|(?:po)?czekać|bekle(?:mek|yelim)|(?:подо)?ждать|(?:за)?чекати|(?:να )?περιμένουμε|الانتظار|صبر(?: کردن)?|(?:להמתין|לחכות)|(?:इंतज़ार|इंतजार|प्रतीक्षा) कर\\p{L}*|待つ|様子を見る|等待?|等一等|[观觀]望|기다린다|기다리기|chờ(?: đợi)?|menunggu|รอ)[.!。！।]?$`,
  'iu',
);
