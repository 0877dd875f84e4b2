import { type Socket, connect } from 'node:net';

import { textFrame, upgradeRequest } from '../../../test/support/byteViewer.ts';

/** What a crowd is asked for: `sockets` viewers, in turn at these addresses. */
export type Crowd = { readonly urls: readonly string[]; readonly sockets: number; readonly hello: string | null };
/** When each message came to each viewer: `[number of the message, milliseconds since 1970]`. */
export type Arrival = readonly (readonly [number, number])[];

/**
 * `fork`ed: viewers at the level of bytes, so that what it costs to hear is little beside what it costs to tell. Says `ready` once all
 * have joined, and on `report` what they heard. A message is known by `"n<number>"` in its text.
 */
const heard: [number, number][] = [];

const join = (url: string, hello: string | null) =>
  new Promise<Socket>((resolve, reject) => {
    const address = new URL(url);
    const socket = connect(Number(address.port), address.hostname).setNoDelay(true);
    let buffered: Buffer = Buffer.alloc(0);
    let isOpen = false;
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('a viewer was sent away')));
    socket.write(upgradeRequest(address));
    const take = (text: string) => {
      if (text === '2') socket.write(textFrame('3'));
      else if (text.startsWith('0') && hello !== null) socket.write(textFrame(hello));
      else if (text.startsWith('42["live"') || text === 'raw') resolve(socket);
      // A page of history waits for its receipt.
      else if (text.startsWith('42') && text.includes('["evs"'))
        socket.write(textFrame(`43${/^42(\d+)/.exec(text)?.[1]}[]`));
      else {
        const number = /"n(\d+)"/.exec(text)?.[1];
        if (number !== undefined) heard.push([Number(number), performance.timeOrigin + performance.now()]);
      }
    };
    socket.on('data', (bytes: Buffer) => {
      buffered = buffered.length === 0 ? bytes : Buffer.concat([buffered, bytes]);
      if (!isOpen) {
        const end = buffered.indexOf('\r\n\r\n');
        if (end < 0) return;
        const reply = buffered.toString('utf8', 0, end);
        if (!reply.startsWith('HTTP/1.1 101')) return reject(new Error(reply));
        isOpen = true;
        buffered = buffered.subarray(end + 4);
      }
      for (;;) {
        const frame = frameIn(buffered);
        if (!frame) return;
        buffered = buffered.subarray(frame.end);
        take(frame.text);
      }
    });
  });

const frameIn = (bytes: Buffer): { readonly text: string; readonly end: number } | null => {
  if (bytes.length < 2) return null;
  const short = (bytes[1] ?? 0) & 0x7f;
  const [head, length] =
    short < 126
      ? [2, short]
      : short === 126
        ? [4, bytes.length < 4 ? Infinity : bytes.readUInt16BE(2)]
        : [10, bytes.length < 10 ? Infinity : Number(bytes.readBigUInt64BE(2))];
  const end = head + length;
  return end > bytes.length ? null : { text: bytes.toString('utf8', head, end), end };
};
process.on('message', (asked: Crowd | 'report') => {
  if (asked === 'report') return void process.send?.(heard);
  void (async () => {
    for (let i = 0; i < asked.sockets; i += 25)
      await Promise.all(
        Array.from({ length: Math.min(25, asked.sockets - i) }, (_, k) =>
          join(asked.urls[(i + k) % asked.urls.length] ?? '', asked.hello),
        ),
      );
    process.send?.('ready');
  })();
});
