/**
 * Whether a question above a table asks for one of its rows without a word for "which": whom to take, or "what supplier" where that heads the first
 * column.
 */
export const asksForRow = (question: string, header: string): boolean => {
  if (!/[?？؟;]["”»]?$/u.test(question)) return false;
  if (whom.test(question) || where.test(question)) return true;
  const asked = what.exec(question)?.[1]?.toLowerCase();
  return (
    asked !== undefined &&
    header
      .split('|')
      .map((cell) => cell.trim().toLowerCase())
      .some((cell, i) => i <= 1 && cell.length >= shortest && cell.slice(0, stem) === asked.slice(0, stem))
  );
};
const shortest = 3;
const stem = 5;
const what =
  /^[¿]?(?:(?:so|and|und|y|e) )?(?:qué|what|che|que|was für eine?[nrms]?|wat voor(?: een)?|jak\p{L}{1,2}|vilket slags|hvilken slags) (\p{L}[\p{L}\p{M}]+)/iu;
/** Where to do something. */
const where =
  /^[¿]?(?:(?:so|and|und|y|e|et) )?(?:where (?:should|shall|do|would|could) (?:we|i)|wo(?:hin)? (?:soll|sollen|sollten|\p{L}+en) (?:wir|ich)|où (?:devons-nous|devrions-nous|faut-il|doit-on|(?=\p{L}+-nous))|dónde (?=\p{L}+(?:mos|r) )|dove (?=\p{L}+(?:mo|re) )|onde (?=\p{L}+(?:mos|r) )|waar (?:moeten|zullen|kunnen|\p{L}+en) we|gdzie (?=\p{L}+(?:my|ć) )|kde (?=\p{L}+(?:me|t) )|где (?=(?:нам )?\p{L}+(?:м|ть) )|де (?=(?:нам )?\p{L}+(?:мо|ти) )|πού (?:να|θα|πρέπει)|nere(?:de|ye) |var (?:ska|bör) (?:vi|jag)|hvor (?:skal|bør|burde) (?:vi|jeg)|(?:mihin|missä|minne) (?=\p{L}+(?:mme|isi) )|hol (?=\p{L}*(?:unk|ünk|juk|jük) )|unde (?=(?:ar trebui )?(?:să )?\p{L}+m )|أين ن|איפה (?:כדאי|נ|ל)|(?:हमें |हम )?कहाँ |di mana (?:sebaiknya )?(?:kita|kami))/iu;
/** As what a deed is done to or with: "who pays?" asks for a fact. */
const whom = new RegExp(
  `^[¿]?(?:(?:so|and|und|et|y|e|en|i|a|и|а|і) )?(?:${[
    'whom|who (?:should|shall|do|would|could) (?:we|i)|(?:mit |an |bei )?(?:wen|wem) (?=.{0,40}(?:wir|ich))|(?:à|chez|avec) qui|qui (?:choisi|pren|embauch|engag|reten)\\p{L}*',
    '(?:a|con) quién (?=\\p{L}+(?:mos|r) )|(?:a|con) chi (?=\\p{L}+(?:mo|re) )|chi (?:scegli|prendi|assumi)amo|(?:a|com) quem (?=\\p{L}+(?:mos|r) )|quem (?:escolh|contrat)\\p{L}+|wie (?:nemen|kiezen|huren|vragen|moeten) we',
    '(?:z )?(?:kogo|kim|komu) (?=\\p{L}+(?:my|ć) )|(?:с )?(?:кого|кем|кому) (?=\\p{L}+(?:м|ть) )|(?:з )?(?:кого|ким|кому) (?=\\p{L}+(?:мо|ти) )|(?:με )?ποιον|kim(?:i|e|inle) ',
    'vem (?:ska|bör|väljer|tar|anlitar) (?:vi|jag)|vem (?:väljer|tar|anlitar) vi|hvem (?:skal|bør|vælger|velger|tager|tar) (?:vi|jeg)|(?:s )?(?:koho|komu|kým) (?=\\p{L}+(?:me|t) )|kit (?=\\p{L}+(?:unk|ünk|uk|ük|jük|juk) )|(?:pe|cu) cine (?=\\p{L}+m )|ke(?:t|ne)\\p{L}* ',
    'siapa yang (?:kita|kami)|من (?:ن\\p{L}+) ',
  ].join('|')})`,
  'iu',
);
