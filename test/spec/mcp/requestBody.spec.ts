import { Readable } from 'node:stream';

import type { Context } from 'koa';
import { expect, it } from 'vitest';

import { messagesIn } from '../../../server/mcp/requestBody.ts';

it('takes no JSON whose bytes are not UTF-8', async () => {
  const read = async (bytes: Buffer) => {
    const ctx = { req: Readable.from([bytes]), set: () => {} };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that it reads of a request
    return messagesIn(ctx as unknown as Context);
  };
  expect(await read(Buffer.from('{"method":"café"}'))).toEqual({ parsed: { method: 'café' } });
  expect(await read(Buffer.from('{"method":"café"}', 'latin1'))).toBe('answered');
});
