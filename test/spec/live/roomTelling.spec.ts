import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { expect, it } from 'vitest';

import { connectionOf, tellInOnePiece, tellStraight } from '../../../server/live/socketTransport.ts';

type Frame = { wsPreEncodedFrame?: readonly Buffer[] };

it('what a room is told leaves as the frame that Socket.IO makes of it, in one piece', () => {
  const adapter = new Server().sockets.adapter as unknown as {
    readonly _encode: (packet: object, options: Frame) => unknown;
  };
  const packet = { type: 2, nsp: '/', data: ['ev', { type: 'UtteranceMade', data: { text: 'Größe '.repeat(200) } }] };
  const [before, after]: [Frame, Frame] = [{}, {}];
  const encoded = adapter._encode(packet, before);
  tellInOnePiece(adapter);
  expect(adapter._encode(packet, after)).toEqual(encoded);
  expect(before.wsPreEncodedFrame).toHaveLength(2);
  expect(after.wsPreEncodedFrame).toEqual([Buffer.concat(before.wsPreEncodedFrame ?? [])]);
});

it('a viewer who stops reading is queued for, and told everything in order once it goes on', async () => {
  const http = createServer().listen(0, '127.0.0.1');
  const server = new Server(http, { transports: ['websocket'] });
  tellInOnePiece(server.sockets.adapter);
  server.on('connection', (socket) => {
    tellStraight(socket.client);
    void socket.join('room');
  });
  await once(http, 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const client = io(url, { transports: ['websocket'] });
  try {
    const heard: number[] = [];
    client.on('ev', (n: number) => heard.push(n));
    await once(server, 'connection');
    const [viewer] = server.sockets.sockets.values();
    if (!viewer) throw new Error('expected a viewer');
    const waiting = () => connectionOf(viewer.conn).writeBuffer.length;
    const tell = (from: number, to: number) => {
      for (let n = from; n < to; n++) server.local.to('room').emit('ev', n, 'x'.repeat(1 << 16));
    };
    tell(0, 3);
    await expect.poll(() => heard).toEqual([0, 1, 2]);
    expect(waiting()).toBe(0);

    const { _socket: reading } = (client.io.engine.transport as unknown as { ws: { _socket: Socket } }).ws;
    reading.pause();
    tell(3, 500);
    await expect.poll(waiting).toBeGreaterThan(200);
    viewer.emit('ev', 500);
    reading.resume();
    tell(501, 510);
    await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(510);
    expect(heard).toEqual(Array.from({ length: 510 }, (_, n) => n));
    tell(510, 512);
    await expect.poll(() => heard.slice(-2)).toEqual([510, 511]);
  } finally {
    client.disconnect();
    await server.close();
  }
});
