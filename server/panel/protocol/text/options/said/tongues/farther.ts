import type { Tongue } from './tongue.ts';

export const farther: Readonly<Record<'vi' | 'id' | 'sw', Tongue>> = {
  vi: {
    or: '(?:hay|hoặc)(?: là)?(?: nên)?',
    and: 'và|hay|hoặc',
    lists:
      '(?:(?:các|những|mấy|hai|ba|bốn) (?:phương án|lựa chọn|hướng|cách|khả năng|đề xuất)(?: [\\p{L}]+){0,4}? (?:là|gồm|bao gồm)|trên bàn (?:là|có|đang có)|chọn (?:giữa|trong số)):?',
    asks: '(?:có )?nên|liệu',
    whether:
      '(?:không biết|chưa biết|phân vân|băn khoăn|cân nhắc|lưỡng lự|đắn đo|quyết định)(?: xem| là| việc)?(?: có)?(?: nên)?',
    may: '(?:chúng tôi|chúng ta|tôi|mình|bọn mình|em) (?:có thể|định|muốn|sẽ)',
    between: '(?:phân vân|lưỡng lự|chọn|lựa chọn|băn khoăn|đắn đo) giữa',
    either: 'hoặc(?: là)?',
    ofFacts: 'ai|gì|khi nào|ở đâu|tại sao|thế nào|bao nhiêu|bạn|anh|chị|có',
    sign: /[ơưđăạảãấầẩẫậắằẳẵặẹẻẽếềểễệỉịĩọỏốồổỗộớờởỡợụủũứừửữựỳỷỹỵ]/iu,
    ifWe: '(?:nếu|nếu như) (?:chúng tôi|chúng ta|tôi)',
    maybe: 'có lẽ|có thể',
    wishes:
      '(?:bảo|nói|đòi)(?: là)? nên|thiên về|ngỏ ý|(?:muốn|thích|nghiêng về|đề nghị|đề xuất|khuyên|ủng hộ|gợi ý|mơ|nói nên|cho rằng nên|đang nghĩ đến|nghĩ (?:là )?nên)',
    wished: 'là|nên|hơn|tôi|chúng tôi|rằng',
    counts: '(?:cũng )?là (?:một )?(?:lựa chọn|phương án|khả năng|cách|ý)(?: khác)?(?!\\p{L})',
  },
  id: {
    or: 'atau(?: (?:lebih baik|sebaiknya|malah))?',
    and: 'dan|atau',
    lists:
      '(?:(?:pilihan|opsi|alternatif)(?:nya|-(?:pilihan|opsi)(?:nya)?)?(?: [\\p{L}]+){0,3}? (?:adalah|ialah|yaitu|meliputi)|di atas meja (?:ada|adalah)|memilih (?:antara|di antara|dari)):?',
    asks: '(?:apakah|sebaiknya|lebih baik|mending|haruskah)(?: (?:saya|kami|kita|harus|lebih baik))?',
    whether:
      '(?:bingung|galau|ragu|bimbang|tahu|memutuskan)(?: mau)? (?:apakah|akan)|(?:bingung|galau|ragu|bimbang|mempertimbangkan|menimbang|memikirkan|memutuskan|diputuskan)(?: (?:mau|untuk|akan))?',
    between: '(?:bingung|galau|ragu|bimbang|dilema|memilih|pilih|pilihan)[^.;:]{0,20} antara',
    may: '(?:kami|kita|saya|aku) (?:bisa|dapat|ingin|mau|harus)|(?<=, )(?:bisa|dapat) (?:juga|saja)',
    either: 'entah',
    ofFacts: 'siapa|kapan|di mana|mengapa|kenapa|bagaimana|berapa|ada|apakah',
    ifWe: '(?:kalau|jika|bila) (?:kami|kita|saya)',
    maybe: 'mungkin|barangkali',
    wishes:
      '(?:bilang|usul|maunya|pengen|pengin|ngotot)(?: (?:agar|supaya|untuk|mending|lebih baik))?|condong ke|mendesak agar|mengajukan|(?:ingin|mau|lebih (?:suka|memilih|ingin)|(?:meng)?usul(?:kan)?|menyarankan|menganjurkan|cenderung(?: untuk| ke)?|mendukung|berpikir(?: untuk)?|(?:berpikir|bilang|berpendapat) (?:bahwa )?(?:anda|kami|kita|lebih baik)(?: (?:perlu|sebaiknya|harus))?|mungkin hanya akan|mungkin ingin|kepikiran)',
    wished: 'agar(?: kami| kita)?|untuk|supaya|saya|kami',
    counts:
      '(?:juga )?(?:adalah|merupakan) (?:pilihan|opsi|kemungkinan|ide)(?:nya)?(?!\\p{L})|juga (?:mungkin|bisa)(?!\\p{L})',
  },
  sw: {
    or: 'au(?: (?:ni bora|bora))?',
    and: 'na|au',
    may: '(?:tunaweza|ninaweza|naweza)',
    asks: '(?:je|nifanye|tufanye|ni bora|bora)|(?:kwa kawaida )?(?:ninaweza|tunaweza)',
    sign: /(?<!\p{L})(?:ni|na|ya|wa|kwa|nina\p{L}+|tuna\p{L}+|ku\p{L}+)(?!\p{L})/u,
    ifWe: '(?:kama|ikiwa)(?= tu\\p{L}+ )',
    maybe: 'labda',
    wishes:
      '(?:wanataka|tunataka|angetaka|wangependa|wanapendekeza|amependekeza|anashauri|wanashauri)(?: kwamba)?|(?:anaona|anasema|wanaona|wanasema)(?: kwamba)? (?:ni )?(?:bora|heri|afadhali)|(?:anataka|nataka|ningependa|angependa|anapendelea|napendelea|anapendekeza)',
  },
};
