import type { Ask } from '../../server/panel/providers/modelClient.ts';
import type { PromptContext } from '../../server/panel/protocol/phases/common/promptContext.ts';
import { scripted } from '../../server/panel/protocol/phases/scriptedAnswerTo.ts';

/** Which turn (`kind of turn/seat`) a fake provider is asked to take, and what it is to answer: it travels in the prompt, since a fake knows nothing. */
export type Asked = { readonly caseId: string; readonly turn: string; readonly json: string };

/** The same question with the scripted seat's answer beside it. */
export const answered = (ask: Ask, caseId: string): Ask => {
  const promptContext = ask.about as PromptContext;
  const asked: Asked = {
    caseId,
    turn: `${promptContext.kind}/${promptContext.seat.seatId}`,
    json: JSON.stringify(scripted(promptContext)),
  };
  return { ...ask, system: `${ask.system}\n[asked:${Buffer.from(JSON.stringify(asked)).toString('base64url')}]` };
};

export const askedIn = (body: unknown): Asked => {
  const found = /\[asked:([\w-]+)\]/u.exec(JSON.stringify(body))?.[1];
  if (found === undefined) throw new Error('expected a question with its answer beside it, found none');
  return JSON.parse(Buffer.from(found, 'base64url').toString()) as Asked;
};
