import { type CallOptions, Client, type ClientReadableStream, type Metadata } from '@grpc/grpc-js';
import { EventStoreDBClient } from '@eventstore/db-client';

const STREAMS = '/event_store.client.streams.Streams/';
const asIs = (bytes: Buffer): Buffer => bytes;

/** The published client, asked for the messages as they are on the wire: events pass through a copy without being parsed. */
export type RawClient = {
  readonly read: (request: Buffer) => Promise<AsyncIterable<Buffer>>;
  readonly append: (messages: readonly Buffer[]) => Promise<Buffer>;
  readonly tombstone: (request: Buffer) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/** What version 6.2.1 of the client keeps for its own commands: its connection with TLS, credentials and discovery. */
type Inside = {
  GRPCStreamCreator<T>(client: typeof Client, name: string, creator: (client: Client) => T): () => Promise<T>;
  execute<T>(client: typeof Client, name: string, action: (client: Client) => Promise<T>): Promise<T>;
  callArguments(options: { readonly requiresLeader?: boolean }, callOptions: CallOptions): [Metadata, CallOptions];
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the client does not declare what it has
const insideOf = (client: EventStoreDBClient): Inside => client as unknown as Inside;

export type Responses = ClientReadableStream<Buffer>;

/** Opens a read without end as the client's own subscriptions do: it is ended with the client, whose connection ends with its errors. */
export const readRaw = (client: EventStoreDBClient, request: Buffer): Promise<Responses> => {
  const inside = insideOf(client);
  const options = inside.callArguments({ requiresLeader: true }, { deadline: Infinity });
  return inside.GRPCStreamCreator(Client, 'read', (grpc) =>
    grpc.makeServerStreamRequest(`${STREAMS}Read`, asIs, asIs, request, ...options),
  )();
};

export function rawClient(url: string): RawClient {
  const client = EventStoreDBClient.connectionString(url);
  const inside = insideOf(client);
  const endless = (): [Metadata, CallOptions] => inside.callArguments({}, { deadline: Infinity });
  const answered = (method: string, messages: readonly Buffer[]): Promise<Buffer> =>
    inside.execute(
      Client,
      'copy',
      (grpc) =>
        new Promise<Buffer>((resolve, reject) => {
          const call = grpc.makeClientStreamRequest(
            `${STREAMS}${method}`,
            asIs,
            asIs,
            ...endless(),
            (error, answer) => {
              if (error) reject(error);
              else resolve(answer!);
            },
          );
          for (const message of messages) call.write(message);
          call.end();
        }),
    );
  return {
    read: (request) =>
      inside.execute(Client, 'copy', (grpc) =>
        Promise.resolve(grpc.makeServerStreamRequest(`${STREAMS}Read`, asIs, asIs, request, ...endless())),
      ),
    append: (messages) => answered('Append', messages),
    tombstone: (request) => answered('Tombstone', [request]),
    close: () => client.dispose(),
  };
}
