import { bytesField, emptyField, message, numberField, textField } from './message.ts';
import { framed } from './output.ts';

/** Framed messages of a read besides its events. */
export const confirmation = (id: string): Buffer => framed(message(bytesField(2, textField(1, id))));
export const caughtUp: Buffer = framed(emptyField(8));
export const checkpoint = (commit: number, prepare: number): Buffer =>
  framed(message(bytesField(3, message(numberField(1, commit), numberField(2, prepare)))));
export const streamNotFound = (name: Buffer): Buffer =>
  framed(message(bytesField(4, bytesField(1, bytesField(3, name)))));
export const firstStreamPosition = (revision: number): Buffer => framed(numberField(5, revision));
export const lastStreamPosition = (revision: number): Buffer => framed(numberField(6, revision));
