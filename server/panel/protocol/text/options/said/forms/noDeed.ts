/** What somebody says is to be done, or would have, and nobody chooses between. */
export const isNoDeed = (what: string): boolean => isState.test(what) || toBeDecided.test(what);

/** "I want to sleep at night", "be home by six", "have 40,000 in reserve": how somebody would feel, live or stand. */
const isState = new RegExp(
  [
    "^(?:(?:more|again|wieder|mehr|besser|nachts|ruhig|endlich|plus|mieux|más|mejor|più|meglio|mais|melhor|weer|beter|znowu|снова|больше|спокойно|більше) )*(?:be|sleep|feel|know|live|relax|rest|understand|expect|être|dormir|savoir|vivre|me sentir|comprendre|me reposer|s[’']attendre|ser|estar|sentirme|sentir-me|saber|vivir|viver|entender|descansar|esperar|essere|dormire|sapere|vivere|sentirmi|capire|riposar\\p{L}*|aspettarsi|zijn|slapen|weten|być|spać|wiedzieć|żyć|odpoczywać|быть|спать|знать|жить|понять|отдыхать|ожидать|бути|спати|знати|жити|очікувати|vara|være|sova|sove|veta|vide|vite|olla|nukkua|tietää|být|spát|vědět|lenni|aludni|tudni|dorm\\p{L}*|fiu)(?!\\p{L})",
    '^(?:have|avoir|avere|tener|ter|mieć|иметь|мати|ha|have|olla|mít|avem) (?=[\\p{Sc}\\p{Nd}])',
    '(?<!\\p{L})(?:schlafen|sein|wissen|fühlen|leben|haben|slapen|hebben)[.!]?$',
  ].join('|'),
  'iu',
);

/** "We should decide by June": what is chosen here. */
const toBeDecided =
  /^(?:\S+ ){0,5}?(?:decide|make a decision|entscheide\p{L}*|décide\p{L}*|trancher|decidir\p{L}*|decidamos|decidere|beslissen|besluiten|(?:z)?decydowa\p{L}*|podjąć decyzję|реш(?:ить|ать)|определиться|виріш\p{L}+|αποφασίσ\p{L}+|karar ver\p{L}+|(?:أن )?(?:نقرر|نحسم)|اتخاذ قرار|تصمیم (?:ب?گیر)\S*|להחליט|तय कर\S*|निर्णय ल\S*|সিদ্ধান্ত ন\S*|முடிவெடு\S*|முடிவு செய்\S*|quyết định|(?:me|di)mutuskan|diputuskan|besluta|bestämma|beslutte|bestemme|päättää|rozhodnout|döntsünk|döntenünk|dönteni|decidem|hotărâm)(?![\p{L}\p{M}])|决定|決定|決める|決めよう|결정|방향을 (?:잡|정)|결론/iu;
