import {
  bytesField,
  emptyField,
  message,
  numberField,
  textField,
} from '../../server/platform/eventstore-node/wire/message.ts';

type Given = { readonly id?: string; readonly created?: string; readonly contentType?: string; readonly data?: Buffer };

/** What a server sends for event `n` of a stream. */
export const eventResponse = (
  n: number,
  { id = `${n}`, created = '0', contentType = 'application/json', data = Buffer.from('{}') }: Given = {},
): Buffer =>
  bytesField(
    1,
    message(
      bytesField(
        1,
        message(
          bytesField(1, textField(2, id)),
          bytesField(2, textField(3, 'case-1')),
          ...[numberField(3, n), numberField(4, n), numberField(5, n)],
          ...Object.entries({ type: 'Noted', 'content-type': contentType, created }).map(([key, value]) =>
            bytesField(6, message(textField(1, key), textField(2, value))),
          ),
          bytesField(7, Buffer.from('{"actor":"panel"}')),
          bytesField(8, data),
        ),
      ),
      numberField(3, n),
    ),
  );

export const checkpointResponse = (position: bigint): Buffer =>
  bytesField(3, message(numberField(1, position), numberField(2, position)));

export const caughtUpResponse: Buffer = emptyField(8);
