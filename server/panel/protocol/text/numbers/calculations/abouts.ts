/** Words before a number by which it is said to be a rounded one, and those by which it is said to be somewhat less than what it stands for. */
const words =
  "about|around|some|roughly|approximately|approx\\.?|nearly|almost|just (?:over|under)|close to|over|more than|under|less than|well over|rund|etwa|ungefähr|circa|ca\\.|zirka|knapp|fast|gut|über|mehr als|weniger als|unter|environ|près d[e’']|presque|autour de|un peu (?:plus|moins) de|plus d[e’']|moins d[e’']|quelque|unos|unas|cerca de|alrededor de|casi|aproximadamente|más de|menos de|quase|por volta de|uns|umas|mais de|circa|quasi|intorno a|poco (?:più|meno) di|oltre|più di|meno di|ongeveer|bijna|zo['’]n|ruim|meer dan|minder dan|krap|omkring|cirka|c:a|ungefär|nästan|knappt|drygt|över|omtrent|næsten|knap|godt|over|mere end|nesten|noin|lähes|vajaa|vajaat|reilu|reilut|yli|około|ok\\.|blisko|prawie|niemal|ponad|asi|kolem|skoro|téměř|zhruba|přes|necelých?|cca|körülbelül|kb\\.|mintegy|közel|majdnem|nagyjából|több mint|aproape|circa|aproximativ|vreo|cam|peste|mai mult de|около|примерно|почти|порядка|приблизительно|более|больше|свыше|менее|чуть (?:более|больше|меньше)|близько|майже|приблизно|понад|більше ніж|περίπου|σχεδόν|κοντά σ\\p{L}+|γύρω σ\\p{L}+|πάνω από|yaklaşık(?: olarak)?|neredeyse|aşağı yukarı|حوالي|حوالى|نحو|قرابة|ما يقارب|تقريبا|أكثر من|حدود|تقریبا|تقریباً|نزدیک به|بیش از|کمابیش|כמעט|בערך|יותר מ|מעל|לערך|लगभग|करीब(?:-करीब)?|क़रीब|तकरीबन|প্রায়|আনুমানিক|சுமார்|ஏறக்குறைய|கிட்டத்தட்ட|sekitar|kira-kira|kurang lebih|hampir|lebih dari|khoảng|gần|hơn|chừng|takriban|karibu|kama|zaidi ya";
const spaced = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})\\s?(?:\\p{Sc}|\\p{Lu}{1,3}\\$?|Rp\\.?)?\\s?$`, 'iu');
const unspaced =
  /(?:約|约|大约|大約|近|将近|將近|超过|超過|逾|およそ|ほぼ|약|거의|대략|ประมาณ|ราว|ราวๆ|เกือบ|กว่า|≈|~|～|(?<!\p{L})כ-)\s?\p{Sc}?\s?$/u;

/** Whether a number is said to be a rounded one right before it. */
export const isAbout = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 28), at);
  return spaced.test(before) || unspaced.test(before);
};
