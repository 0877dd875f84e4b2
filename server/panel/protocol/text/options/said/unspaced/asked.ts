import { asksWhat } from '../forms/questionWords.ts';

/** How a question ends. */
export const asked = /[?？][」』”"）)]?$/u;

/** Of "what should we do: buy or rent?" what stands behind the colon; null where no such question stands before one. */
export const behindQuestion = (sentence: string): string | null => {
  const [, label, rest] = /^([^:：]{2,80})[:：]\s*(.+)$/su.exec(sentence) ?? [];
  return label !== undefined && rest !== undefined && asksWhat(label) ? rest : null;
};
