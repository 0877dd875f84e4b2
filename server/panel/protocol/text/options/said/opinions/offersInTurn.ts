import { offeredThings } from './dealings.ts';

/** "Harlow offers us £3m for all of it, Beck £1.9m for 60 %": each as it is said, with who offers it. Of the later ones the verb may be left out. */
export const offersInTurn = (sentence: string): readonly { readonly who: string; readonly what: string }[] => {
  const found: { who: string; what: string }[] = [];
  for (const part of sentence.replace(/[.!。]+$/u, '').split(between)) {
    const clause = part.trim();
    const said = offeredThings.map((form) => form.exec(clause)).find((one) => one !== null);
    const who = (said ?? (found.length > 0 ? withoutVerb.exec(clause) : null))?.groups?.['who'];
    if (who !== undefined) found.push({ who, what: clause });
    else if (found.length > 0) break;
  }
  return found;
};
const joints = 'and|und|et|y|e|en|i|a|и|а|і|та|och|og|ja|és|și|ve|και|while|während|tandis que|mentre|mientras|terwijl';
const between = new RegExp(
  `[;；] ?|[:：] |[,،] (?:(?:${joints}) )?(?!\\p{Nd})|(?<=\\p{L}|%|\\p{Sc}) (?:${joints}) (?=\\p{Lu}[^,;]{0,40}\\p{Nd})`,
  'u',
);
const withoutVerb =
  /^(?<who>(?:(?:the|der|die|das|le|la|les|el|il|lo|o|a|de|het) |l[’'])?\p{Lu}[\p{L}\p{N}.&’'-]*(?: (?:&|and|und|et|y|e|[\p{Lu}\p{N}][\p{L}\p{N}.&’'-]*)){0,4}?) (?:(?:only|just|nur|seulement|sólo|solo|slechts|apenas|tylko|только|лише|bara|kun|bare|vain|jen|csak|doar) )?(?=[A-Z]{0,3}\p{Sc}?[ \u00A0]?\p{Nd})(?=.*(?:\p{Sc}|\p{Nd}{2}|%|\p{Nd} ?(?:mln|млн|mkr))).{2,80}$/u;
