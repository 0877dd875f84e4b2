import { endOf, isName, isDenied, tidy } from '../sides.ts';
import { byScript } from '../forms/scripts.ts';
import { hintsAtOneMore, oneMoreForms } from '../forms/oneMore.ts';
import { suggestionForms } from '../forms/suggested.ts';
import { talkedOfForms } from '../forms/talkedOf.ts';

/** What a text suggests as one more way, though nothing is set against it: "another option would be to let it", "we could also wait". */
export const suggestedIn = (sentence: string): string[] =>
  sentence.split(hands).flatMap((clause) => suggested(clause.trim()).slice(0, 1));

/** A clause that names another: after a semicolon, or "on the other hand". */
const hands =
  /[;；](?=\s|\p{Script=Han})|,\s(?=(?:on the other|andererseits|de l[’']autre|por otr|dall[’']altr|por outr|anderzijds|z drugiej|(?:а )?с другой|з іншого|από την άλλη|ومن جهة|ו?מצד שני|å andra sidan|på den anden|på den andre|toisaalta|na druhou|másrészt|pe de altă)(?![\p{L}\p{M}]))|،\s(?=و)/iu;

const suggested = (clause: string): string[] => {
  const plain = clause.replaceAll(asides, ' ');
  return [...formsFor(clause), ...(hintsAtOneMore.test(clause) ? oneMoreFor(clause) : [])]
    .flatMap((form) => form.exec(plain)?.slice(1).find(Boolean) ?? [])
    .map((said) => tidy(endOf(said)))
    .filter((option) => isName(option) && !isDenied.test(option));
};

const formsFor = byScript([...suggestionForms, ...talkedOfForms], ({ source }) => source);
const oneMoreFor = byScript(oneMoreForms, ({ source }) => source);

/** What is said of a thing within two commas: "the oven we have, which stands cold, as a kitchen". */
export const asides =
  /, (?:which|who|whose|जो|qui|dont|che|que|deren|dessen|któr\p{L}{1,4}|котор\p{L}{1,4}|який|яка|яке|які) [^,.:;]{1,80}, (?!(?:and|or|et|ou|e|o|und|oder|lub|albo|или|либо|або) )/gu;
