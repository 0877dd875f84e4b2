import { visible } from '../../../../shared/kernel/visibleText.ts';
import { sentences } from './text.ts';

/**
 * How people say what they lean to, hope for or want to hear, in the languages of the interface. For a case that no model could sort:
 * better that a sentence is missing than that voters read in it what they are to find.
 */
const patterns: readonly RegExp[] = [
  /\b(?:i|we)(?:['’](?:m|re|d)| am| are| would| do)?(?: \w+ly| also| still| both| rather| much| quite| all)* (?:hop(?:e|ing)\b|lean(?:ing)? (?:to|toward|in favou?r)|prefer\b|inclined?\b|rather (?:not |go|do|have|take|buy|keep|stay)|favou?r\b|tend(?:ing)? to(?:ward)?|love (?:it )?(?:to|if)|like (?:it if|you to|to hear)|want(?:ing)? (?:you|the panel|it) to)/iu,
  /\bmy (?:gut|heart|instinct|preference|hope|favou?rite)\b|\bin favou?r of\b[^.!?\n]{0,40}\b(?:myself|personally)\b|\bi(?:['’]m| am) (?:all )?for\b/iu,
  /\b(?:ich|wir)\b[^.!?\n]{0,30}\b(?:hoffen?|neigen?|tendieren?|bevorzugen?|favorisieren?|wünschen? (?:mir|uns))\b|\b(?:hoffe|hoffen|neige|tendiere) (?:ich|wir)\b/iu,
  /\b(?:am liebsten|bauchgefühl|insgeheim|mein favorit)\b|\bw(?:ür|ä)re?n? (?:ich|wir|mir|uns)\b[^.!?\n]{0,40}\blieber\b|\b(?:ich|wir) würden?\b[^.!?\n]{0,20}\b(?:lieber|gern)\b|\bmir wäre\b[^.!?\n]{0,40}\blieber\b/iu,
  /(?<!\p{L})(?:j['’]espère|nous espérons|je penche|nous penchons|je préfère|je préférerais|nous préférons|nous préférerions|j['’]aimerais|nous aimerions|ma préférence|mon cœur|mon instinct|j['’]ai envie)(?!\p{L})|\bje suis (?:plutôt )?(?:pour|favorable)\b/iu,
  /(?<!\p{L})(?:espero|esperamos|ojalá|prefiero|preferimos|preferiría|preferiríamos|mi preferencia|mi corazón|mi instinto)(?!\p{L})|\b(?:me|nos) (?:inclino|inclinamos|gustaría)|\bestoy a favor\b/iu,
  /(?<!\p{L})(?:آمل|نأمل|أتمنى|نتمنى|أميل|نميل|أفض\u0651?ل|نفض\u0651?ل|أرغب|نرغب|قلبي مع)(?!\p{L})/u,
  /(?:उम्मीद|आशा)\s(?:है|करत[ाीे])|झुकाव|(?:मैं|हम|मेरा मन)[^।!?\n]{0,60}(?:चाहत[ाीे]|पक्ष में)|(?:मुझे|हमें)[^।!?\n]{0,40}(?:पसंद|बेहतर लगत)/u,
  /(?:に|へと?)傾いて|(?:と|を)(?:願って|期待して|望んで|希望して)|(?:方|ほう)[がを](?:いい|良い|好き|好ましい|選びたい)|できれば[^。！？\n]{0,40}たい|と言って(?:ほしい|欲しい)|本音/u,
  /[我咱](?:们|們)?(?:个人|個人|自己|心里|心裡|其实|其實|还是|還是|都|也|很|更|比较|比較)*(?:希望|倾向|傾向|偏向|宁愿|寧願|盼望|更?想要|更想|更喜欢|更喜歡|期待)|心[里裡](?:更|比较|比較)?(?:倾向|傾向|偏向)/u,
];

/** Sentences in which the writer says what he or she leans to, as they are written. */
export const leaningIn = (text: string, language: string): string[] =>
  sentences(visible(text), language).filter((sentence) =>
    patterns.some((says) => says.test(sentence.normalize('NFKC'))),
  );
