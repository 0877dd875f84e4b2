import { turnKind } from '../common/turnKind.ts';
import { FrameSheet } from '../common/forms/frameSheet.ts';
import { seatFormIn } from '../common/forms/seatForm.ts';
import { proposedFrame } from '../common/proposedFrame.ts';
import { briefOf, languageOf } from '../../state/panelContext.ts';
import { passagesOf } from '../../evidence/namedPassages.ts';
import { passagesFor } from '../matching/passages.ts';
import { framePrompt } from './prompts.ts';
import { scriptedFrame } from '../scripting/frame.ts';

/** docs/PROTOCOL.md §4.2: one framer's view of what is to be decided, between what, and by which criteria. */
export const frame = turnKind({
  prompt: framePrompt,
  shows: { own: (context) => ({ named: passagesFor(context) }) },
  scripted: scriptedFrame,
  schema: FrameSheet,
  ...seatFormIn('frames'),
  search: false,
  speaks: 'statement',
  facts(context, turn, sheet, { at }) {
    const language = languageOf(context);
    const find = passagesOf(context, language, { brief: briefOf(context), leanSpans: [] });
    return proposedFrame(context, turn, sheet, { language, find, at });
  },
});
