import { rehearsalQuotes } from '../../shared/views/reportDocument/rehearsed.ts';
import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import { estimatesIn } from '../../shared/words/said/estimatesSaid.ts';

export type Part = 'summary' | 'options' | 'dissents' | 'evidence' | 'all';

const percent = (share: number | undefined) => (share === undefined ? '–' : `${Math.round(share * 100)} %`);
/** Words of the panel stay on their line: they cannot begin a heading or a list of ours. */
const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const quote = (text: string) =>
  text
    .split('\n')
    .map((row) => `> ${row}`)
    .join('\n');

/** The report as Markdown for models, in the panel's own words; the labels are English. */
export const reportMarkdown = (document: ReportDocument, part: Part): string => {
  if (document.banner.rehearsal) return rehearsal(document);
  const has = (one: Part) => part === 'all' || part === one;
  return [
    `# ${line(document.title.text)}`,
    ...(document.banner.example === undefined ? [] : [line(document.banner.example)]),
    ...summary(document),
    ...(has('options') ? options(document) : []),
    ...(has('dissents') || has('summary') ? dissents(document) : []),
    ...(has('evidence') ? evidence(document) : []),
    ...(part === 'all' ? plan(document) : []),
  ].join('\n\n');
};

const summary = ({ banner, recommendation, reasons, calculations = [], gate }: ReportDocument): string[] => [
  `**${line(recommendation.headline)}**`,
  [
    `- Strength: ${recommendation.strength}`,
    `- Probability of being the best option: ${percent(recommendation.pool?.p)}`,
    `- Quorum: ${banner.quorum}`,
    `- Next: ${line(recommendation.nextAction.what)}`,
    `- Biggest risk: ${line(recommendation.biggestRisk)}`,
    ...recommendation.whatWouldChange.map((what) => `- Would change it: ${line(what)}`),
    ...estimatesIn({ gate }).map((number) => `- An estimate of the panel, without a source: ${line(number)}`),
  ].join('\n'),
  ['## Reasons', ...reasons.map(({ text }) => `- ${line(text)}`)].join('\n'),
  ...(calculations.length > 0
    ? [['## Calculations', ...calculations.map(({ said, from }) => `- ${line(said)}: ${line(from)}`)].join('\n')]
    : []),
];

/** No model was asked: what was read in the user's words, and nothing that scripted seats made up. */
const rehearsal = (document: ReportDocument): string =>
  [
    `# ${line(document.title.text)}`,
    '**Rehearsal: scripted seats, no AI model was consulted. A report will contain a recommendation, dissents, a plan and evidence.**',
    ['## Options', ...document.options.map(({ optionId, title }) => `- ${optionId} ${line(title)}`)].join('\n'),
    ['## Read in the case', ...rehearsalQuotes(document).map(({ quote }) => `> ${line(quote)}`)].join('\n'),
  ].join('\n\n');

const options = ({ options: listed, frame }: ReportDocument): string[] => [
  [
    '## Options',
    ...listed.map(
      ({ optionId, title, merged = [], final, blind }) =>
        `- ${optionId} ${line(title)}: ${percent(final?.p)} (before the debate ${percent(blind?.p)})${merged.length > 0 ? `; merged into it: ${merged.map(line).join(', ')}` : ''}`,
    ),
    ...frame.refused.map((text) => `- Read as an option, but found to be none: ${line(text)}`),
  ].join('\n'),
];

const dissents = (document: ReportDocument): string[] => [
  '## Dissents',
  ...(document.dissents.length === 0 ? ['No seat dissented. Agreement is no proof.'] : []),
  ...document.dissents.map(
    ({ dissentId, seat, optionId, text }) => `### ${dissentId}: ${line(seat.name)}, for ${optionId}\n\n${quote(text)}`,
  ),
];

const evidence = (document: ReportDocument): string[] => [
  [
    '## Evidence',
    ...document.evidence.map(
      ({ evidenceId, claim, url, verification }) =>
        `- ${evidenceId} ${line(claim)} (${verification?.status ?? 'unchecked'}${url ? `, ${url}` : ''})`,
    ),
  ].join('\n'),
];

const plan = (document: ReportDocument): string[] => [
  ['## Plan', ...document.plan.steps.map((step) => `- ${line(Object.values(step).filter(Boolean).join(' · '))}`)].join(
    '\n',
  ),
];
