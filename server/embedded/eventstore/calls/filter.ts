import { createContext, Script } from 'node:vm';
import { invalid } from '../wire/status.ts';
import type { FilterRequest } from '../wire/readRequest.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Names } from '../ledger/names.ts';

/** Answers whether an event passes; keeps what it found per name, so that each stream or type is judged once. */
export type Filter = { readonly passes: (seq: number) => boolean };

/** A regular expression that takes longer than this for the names of one stretch of the log is cut. */
const REGEX_MS = 100;
/** And one that is slow again and again: beyond CREDIT_MS it may take RUN_MS for each stretch and NAME_MS for each name. */
const CREDIT_MS = 500;
const RUN_MS = 0.25;
const NAME_MS = 0.02;
const STRETCH = 512;
const PASSES = 1;
const FAILS = 2;

export function makeFilter(request: FilterRequest, ledger: Ledger, now = () => performance.now()): Filter {
  const names = request.by === 'stream' ? ledger.streams : ledger.types;
  const column = request.by === 'stream' ? ledger.stream : ledger.type;
  const judge = request.regex ? byRegex(request.regex, now) : byPrefix(request.prefixes);
  let verdicts = new Uint8Array(256);

  /** Judges the names of the events from `seq` on together. */
  const learn = (seq: number): void => {
    if (names.count > verdicts.length) {
      const larger = new Uint8Array(Math.max(names.count, verdicts.length * 2));
      larger.set(verdicts);
      verdicts = larger;
    }
    const unknown = new Set<number>();
    const end = Math.min(seq + STRETCH, ledger.count);
    for (let i = seq; i < end; i++) if (!verdicts[column.get(i)]) unknown.add(column.get(i));
    judge(names, unknown, (name, passes) => {
      verdicts[name] = passes ? PASSES : FAILS;
    });
  };

  return {
    passes: (seq) => {
      const name = column.get(seq);
      if (!verdicts[name]) learn(seq);
      return verdicts[name] === PASSES;
    },
  };
}

type Judge = (names: Names, unknown: ReadonlySet<number>, found: (name: number, passes: boolean) => void) => void;

function byPrefix(prefixes: readonly Buffer[]): Judge {
  const kept = prefixes.map((prefix) => Buffer.from(prefix));
  return (names, unknown, found) => {
    for (const name of unknown)
      found(
        name,
        kept.some((prefix) => names.startsWith(name, prefix)),
      );
  };
}

function byRegex(source: string, now: () => number): Judge {
  const regex = compile(source);
  const bench = createContext({ regex, texts: [] as string[] });
  const run = new Script('texts.map((text) => regex.test(text))');
  let left = CREDIT_MS;
  return (names, unknown, found) => {
    const numbers = [...unknown];
    bench['texts'] = numbers.map((name) => names.text(name));
    const began = now();
    const verdicts = judged(run, bench);
    left -= now() - began - RUN_MS - numbers.length * NAME_MS;
    if (left < 0) throw tooSlow();
    left = Math.min(left, CREDIT_MS);
    for (const [index, passes] of verdicts.entries()) found(numbers[index]!, passes);
  };
}

function judged(run: Script, bench: object): boolean[] {
  try {
    return run.runInContext(bench, { timeout: REGEX_MS }) as boolean[];
  } catch (cause) {
    throw tooSlow(cause);
  }
}

function tooSlow(cause?: unknown): Error {
  const words = `expected a regular expression that is done within ${REGEX_MS} ms, and on average within ${NAME_MS * 1000} µs a name`;
  return Object.assign(invalid(words), { cause });
}

/** .NET writes flags in front: `(?i)` becomes the flag of a JavaScript expression. */
function compile(source: string): RegExp {
  const [, flags = '', rest = source] = /^\(\?([ims]+)\)([^]*)$/.exec(source) ?? [];
  try {
    return new RegExp(rest, [...new Set(flags)].join(''));
  } catch (error) {
    throw invalid(`expected a regular expression: ${(error as Error).message}`);
  }
}
