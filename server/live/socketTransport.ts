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
    readonly socket?: { readonly terminate: () => void };
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

type Encoder = {
  _encode: (packet: unknown, options: { wsPreEncodedFrame?: readonly Buffer[] }) => unknown;
};

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

/** Without a goodbye, which would wait behind everything that is unread. */
export const terminate = ({ transport }: Connection): void => transport.socket?.terminate();
