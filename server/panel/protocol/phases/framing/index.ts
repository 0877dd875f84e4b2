import { frame } from './frame.ts';
import { matchFrames } from './matchFrames.ts';
import { framingPhase } from './rules.ts';

/** Everything of this phase: its rules and the kinds of turn in it. */
export const framingDeclaration = { rules: framingPhase, turns: { frame, match_frames: matchFrames } } as const;
