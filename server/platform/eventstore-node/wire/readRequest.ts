import { Reader } from './reader.ts';
import { invalid } from './status.ts';
import { readStreamName } from './writeRequests.ts';

type Revision = number | bigint;

export type FilterRequest = {
  readonly by: 'stream' | 'type';
  readonly regex: string;
  readonly prefixes: readonly Buffer[];
  /** At most so many events are examined per page of catching up. */
  readonly window: number;
  readonly multiplier: number;
};

type From = 'start' | 'end' | Revision;

/** A legal read. Anything else has been refused with INVALID_ARGUMENT. */
export type ReadRequest = {
  readonly from: From;
  readonly backwards: boolean;
  readonly resolveLinks: boolean;
  /** How many events, Infinity for all; undefined for a subscription. */
  readonly count: number | undefined;
  readonly textIds: boolean;
  readonly compatibility: number;
} & (
  | { readonly stream: Buffer; readonly filter?: never }
  | { readonly stream?: never; readonly filter: FilterRequest | undefined }
);

type Loose = {
  stream?: { name: Buffer | undefined; from: From | undefined };
  all?: { from: From | undefined };
  direction: number;
  resolveLinks: boolean;
  count?: Revision;
  subscription: boolean;
  filter?: Partial<FilterRequest> & { readonly prefixes: Buffer[] };
  noFilter: boolean;
  ids?: 'text' | 'structured' | 'unset';
  compatibility: number;
};

const EVERYTHING = Number.MAX_SAFE_INTEGER;
const DEFAULT_WINDOW = 32;

export function readReadRequest(bytes: Buffer): ReadRequest {
  const reader = new Reader(bytes);
  let loose: Loose | undefined;
  while (reader.next()) {
    if (reader.field === 1) loose = readLoose(reader.message());
    else reader.skip();
  }
  if (!loose) throw invalid('expected read options, found none');
  return strict(loose);
}

function strict(loose: Loose): ReadRequest {
  const { stream, all, filter } = loose;
  const backwards = loose.direction === 1;
  if (loose.direction > 1) throw invalid(`expected a read direction of 0 or 1, found ${loose.direction}`);
  if (!stream && !all) throw invalid('expected a stream or $all to read from, found neither');
  if (loose.count === undefined && !loose.subscription)
    throw invalid('expected a count or a subscription, found neither');
  if (!filter && !loose.noFilter) throw invalid('expected a filter or no_filter, found neither');
  if (filter && stream) throw invalid('expected a filter only on $all');
  if (loose.subscription && backwards) throw invalid('expected a subscription to go forwards');
  if (loose.ids === undefined) throw invalid('expected a uuid_option, found none');
  if (loose.count === 0) throw invalid('expected a count above 0, found 0');
  const common = {
    backwards,
    resolveLinks: loose.resolveLinks,
    count: loose.subscription ? undefined : loose.count! >= EVERYTHING ? Infinity : Number(loose.count),
    textIds: loose.ids === 'text',
    compatibility: loose.compatibility,
  };
  const from = (stream ?? all)?.from;
  if (from === undefined) throw invalid('expected where to start, found nothing');
  if (!stream) return { ...common, from, filter: filter && strictFilter(filter, loose.subscription) };
  if (!stream.name) throw invalid('expected a stream name, found none');
  return { ...common, from, stream: stream.name };
}

function strictFilter(filter: NonNullable<Loose['filter']>, subscription: boolean): FilterRequest {
  const { by, window, regex = '', prefixes, multiplier = 0 } = filter;
  if (!by) throw invalid('expected a filter by stream name or by event type, found neither');
  if (window === undefined) throw invalid('expected a window of the filter, found none');
  if (window === 0) throw invalid('expected a window above 0, found 0');
  if (subscription && multiplier === 0) throw invalid('expected a checkpoint interval multiplier above 0, found 0');
  return { by, regex, prefixes, window, multiplier };
}

