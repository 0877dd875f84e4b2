import { describe, expect, it } from 'vitest';
import { parseMetadata } from '../../../server/platform/eventstore-node/ledger/metadata.ts';
import { revivedMetadata } from '../../../server/platform/eventstore-node/ledger/revivedMetadata.ts';

const parse = (text: string): unknown => parseMetadata(true, Buffer.from(text));
const revive = (text: string): string | undefined => revivedMetadata(Buffer.from(text), 3)?.toString();

describe('1.10 stream metadata', () => {
  it('takes what it knows and leaves the rest free', () => {
    expect(
      parse('{"$maxCount":3,"$maxAge":60,"$tb":2,"own":[1,{"x":null}],"$acl":{"$r":["a"],"$w":"b"},"$tmp":true}'),
    ).toEqual({
      maxCount: 3,
      maxAge: 60,
      truncateBefore: 2,
    });
  });

  it.each([
    '[1]',
    'null',
    '',
    '{',
    '{"$tb":2.0}',
    '{"$tb":"2"}',
    '{"$maxCount":null}',
    '{"$maxCount":2.5}',
    '{"$tb":9223372036854775808}',
    '{"$maxAge":922337203686}',
    '{"$acl":3}',
    '{"$acl":{"$r":[1]}}',
    '{"$tmp":"yes"}',
    '{"$maxCount":1,"$cacheControl":"x"}',
  ])('counts as empty altogether: %s', (text) => {
    expect(parse(text)).toEqual({});
  });

  it('ignores numbers that are too small one by one', () => {
    expect(parse('{"$maxCount":0,"$maxAge":-1,"$tb":-5}')).toEqual({});
    expect(parse('{"$maxCount":0,"$tb":4}')).toEqual({ truncateBefore: 4 });
  });

  it('knows a soft delete by the largest int64 exactly', () => {
    expect(parse('{"$tb":9223372036854775807}')).toEqual({ truncateBefore: Infinity });
    expect(parse('{"$tb":9223372036854775806}')).toEqual({ truncateBefore: 2 ** 63 });
  });

  it('takes the last of two equal keys, and nothing from binary metadata', () => {
    expect(parse('{"$tb":1,"$tb":2}')).toEqual({ truncateBefore: 2 });
    expect(parseMetadata(false, Buffer.from('{"$tb":1}'))).toEqual({});
  });
});

describe('1.5 metadata of a revived stream', () => {
  it.each([
    ['{"$tb":9223372036854775807}', '{"$tb":3}'],
    [
      '{ "a" : 1.50 , "$tb": 9223372036854775807, "b": { "c" : [ 1 , "\\u0041" ] } }',
      '{"a":1.5,"$tb":3,"b":{"c":[1,"A"]}}',
    ],
    ['{"$maxCount":7}', '{"$maxCount":7,"$tb":3}'],
    ['{"z":12345678901234567890,"1":{"$tb":9},"e":2.0}', '{"z":12345678901234567890,"1":{"$tb":9},"e":2.0,"$tb":3}'],
    ['{}', '{"$tb":3}'],
  ])('%s becomes %s', (before, after) => {
    expect(revive(before)).toBe(after);
  });

  it.each(['[]', 'null', 'no json', ''])('nothing comes of %s', (text) => {
    expect(revive(text)).toBeUndefined();
  });
});
