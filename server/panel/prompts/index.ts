import { sha256 } from '../../../shared/kernel/hash.ts';
import type { Material } from '../protocol/material.ts';
import type { Phase } from '../protocol/turn.ts';
import { answer } from './answer.ts';
import { ballot } from './ballot.ts';
import { chair } from './chair.ts';
import { check } from './check.ts';
import { claim } from './claim.ts';
import { clarify } from './clarify.ts';
import { delegate } from './delegate.ts';
import { dissent } from './dissent.ts';
import { examine } from './examine.ts';
import { dataRule, fenceWith } from './fence.ts';
import { followUp } from './followUp.ts';
import { frame } from './frame.ts';
import { object } from './object.ts';
import type { Prompt } from './prompt.ts';
import { redraft } from './redraft.ts';
import { reply } from './reply.ts';
import { research } from './research.ts';
import { review } from './review.ts';
import { revise } from './revise.ts';
import { triage } from './triage.ts';
import { verify } from './verify.ts';

const prompts: Readonly<Record<Phase, Prompt>> = {
  triage,
  clarify,
  frame,
  research,
  verify,
  ballot,
  control: ballot,
  claim,
  examine,
  check,
  answer,
  object,
  revise,
  delegate,
  chair,
  dissent,
  reply,
  review,
  redraft,
  follow_up: followUp,
};

export type Written = { readonly system: string; readonly text: string; readonly hash: string };

/**
 * The words for one turn. `tag` is random for each call, so that fenced text cannot close its own fence; the hash is over the
 * prompt with the tag left out, so that the same material has the same hash.
 */
export const promptFor = (material: Material, tag: string): Written => {
  const prompt = prompts[material.phase];
  const write = (with_: string) => {
    const fence = fenceWith(with_);
    const system = [
      `You are ${material.seat.name}, one seat of a panel that helps somebody decide. Your lens: ${material.seat.lens}.`,
      dataRule(with_),
      `Write every text in the language with the tag "${material.language}", plainly, without flattery. Today is ${material.today}.`,
      'Answer with one JSON value of the given schema and nothing else.',
    ].join('\n');
    const text = [...prompt.shows.map((show) => show(material, fence)), prompt.task(material)]
      .filter(Boolean)
      .join('\n\n');
    return { system, text };
  };
  const { system, text } = write(tag);
  const bare = write('tag');
  return { system, text, hash: sha256(bare.system, '\n', bare.text) };
};