function readLoose(reader: Reader): Loose {
  const loose: Loose = { direction: 0, resolveLinks: false, subscription: false, noFilter: false, compatibility: 0 };
  while (reader.next()) {
    switch (reader.field) {
      case 1:
        loose.stream = readStream(reader.message());
        delete loose.all;
        break;
      case 2:
        loose.all = { from: readAllFrom(reader.message()) };
        delete loose.stream;
        break;
      case 3:
        loose.direction = reader.number();
        break;
      case 4:
        loose.resolveLinks = reader.number() !== 0;
        break;
      case 5:
        loose.count = reader.uint64();
        loose.subscription = false;
        break;
      case 6:
        reader.skip();
        loose.subscription = true;
        delete loose.count;
        break;
      case 7:
        loose.filter = readFilter(reader.message());
        loose.noFilter = false;
        break;
      case 8:
        reader.skip();
        loose.noFilter = true;
        delete loose.filter;
        break;
      case 9:
        loose.ids = readIds(reader.message());
        break;
      case 10:
        loose.compatibility = readCompatibility(reader.message());
        break;
      default:
        reader.skip();
    }
  }
  return loose;
}

function readStream(reader: Reader): NonNullable<Loose['stream']> {
  let name: Buffer | undefined;
  let from: From | undefined;
  while (reader.next()) {
    if (reader.field === 1) name = readStreamName(reader.message());
    else if (reader.field === 2) from = reader.uint64();
    else {
      if (reader.field === 3) from = 'start';
      if (reader.field === 4) from = 'end';
      reader.skip();
    }
  }
  return { name, from };
}

/** Of a position only `commit` counts. */
function readAllFrom(reader: Reader): From | undefined {
  let from: From | undefined;
  while (reader.next()) {
    if (reader.field === 1) {
      const position = readPosition(reader.message());
      if (position.prepare > position.commit)
        throw invalid('expected a prepare position not above the commit position');
      from = position.commit;
    } else {
      if (reader.field === 2) from = 'start';
      if (reader.field === 3) from = 'end';
      reader.skip();
    }
  }
  return from;
}

function readPosition(reader: Reader): { commit: Revision; prepare: Revision } {
  const position: { commit: Revision; prepare: Revision } = { commit: 0, prepare: 0 };
  while (reader.next()) {
    if (reader.field === 1) position.commit = reader.uint64();
    else if (reader.field === 2) position.prepare = reader.uint64();
    else reader.skip();
  }
  return position;
}

function readFilter(reader: Reader): NonNullable<Loose['filter']> {
  let filter: NonNullable<Loose['filter']> = { prefixes: [] };
  while (reader.next()) {
    if (reader.field === 1 || reader.field === 2) {
      filter = { ...filter, by: reader.field === 1 ? 'stream' : 'type', ...readExpression(reader.message()) };
    } else if (reader.field === 3) filter = { ...filter, window: reader.number() };
    else if (reader.field === 5) filter = { ...filter, multiplier: reader.number() };
    else {
      if (reader.field === 4) filter = { ...filter, window: DEFAULT_WINDOW };
      reader.skip();
    }
  }
  return filter;
}

function readExpression(reader: Reader): { regex: string; prefixes: Buffer[] } {
  const expression = { regex: '', prefixes: [] as Buffer[] };
  while (reader.next()) {
    if (reader.field === 1) expression.regex = reader.text();
    else if (reader.field === 2) expression.prefixes.push(reader.bytes());
    else reader.skip();
  }
  return expression;
}

function readIds(reader: Reader): 'text' | 'structured' {
  let ids: 'text' | 'structured' = 'structured';
  while (reader.next()) {
    ids = reader.field === 2 ? 'text' : 'structured';
    reader.skip();
  }
  return ids;
}

function readCompatibility(reader: Reader): number {
  let level = 0;
  while (reader.next()) {
    if (reader.field === 1) level = reader.number();
    else reader.skip();
  }
  return level;
}
