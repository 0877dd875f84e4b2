import { ANY, EXISTS, type Expected, NO_STREAM } from '../ledger/check.ts';
import { bytesField, emptyField, type Field, message, numberField, textField } from './message.ts';

/** Where an append ended; revision -1: the stream has no event; no position: reads do not show it. */
export type Success = { readonly revision: number; readonly position: number | undefined };

const NO_STREAM_REVISION = 2n ** 64n - 1n;

export const appendSuccess = (success: Success): Buffer => message(bytesField(1, successMessage(success)));

/**
 * Wrong expected version as an ordinary answer, with its deprecated twins (fields 1-5), of which no_stream has none. `asRevision`:
 * no_stream was written as a revision and is sent back as one.
 */
export function appendWrong(expected: Expected, asRevision: boolean, last: number): Buffer {
  const fields: Field[] = [];
  if (last < 0) fields.push(emptyField(2), emptyField(7));
  else fields.push(numberField(1, last), numberField(6, last));
  if (expected === ANY) fields.push(emptyField(4), emptyField(9));
  else if (expected === EXISTS) fields.push(emptyField(5), emptyField(10));
  else if (expected === NO_STREAM) {
    const revision = asRevision ? numberField(8, NO_STREAM_REVISION) : emptyField(11);
    fields.push(numberField(3, NO_STREAM_REVISION), revision);
  } else fields.push(numberField(3, expected), numberField(8, expected));
  return message(bytesField(2, message(...fields)));
}

export const deleteSuccess = (position: number): Buffer => message(bytesField(1, positionMessage(position)));

/** Correlation id and stream identifier are sent back as they came. */
export type Echo = { readonly correlation: Buffer | undefined; readonly identifier: Buffer | undefined };

export const batchSuccess = (echo: Echo, success: Success): Buffer =>
  batch(echo, bytesField(3, successMessage(success)));

export function batchWrong(echo: Echo, expected: Expected, last: number): Buffer {
  return batchError(
    echo,
    6,
    'WrongExpectedVersion',
    'WrongExpectedVersion',
    last < 0 ? emptyField(2) : numberField(1, last),
    expected === ANY
      ? emptyField(4)
      : expected === EXISTS
        ? emptyField(5)
        : expected === NO_STREAM
          ? emptyField(6)
          : numberField(3, expected),
  );
}

export const batchDeleted = (echo: Echo): Buffer =>
  batchError(echo, 5, 'StreamDeleted', 'StreamDeleted', ...optional(1, echo.identifier));

export const batchTimeout = (echo: Echo): Buffer => batchError(echo, 4, 'Timeout', 'Timeout');

export const batchTooLarge = (echo: Echo, limit: number): Buffer =>
  batchError(echo, 3, 'MaximumAppendSizeExceeded', 'MaximumAppendSizeExceeded', numberField(1, limit));

export const batchBad = (echo: Echo, text: string): Buffer =>
  batchError(echo, 3, text, 'BadRequest', textField(1, text));

/** A full disk is a write that was not done in time: client 6.2.1 makes of it the error that means "repeat it". */
export const batchFull = (echo: Echo, text: string): Buffer => batchError(echo, 4, text, 'Timeout');

function batchError(echo: Echo, status: number, text: string, type: string, ...detail: Field[]): Buffer {
  const any = message(
    textField(1, `type.googleapis.com/event_store.client.${type}`),
    bytesField(2, message(...detail)),
  );
  return batch(echo, bytesField(2, message(numberField(1, status), textField(2, text), bytesField(3, any))));
}

const batch = ({ correlation, identifier }: Echo, result: Field): Buffer =>
  message(...optional(1, correlation), result, ...optional(4, identifier));

const optional = (field: number, bytes: Buffer | undefined): Field[] => (bytes ? [bytesField(field, bytes)] : []);

function successMessage({ revision, position }: Success): Buffer {
  return message(
    revision < 0 ? emptyField(2) : numberField(1, revision),
    position === undefined ? emptyField(4) : bytesField(3, positionMessage(position)),
  );
}

const positionMessage = (position: number): Buffer => message(numberField(1, position), numberField(2, position));
