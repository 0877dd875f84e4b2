import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';

/** A report in which users and models wrote this text, at each place that the e-mail, the exports and the page have. */
export const reportThatSays = (document: ReportDocument, text: string): ReportDocument => {
  const { recommendation, dissents, plan, title } = document;
  return {
    ...document,
    title: { ...title, text },
    recommendation: { ...recommendation, headline: text, biggestRisk: text },
    dissents: dissents.map((one) => ({ ...one, text, decisiveArgument: text })),
    plan: { ...plan, steps: plan.steps.map((step) => ({ ...step, what: text })) },
  };
};

/** How often a text stands in another one, code point for code point but for marks of direction that set it apart. */
export const timesSaid = (whole: string, text: string): number => {
  const plain = (one: string) => one.replace(/[\u200E\u200F\u2066-\u2069]/gu, '');
  return plain(whole).split(plain(text)).length - 1;
};
