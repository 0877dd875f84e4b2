export const languages = ['de', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/**
 * Which of the lexicon's languages a query is written in, by its function words: `en` when English ones are as many, null
 * when there are none. Short queries often have none.
 */
export const languageOf = (words: readonly string[]): Language | 'en' | null => {
  const counts = (['en', ...languages] as const).map(
    (language) => [language, words.filter((word) => functionWords[language].has(word)).length] as const,
  );
  const [best, count] = counts.reduce((most, next) => (next[1] > most[1] ? next : most));
  return count === 0 ? null : best;
};

/** Function words say nothing about what is sought; without accents, as `plain` leaves them. */
export const functionWords: Readonly<Record<Language | 'en', ReadonlySet<string>>> = {
  en: new Set(
    `a about above after again against all am an and any are as at be because been before being below between both but by
    can cannot could did do does doing down during each few for from further had has have having he her here hers herself
    him himself his how i if in into is it its itself just me more most my myself no nor not of off on once only or other
    our ours ourselves out over own same she should so some such than that the their theirs them themselves then there
    these they this those through to too under until up us very was we were what when where which while who whom why will
    with would you your yours yourself yourselves don t s m re ve ll d isn doesn didn won couldn wouldn shouldn let`.split(
      /\s+/,
    ),
  ),
  de: new Set(
    `ich du er sie es wir ihr mich dich sich mir dir uns euch mein meine meinen meinem meiner meines dein deine seine ihre
    unser unsere der die das den dem des ein eine einen einem einer eines kein keine und oder aber wenn weil dass als wie
    was wer wo wann warum welche welcher welches ist sind war waren bin bist sein werden wird wurde kann konnen konnte
    muss mussen soll sollte mochte mochten will wollen habe hat haben hatte nicht auch noch nur schon sehr mehr zu zum
    zur in im an am auf aus bei mit nach von vom fur uber unter um durch gegen ohne vor hier dort bitte mal etwas jemand
    gibt dieser diese dieses diesen diesem`.split(/\s+/),
  ),
  fr: new Set(
    `je tu il elle nous vous ils elles me te se moi toi mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs le
    la les l un une des du de d au aux et ou mais si que qu qui quoi dont ou quand comment pourquoi quel quelle quels
    quelles est sont suis es sommes etes etait etre ai as a avons avez ont avoir peux peut pouvez pourrais voudrais veux
    dois doit ne pas plus tres en dans sur sous avec sans pour par chez vers entre ce cet cette ces cela c j n s y
    besoin aimerais merci svp`.split(/\s+/),
  ),
  es: new Set(
    `a yo tu el ella nosotros ustedes ellos ellas me te se mi mis tus su sus nuestro nuestra lo la los las un una unos unas
    del de al y e o u pero si que quien cual cuales cuando como donde por porque para con sin en sobre entre hasta desde
    es son soy eres somos ser estar esta estan estoy he ha han hay tengo tiene tienen tener puedo puede pueden podria
    quiero quisiera necesito debo debe no mas muy este esta esto estos estas ese esa eso algo alguien favor`.split(
      /\s+/,
    ),
  ),
};

/** The same for Chinese, as the segmenter gives them. */
export const chineseFunctionWords: ReadonlySet<string> = new Set(
  `的 了 是 我 你 您 他 她 它 我们 你们 他们 这 那 这个 那个 这些 那些 一个 一 个 一下 在 有 和 与 或 及 把 被 给 对 为 从 到 向
  吗 呢 吧 啊 请 请问 能 能否 可以 可 会 要 想 想要 需要 就 都 也 还 很 最 不 没有 什么 怎么 如何 哪 哪些 哪个 谁 并 其 之 以
  段 句 篇 些 上 下 中 里 做 让 使 来 去 说 你好 谢谢`.split(/\s+/),
);

/** What people say to any helper: it tells that help is wanted, little about which. */
export const requestWords: ReadonlySet<string> = new Set(
  `please help need want like looking provide tell give show find get know might able also assist using use used thank
  thanks hi hello hey question wondering possible make sure try interested anyone something specific currently various`.split(
    /\s+/,
  ),
);
