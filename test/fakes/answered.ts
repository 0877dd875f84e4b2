import type { Ask } from '../../server/panel/providers/modelClient.ts';
import type { PromptContext } from '../../server/panel/protocol/phases/common/promptContext.ts';
import { modelled } from './modelled.ts';

/** Which turn (`kind of turn/seat`) a fake provider is asked to take, and what it is to answer: it travels in the prompt, since a fake knows nothing. */
export type Asked = { readonly caseId: string; readonly turn: string; readonly json: string };

/** The same question with the scripted seat's answer beside it. */
export const answered = (ask: Ask, caseId: string): Ask => {
  const promptContext = ask.about as PromptContext;
  const asked: Asked = {
    caseId,
    turn: `${promptContext.kind}/${promptContext.seat.seatId}`,
    json: JSON.stringify(modelled(promptContext)),
  };
  return marked(ask, `[asked:${Buffer.from(JSON.stringify(asked)).toString('base64url')}]`);
};

/** A note to the fake at the end of the seat's own words, where it changes no beginning that other calls share. */
export const marked = (ask: Ask, mark: string): Ask => ({
  ...ask,
  turns: ask.turns.map((turn, i) => (i === 0 ? { ...turn, text: `${turn.text}\n${mark}` } : turn)),
});

export const askedIn = (body: unknown): Asked => {
  const found = /\[asked:([\w-]+)\]/u.exec(JSON.stringify(body))?.[1];
  if (found === undefined) throw new Error('expected a question with its answer beside it, found none');
  return JSON.parse(Buffer.from(found, 'base64url').toString()) as Asked;
};
