/**
 * A simple look at a decision's text, on this device: which of the things that make a good case are there. It counts figures
 * and looks for a few words in the languages of the interface; it never blocks and never guesses a meaning.
 */
export type Hints = {
  readonly choice: boolean;
  readonly deadline: boolean;
  readonly figures: number;
  readonly undone: boolean;
  readonly nothing: boolean;
  readonly loss: boolean;
};

export const hintsIn = (text: string): Hints => ({
  choice: choice.test(text),
  deadline: deadline.test(text),
  figures: text.match(/\p{N}[\p{N}.,٬٫]*/gu)?.length ?? 0,
  undone: undone.test(text),
  nothing: nothing.test(text),
  loss: loss.test(text),
});

const choice = /\?|؟|？|।|\b(or|whether|oder|entweder|ou|o bien|soit)\b|أم|أو|或|还是|または|それとも|या\b/iu;
const deadline =
  /\b(by|until|before|deadline|bis|vor|avant|antes|hasta)\b.{0,30}\p{N}|\b(january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)\b|قبل|حتى|\p{N}\s*[月日]|まで|तक/iu;
const undone =
  /\b(lease|contract|years?|sell|sign|hire|fire|dismiss|close|merge|buy|loan|jahre?n?|vertrag|kündig\w*|verkauf\w*|années?|contrat|vendre|años?|contrato|vender)\b|عقد|سنوات|合同|年|契約|अनुबंध/iu;
const nothing =
  /\b(if (we|i) (do nothing|say no|don.t|refuse|decline|wait)|do nothing|otherwise|nichts tun|sonst|ablehnen|ne rien faire|sinon|no hacer nada)\b|لا نفعل|否则|何もしない/iu;
const loss =
  /\b(lose|loss|afford|at risk|cash|verlier\w*|verlust|perdre|perte|perder|pérdida)\b|نخسر|خسارة|损失|失う|नुकसान/iu;
