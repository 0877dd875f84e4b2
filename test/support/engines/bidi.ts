import { once } from 'node:events';

import { fieldOf } from '../../../shared/kernel/thrown.ts';

type Params = Readonly<Record<string, unknown>>;

export type Bidi = {
  readonly send: (method: string, params: Params) => Promise<unknown>;
  readonly on: (method: string, heard: (params: unknown) => void) => void;
  readonly close: () => void;
};

/** A connection that speaks WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners: { readonly method: string; readonly heard: (params: unknown) => void }[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data));
    const id = fieldOf(message, 'id');
    if (typeof id !== 'number') {
      for (const { method, heard } of listeners)
        if (method === fieldOf(message, 'method')) heard(fieldOf(message, 'params'));
      return;
    }
    const one = waiting.get(id);
    waiting.delete(id);
    if (fieldOf(message, 'type') === 'success') one?.resolve(fieldOf(message, 'result'));
    else one?.reject(new Error(String(fieldOf(message, 'message'))));
  });
  socket.addEventListener('close', () => {
    for (const one of waiting.values()) one.reject(new Error('The browser has closed.'));
  });
  let last = 0;
  return {
    send(method, params) {
      const id = ++last;
      const reply = Promise.withResolvers<unknown>();
      waiting.set(id, reply);
      socket.send(JSON.stringify({ id, method, params }));
      return reply.promise;
    },
    on: (method, heard) => void listeners.push({ method, heard }),
    close: () => socket.close(),
  };
}
