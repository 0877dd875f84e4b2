import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

/**
 * `fork`ed: `ws` alone, as Socket.IO uses it, with nothing above it: what it costs to tell everybody the same thing. A message that is sent
 * here goes to all; `used` asks for the processor time.
 */
type Peer = { readonly send: (text: string) => void; readonly on: (event: 'error', listener: () => void) => void };
type Wss = {
  readonly clients: ReadonlySet<Peer>;
  readonly address: () => { readonly port: number };
  readonly on: (event: 'connection' | 'listening', told: (peer: Peer) => void) => void;
};
type Ws = { readonly WebSocketServer: new (options: object) => Wss };

const fromSocketIo = createRequire(createRequire(import.meta.url).resolve('engine.io'));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package that Socket.IO brings
const { WebSocketServer } = fromSocketIo('ws') as Ws;
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (peer) => {
  peer.on('error', () => undefined);
  // As Socket.IO does.
  (peer as unknown as { readonly _socket: Socket })._socket.setNoDelay(true);
  peer.send('raw');
});
server.on('listening', () => process.send?.({ port: server.address().port }));
process.on('message', (asked: string) => {
  if (asked === 'used') return void process.send?.({ cpu: process.cpuUsage() });
  for (const peer of server.clients) peer.send(asked);
});
