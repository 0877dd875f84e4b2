import type { Socket } from 'node:net';

/** What engine.io knows of a connection and does not declare. */
export type Connection = {
  readonly readyState: string;
  readonly writeBuffer: readonly unknown[];
  readonly once: (event: 'close', listener: () => void) => unknown;
  readonly off: (event: 'close', listener: () => void) => unknown;
  readonly transport: {
    readonly writable: boolean;
    readonly once: (event: 'drain', listener: () => void) => unknown;
    readonly off: (event: 'drain', listener: () => void) => unknown;
    readonly socket?: { readonly terminate: () => void; readonly _socket: Socket };
  };
};

/** The connection of a socket, with what engine.io does not declare of it. */
export const connectionOf = (conn: object): Connection =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- engine.io has these members and does not declare them
  conn as Connection;

/** When what was given to the transport is sent, or the connection has ended. */
export const sent = (connection: Connection): Promise<void> =>
  new Promise((resolve) => {
    const { transport } = connection;
    if (transport.writable || connection.readyState !== 'open') return resolve();
    const go = () => {
      transport.off('drain', go);
      connection.off('close', go);
      resolve();
    };
    transport.once('drain', go);
    connection.once('close', go);
  });

type Framed = { wsPreEncodedFrame?: readonly Buffer[] };
type Encoder = { _encode: (packet: unknown, options: Framed) => unknown };
type Client = { readonly conn: Connection; writeToEngine: (packets: unknown, options: Framed) => void };

/** What a room is told is encoded once; from here on in one piece: its head and its words apart are two writes for each viewer. */
export function tellInOnePiece(adapter: object): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Socket.IO's adapter has this member and does not declare it
  const encoder = adapter as Encoder;
  const encode = encoder._encode.bind(adapter);
  encoder._encode = (packet, options) => {
    const encoded = encode(packet, options);
    if (options.wsPreEncodedFrame) options.wsPreEncodedFrame = [Buffer.concat(options.wsPreEncodedFrame)];
    return encoded;
  };
}

/** What a room is told goes straight to a viewer who keeps up: queueing it, where nothing waits, costs as much as sending it. */
export function tellStraight(toClient: object): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Socket.IO's client has these members and does not declare them
  const client = toClient as Client;
  const queue = client.writeToEngine.bind(client);
  client.writeToEngine = (packets, options) => {
    const [frame, ...more] = options.wsPreEncodedFrame ?? [];
    if (frame && more.length === 0 && keepsUp(client.conn)) client.conn.transport.socket?._socket.write(frame);
    else queue(packets, options);
  };
}

/** Whether everything that was given to this connection has left the process. */
const keepsUp = ({ readyState, writeBuffer, transport }: Connection): boolean => {
  const socket = transport.socket?._socket;
  return (
    readyState === 'open' &&
    writeBuffer.length === 0 &&
    transport.writable &&
    socket?.writable === true &&
    socket.writableLength === 0
  );
};

/** Without a goodbye, which would wait behind everything that is unread. */
export const terminate = ({ transport }: Connection): void => transport.socket?.terminate();
