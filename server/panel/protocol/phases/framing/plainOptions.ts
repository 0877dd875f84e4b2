import type { Option } from '../../../../../shared/events/panel/frame.ts';
import { panelTextsIn } from '../../../../../shared/locales/panelTexts.ts';
import { wordsNameOf } from '../../text/language.ts';

/** Options that code puts on the table where no framer did, in the language of the case. */
export type PlainOptions = { readonly goAhead: Option; readonly nothing: Option; readonly small: Option };

/** By BCP 47 tag; English where there are no words. Claims nothing about the case. */
export const plainOptionsIn = (language: string): PlainOptions => {
  const texts = panelTextsIn(wordsNameOf(language));
  return {
    goAhead: { optionId: '', title: texts.goAhead, description: texts.goAheadIs, origin: 'user' },
    nothing: { optionId: '', title: texts.doNothing, description: texts.doNothingIs, origin: 'status_quo' },
    small: { optionId: '', title: texts.trySmall, description: texts.trySmallIs, origin: 'panel' },
  };
};
