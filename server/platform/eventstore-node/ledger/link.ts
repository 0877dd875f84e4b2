import { createdOf, dataOf } from '../disk/record.ts';
import type { History } from './history.ts';

const INT64 = 2n ** 63n;
const LINK_TYPE = Buffer.from('$>');

/**
 * Where a link points: the seq of its target, `missing` if reads do not show that, undefined if the event is no link. A link is
 * an event of type `$>` whose data reads `<revision>@<stream>`; revision -1 is the last event.
 */
export function linkTarget(history: History, seq: number): number | 'missing' | undefined {
  const { ledger, log } = history;
  if (ledger.type.get(seq) !== ledger.types.find(LINK_TYPE)) return undefined;
  history.seek(seq);
  const data = dataOf(log.pages.bytes, log.pages.at);
  const sign = data.indexOf('@');
  const number = sign < 0 ? '' : data.toString('utf8', 0, sign).trim();
  if (!/^[+-]?\d+$/.test(number)) return undefined;
  const revision = BigInt(number.replace('+', ''));
  if (revision >= INT64 || revision < -INT64) return undefined;
  return targetOf(history, Buffer.from(data.subarray(sign + 1)), Number(revision));
}

function targetOf(history: History, name: Buffer, wanted: number): number | 'missing' {
  const { ledger, log } = history;
  const stream = history.find(name);
  const last = ledger.last(stream);
  const revision = wanted === -1 ? last : wanted;
  if (last < 0 || history.tombstoned(name) || revision > last || revision < history.lowerBound(name, last))
    return 'missing';
  const target = ledger.seqOf(stream, revision);
  const { maxAge } = history.metadata(name);
  if (maxAge === undefined) return target;
  history.seek(target);
  return createdOf(log.pages.bytes, log.pages.at) < Date.now() - maxAge * 1000 ? 'missing' : target;
}
