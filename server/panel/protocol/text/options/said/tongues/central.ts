import type { Tongue } from './tongue.ts';

export const central: Readonly<Record<'cs' | 'hu' | 'ro', Tongue>> = {
  cs: {
    or: '(?:nebo|anebo|či|buď)(?: (?:raději|spíš|spíše|radši))?',
    and: 'a|i|nebo|či',
    infinitive: '\\p{L}+(?:t|ct|ci)',
    may: '(?:můžeme|mohli bychom|mohu|můžu|mohl bych|mohla bych|lze|dá se)(?: (?:buď|také|taky))*',
    lists:
      '(?:na stole (?:je|jsou|máme|leží)|(?:v úvahu|do úvahy) (?:připadá|připadají|přichází)|na výběr (?:je|jsou|máme)|(?:možnosti|varianty|návrhy|alternativy|řešení)(?: [\\p{L}]+){0,4}? (?:jsou|byly)|zvažujeme|zvažuji|vybíráme (?:mezi|z)):?',
    asks: '(?:máme|mám|měli bychom|měl bych|měla bych|vyplatí se|je lepší|bylo by lepší|stojí za to|můžeme|bude lepší)(?: (?:raději|spíš))?',
    whether:
      '(?:otázka (?:je|zní)|nevím|nevíme|váhám|váháme|rozhodnout|rozhodujeme|přemýšlím|přemýšlíme|zvažuj\\p{L}+|uvažuj\\p{L}+)[^.;:]{0,15},? (?:zda|jestli)(?: (?:máme|mám))?',
    between: '(?:váháme|váhám|vybrat|výběr|volba|rozhodujeme se|rozhodnout se)(?: (?:teď|ještě))? mezi',
    either: 'buď',
    ofFacts: 'kdo|co|kdy|kde|proč|jak|jak[áýé]|kolik|je|jsou|byl\\p{L}*|má|mají|to|vy|ty|když',
    sign: /[ěřůťď]|(?<!\p{L})(?:je|se|na|máme|že|jsme|nebo|bychom)(?!\p{L})/iu,
    ifWe: '(?:když|pokud|jestli)(?= \\p{L}+(?:me|eme|íme) )|kdybychom|kdybych',
    maybe: 'možná|třeba',
    wishes:
      '(?:říká|tvrdí|myslí|trvá na tom), (?:ať|abychom|že bychom měli|že máme|aby)|prosazuj\\p{L}+|by (?:nejraději|radši)|přimlouvá se za|(?:chce|chci|chtě[jl]\\p{L}*|preferuj\\p{L}+|navrh\\p{L}+|doporuč\\p{L}+|radí|radil\\p{L}*|poradil\\p{L}*)(?: by(?:ch)?)?|by(?:ch)? (?:raději|radši|chtěl\\p{L}*)|přiklán\\p{L}+ se k|jsem pro|(?:myslí|říká|tvrdí), že (?:bychom měli|je lepší|máme)|přemýšl\\p{L}+ o|uvažuj\\p{L}+ o|sní o',
    wished: 'raději|spíš|abychom|abych|aby|nám|mi|prostě|,',
    counts:
      '(?:je|by byl[ao]?|by bylo)(?: (?:také|taky|i))? (?:možn[éáý]|(?:další|jiná|druhá) (?:možnost|varianta|cesta))(?!\\p{L})|(?:také |i )?připadá v úvahu',
  },
  hu: {
    or: '(?:vagy|illetve|avagy)(?: (?:inkább|pedig))?',
    and: 'és|vagy|illetve|meg',
    may: '(?:(?:meg)?tehetjük, hogy|lehetőségünk van arra, hogy|lehet)',
    lists:
      '(?:az asztalon (?:van|vannak)|szóba jön|szóba jöhet|(?:a lehetőségek|lehetőségeink|az alternatívák|a javaslatok)(?: [\\p{L}]+){0,3}?):?',
    asks: '(?:érdemes(?: inkább)?|jobb(?: lenne| volna)?|megéri|kell(?:ene)?)',
    whether:
      '(?:kérdés az|nem tudjuk|nem tudom|eldönteni|gondolkodunk|azon gondolkodunk|mérlegeljük)[^.;:]{0,20},? hogy',
    either: 'vagy',
    ofFacts: 'ki|mi|mikor|hol|miért|hogyan|mennyi|melyik|van|volt|ez|az|ha',
    sign: /[őű]|(?<!\p{L})(?:az|és|hogy|egy|nem|van|vagy)(?!\p{L})/iu,
    ifWe: 'ha(?= (?:\\p{L}+ )?\\p{L}+(?:unk|ünk|juk|jük|om|em) )',
    maybe: 'talán|esetleg',
    wishes:
      'azt (?:mond\\p{L}+|javasol\\p{L}*|akar\\p{L}*|pedzeget\\p{L}*),?(?: hogy)?|szerint(?= .*(?:kell(?:ene)?|lehetne|kéne|érdemes|jobb|\\p{L}{2,}(?:junk|jünk|jon|jen|jön|ssunk|ssünk|zzunk|zzünk))(?!\\p{L}))|amellett van,? hogy|mellett van,? hogy|ragaszkod\\p{L}+ (?:ahhoz|hozzá),? hogy|(?<=(?:egyik|másik|első) )ötlet az,? hogy|felvetette,? hogy|felmerült az is,? hogy|szorgalmaz\\p{L}*|(?:inkább|szeretn\\p{L}+|javas\\p{L}+|tanács\\p{L}+|azt (?:mondja|javasolja|tanácsolja), hogy|szerint(?: jobb lenne| inkább| érdemes)|azon van, hogy)',
    wished: 'inkább|ha|hogy|azt',
  },
  ro: {
    or: '(?:sau|ori|fie)(?: (?:mai bine|mai degrabă|poate))?(?: să)?',
    and: 'și|şi|sau|ori',
    may: '(?:putem|am putea|pot|aș putea|se poate|s-ar putea)(?: (?:fie|și|să))*',
    lists:
      '(?:pe masă (?:sunt|avem|este)|(?:opțiunile|variantele|alternativele|posibilitățile|propunerile|soluțiile)(?: [\\p{L}]+){0,4}? sunt|avem de ales între|luăm în calcul|luăm în considerare):?',
    asks: '(?:merită(?: să)?|ar trebui să|trebuie să|(?:e|este|ar fi) mai bine să|ne convine să|putem să)',
    whether:
      '(?:întrebarea este|nu știu|nu știm|ne întrebăm|mă întreb|hotărâm|decidem|decide)[^.;:]{0,15} dacă(?: (?:să|trebuie să))?|(?:ne gândim|mă gândesc|luăm în calcul)(?: \\p{L}+)?(?: să| la)',
    between: '(?:alege|alegem|alegerea|ezităm|ezit|oscilăm|oscilez)(?: (?:acum|încă))? între',
    either: 'fie|ori',
    ofFacts: 'cine|ce|când|unde|de ce|cum|cât\\p{L}*|care|este|sunt|a fost|are|au|asta|tu|voi|dacă',
    sign: /[ășțşţ]|(?<!\p{L})(?:și|sau|să|nu|avem|este)(?!\p{L})/iu,
    ifWe: 'dacă(?= (?:\\p{L}+ )?\\p{L}+m )',
    maybe: 'poate',
    wishes:
      '(?:m-aș|ne-am|s-ar) gândi la|(?:se gândește|mă gândesc) (?:la|să)|insistă (?:să|pe|asupra)|(?:e|este|sunt) de părere (?:că (?:ar trebui|e mai bine)|să)|zice (?:să|că mai bine)|visează (?:la|să)|pledează pentru|(?:vrea|vreau|vor(?= să )|dorește|preferă|prefer|propun\\p{L}*|a propus|sugerează|recomandă|insistă|înclină spre)|ar (?:vrea|prefera|dori)|aș (?:vrea|prefera)|(?:ne|mă|îmi) (?:sfătuieș\\p{L}+|recomand\\p{L}+|propun\\p{L}*|suger\\p{L}+)|(?:zice|spune|crede|gândesc|consideră) (?:că (?:ar trebui|e mai bine|ar fi mai bine|trebuie)(?: să)?|să)|ai putea vrea',
    wished: 'să|mai degrabă|ca',
    counts:
      '(?:este|e|ar fi)(?: (?:și|de asemenea))? (?:posibil[ă]?|(?:o|altă|cealaltă) (?:altă )?(?:opțiune|variantă|posibilitate|soluție|idee))(?!\\p{L})',
  },
};
