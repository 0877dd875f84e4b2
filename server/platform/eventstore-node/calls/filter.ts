import { RE2JS, RE2JSException } from 're2js';
import { invalid } from '../wire/status.ts';
import type { FilterRequest } from '../wire/readRequest.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Names } from '../ledger/names.ts';

/** Answers whether an event passes; keeps what it found per name, so that each stream or type is judged once. */
export type Filter = {
  readonly passes: (seq: number) => boolean;
  /** The work done so far, in steps of the matcher: what a turn may take is bounded by it, never by the clock. */
  readonly steps: () => number;
};

/** A regular expression may be this long, and have this many instructions. */
const REGEX_CHARACTERS = 1024;
const REGEX_SIZE = 1024;
const PASSES = 1;
const FAILS = 2;

export function makeFilter(request: FilterRequest, ledger: Ledger): Filter {
  const names = request.by === 'stream' ? ledger.streams : ledger.types;
  const column = request.by === 'stream' ? ledger.stream : ledger.type;
  const { judge, size } = request.regex ? byRegex(request.regex) : byPrefix(request.prefixes);
  let verdicts = new Uint8Array(256);
  let steps = 0;

  const learn = (name: number): void => {
    if (name >= verdicts.length) {
      const larger = new Uint8Array(Math.max(names.count, verdicts.length * 2));
      larger.set(verdicts);
      verdicts = larger;
    }
    verdicts[name] = judge(names, name) ? PASSES : FAILS;
    steps += size * (names.bytes(name).length + 1);
  };

  return {
    passes: (seq) => {
      const name = column.get(seq);
      if (!verdicts[name]) learn(name);
      return verdicts[name] === PASSES;
    },
    steps: () => steps,
  };
}

type Judge = {
  readonly judge: (names: Names, name: number) => boolean;
  /** Steps for each byte of a name, at most. */
  readonly size: number;
};

function byPrefix(prefixes: readonly Buffer[]): Judge {
  const kept = prefixes.map((prefix) => Buffer.from(prefix));
  return { judge: (names, name) => kept.some((prefix) => names.startsWith(name, prefix)), size: 0 };
}

function byRegex(source: string): Judge {
  const regex = compile(source);
  return { judge: (names, name) => regex.test(names.bytes(name)), size: regex.programSize() };
}

/** An engine without backtracking: its work is at most the size of the expression times the length of the name. */
function compile(source: string): RE2JS {
  if (source.length > REGEX_CHARACTERS)
    throw invalid(`expected a regular expression of at most ${REGEX_CHARACTERS} characters, found ${source.length}`);
  const regex = compiled(source);
  if (regex.programSize() > REGEX_SIZE)
    throw invalid(
      `expected a regular expression of at most ${REGEX_SIZE} instructions, found ${regex.programSize()}: repeat less`,
    );
  return regex;
}

function compiled(source: string): RE2JS {
  try {
    return RE2JS.compile(source);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw invalid(`expected a regular expression that needs no backtracking: ${error.message}`);
  }
}
