/** Words for the beginning, the middle and the end of a month, before its name: mid-June, Ende März, au milieu de juin, в середине июня. */
const before =
  "(?:early|mid|late|(?:the )?(?:beginning|start|middle|end) of|(?:anfang|mitte|ende)(?: des monats)?|début|(?:au )?(?:début|milieu|fin) d[e’']|mi|fin|(?:principios|comienzos|inicios|mediados|finales|fines|fin) de|(?:início|princípio|começo|meados|meio|finais?|fim) de|(?:inizio|metà|fine)(?: di)?|begin|half|medio|eind|(?:het )?(?:begin|midden|einde?) van|början av|mitten av|slutet av|(?:i )?(?:starten|begyndelsen|begynnelsen|midten|slutningen|slutten) af|(?:i )?(?:starten|begynnelsen|midten|slutten) av|midt i|medio|ultimo|primo|(?:na )?początku|(?:w )?połowie|połowy|końca|końcem|koniec|pod koniec|začátk\\p{L}+|polovin\\p{L}+|konc\\p{L}+|konec|începutul lui|mijlocul lui|sfârșitul lui|(?:la )?(?:începutul|mijlocul|sfârșitul)|начал\\p{L}+|середин\\p{L}+|конц\\p{L}+|конец|початк\\p{L}+|кінц\\p{L}+|кінець|αρχές|μέσα|τέλ\\p{L}+|بداية|أوائل|منتصف|أواخر|نهاية|اوایل|اواسط|اواخر|پایان|תחילת|אמצע|סוף|awal|pertengahan|akhir|đầu|giữa|cuối|mwanzo wa|katikati ya|mwisho wa)";
/** Behind its name: haziran ortası, június közepe, kesäkuun puolivälissä, जून के मध्य. */
const behind =
  '(?:baş\\p{L}+|orta\\p{L}+|son\\p{L}+|elej\\p{L}+|közep\\p{L}+|vég\\p{L}+|alu\\p{L}+|puoliväl\\p{L}+|lopu\\p{L}+|loppu\\p{L}+|के (?:शुरू|मध्य|अंत|आख़िर|आखिर)|(?:की )?शुरुआत|এর (?:শুরু|মাঝামাঝি|শেষ)|শেষ|মাঝামাঝি|இறுதி|நடுப்பகுதி|தொடக்க)';
const pointBefore = new RegExp(`(?<!\\p{L})${before}[\\s-]?$`, 'iu');
const pointBehind = new RegExp(`^[’']?\\p{L}{0,3}\\s${behind}`, 'iu');

/** Whether a month that stands there is told by one of these, so that it is a time and no part of the year. */
export const isPointOfMonth = (text: string, at: number, end: number): boolean =>
  pointBefore.test(text.slice(Math.max(0, at - 24), at)) || pointBehind.test(text.slice(end, end + 24));
