import { panelTextsIn } from '../../../../../shared/locales/panelTexts.ts';
import { wordsNameOf } from '../../text/language.ts';

/** What a researcher looks for about an option beside the criteria, in the languages of the reports; English in others. BCP 47. */
export const baseRateIn = (language: string): ((option: string) => string) => {
  const { baseRate } = panelTextsIn(wordsNameOf(language));
  return (option) => baseRate + option;
};
