import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** One change of one line of the modules that redact, and the program with it. */
export type Mutant = {
  readonly where: string;
  readonly change: string;
  /** The event whose rule it is, if it is one's. */
  readonly about: string | null;
  readonly program: string;
};

const folder = new URL('../../../shared/views/', import.meta.url);
/** In the order in which they need each other, so that they can be one module. */
const files = [
  'redaction/rules.ts',
  'redaction/partRules.ts',
  'redaction/caseRules.ts',
  'redaction/framingRules.ts',
  'redaction/researchRules.ts',
  'redaction/callRules.ts',
  'redaction/ballotRules.ts',
  'redaction/debateRules.ts',
  'redaction/table.ts',
  'redaction/ownWords.ts',
  'redaction/mask.ts',
  'redaction/known.ts',
  'redaction/permit.ts',
  'redact.ts',
] as const;
const exported = 'export { redact, learn, nothingKnown, opened, seenBy, spokenTo };';

/** Words that stand for each other: each is replaced by each other one of its list. */
const vocabularies: readonly (readonly string[])[] = [
  ['public', 'spoken', 'owner', 'opened', 'ownerOpened', 'watcherOpened', 'sealed'],
  ['always', 'masked', 'opened', 'round', 'never'],
  ['all', 'masked', 'nothing'],
  ['owner', 'watcher'],
  ['owner', 'panel'],
  ['blind', 'revised'],
];

/** Lines without which the result is the same, and only takes longer or more memory. */
const onlyFaster: readonly string[] = [
  'if (begins[sumAt(text, from)] === 0) continue;',
  'if (marks[from + anchor - 1] === 1) continue;',
  'if (!marks.includes(1)) return [];',
  'sources.set(told, source);',
  'masks.set(before, mask);',
];

/** Among each other; what they import from elsewhere are types. */
const imports = /^(?:import|export) (?:type )?\{[^}]*\} from '[^']+';$/gmu;
const noLines = (text: string): string => text.replace(/[^\n]+/gu, '');
/** Types and comments are left out, and every line stays where it is. */
const sources = files.map((file) => {
  const text = readFileSync(new URL(file, folder), 'utf8').replace(imports, noLines);
  return stripTypeScriptTypes(text)
    .replace(/\/\*[^]*?\*\/|^ *\/\/.*$/gmu, noLines)
    .replace(/^export /gmu, '')
    .split('\n');
});
const programOf = (texts: readonly (readonly string[])[]): string => [...texts.flat(), exported].join('\n');

/** All of it as one module, as it is. */
export const original = (): string => programOf(sources);

export function* mutants(): Iterable<Mutant> {
  for (const [at, file] of files.entries())
    for (const [i, line] of (sources[at] ?? []).entries()) {
      if (line.trim() === '' || onlyFaster.includes(line.trim())) continue;
      for (const [change, instead] of changesOf(line)) {
        const program = programOf(sources.with(at, (sources[at] ?? []).with(i, instead)));
        yield { where: `${file}:${i + 1}`, change, about: eventAbove(sources[at] ?? [], i), program };
      }
    }
}

/** Rules of an event begin with its name, two spaces in. */
const eventAbove = (lines: readonly string[], at: number): string | null =>
  lines
    .slice(0, at + 1)
    .findLast((line) => /^ {2}[A-Z]\w+: \{/u.test(line))
    ?.trim()
    .split(':', 1)[0] ?? null;

function* changesOf(line: string): Iterable<readonly [change: string, instead: string]> {
  yield [`without ${line.trim()}`, ''];
  for (const { 0: literal, 1: word = '', index } of line.matchAll(/'(\w+)'/gu))
    for (const other of new Set(vocabularies.filter((words) => words.includes(word)).flat()))
      if (other !== word)
        yield [
          `${other} for ${word} in ${line.trim()}`,
          `${line.slice(0, index)}'${other}'${line.slice(index + literal.length)}`,
        ];
}
