import { turnKind } from '../common/turnKind.ts';
import { FrameSheet } from '../common/forms/frameSheet.ts';
import { seatFormIn } from '../common/forms/seatForm.ts';
import { proposedFrame } from '../common/proposedFrame.ts';
import { languageOf } from '../../state/panelContext.ts';
import { framePrompt } from './prompts.ts';
import { scriptedFrame } from '../scripting/frame.ts';

/** docs/PROTOCOL.md §4.2: one framer's view of what is to be decided, between what, and by which criteria. */
export const frame = turnKind({
  prompt: framePrompt,
  shows: {},
  scripted: scriptedFrame,
  schema: FrameSheet,
  ...seatFormIn('frames'),
  search: false,
  speaks: 'statement',
  facts: (context, turn, sheet, { at }) => proposedFrame(context, turn, sheet, languageOf(context), at),
});
