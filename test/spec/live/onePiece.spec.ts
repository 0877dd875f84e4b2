import { Server } from 'socket.io';
import { expect, it } from 'vitest';

import { tellInOnePiece } from '../../../server/live/socketTransport.ts';

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
