import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** A port in front of a server that can fall silent without closing, as a frozen machine does, or be gone, as a killed one is. */
export type Gate = {
  readonly port: number;
  /** New connections go there from now on. */
  readonly lead: (target: number) => void;
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Every connection breaks, and new ones are refused. */
  readonly shut: () => Promise<void>;
  readonly open: () => Promise<void>;
};

export async function startGate(first: number, host = '127.0.0.1'): Promise<Gate> {
  const sockets = new Set<Socket>();
  let target = first;
  let frozen = false;
  let server: Server | undefined;

  const pass = (client: Socket) => {
    const onward = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, onward],
      [onward, client],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (data) => to.write(data));
      if (frozen) from.pause();
    }
  };
  const listen = async (port: number): Promise<number> => {
    server = createServer(pass).listen(port, host);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    port,
    lead: (to) => (target = to),
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    async shut() {
      frozen = false;
      const closing = server;
      server = undefined;
      const closed = new Promise((resolve) => (closing ? closing.close(resolve) : resolve(null)));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      if (!server) await listen(port);
    },
  };
}
