import type { ReadFiles, Surfaces } from '../surfaces.ts';
import { worth } from './ofTheRest.ts';
import { another, otherStrength, type Planted, type Swap, swapped } from './planting.ts';
import {
  atTop,
  bestOf,
  chance,
  changeSaid,
  flip,
  headline,
  rangeSaid,
  said,
  scored,
  seatsSaid,
  stability,
  stable,
  strengthSaid,
  succeeds,
  titleOf,
  tipped,
  uncountedSaid,
  verdict,
  voter,
  weightSaid,
} from './wordings.ts';

const inFiles =
  (change: (files: ReadFiles, s: Surfaces) => Partial<ReadFiles>): Planted['plant'] =>
  (s) => ({
    ...s,
    files: s.files && { ...s.files, ...change(s.files, s) },
  });
/** The same in Markdown and in Word. */
const inTexts = (name: string, swap: Swap): readonly Planted[] => [
  {
    rule: 'markdown',
    name: `Markdown with ${name}`,
    plant: inFiles(({ md }, s) => ({ md: swapped(md, swap(s)) })),
  },
  {
    rule: 'word',
    name: `a Word document with ${name}`,
    plant: inFiles(({ docx }, s) => ({ docx: swapped(docx, swap(s)) })),
  },
];
const onSlides = (name: string, from: (s: Surfaces) => string, to: (s: Surfaces) => string): Planted => ({
  rule: 'slides',
  name: `slides with ${name}`,
  plant: inFiles(({ pptx }, s) => ({
    pptx: { ...pptx, parts: swapped(pptx.parts, { under: null, from: from(s), to: to(s) }) },
  })),
});

const dissenter = (s: Surfaces) => s.document.dissents[0]?.seat.name ?? '';
const share = (s: Surfaces, more = 0) =>
  `${titleOf(s, another(s.document))} ${s.speech.percent((s.document.options.find(({ optionId }) => optionId === another(s.document))?.final?.p ?? 0) + more)}`;
export const plantedInFiles: readonly Planted[] = [
  ...inTexts(
    'nothing of what was changed at its top',
    atTop(changeSaid, () => ''),
  ),
  ...inTexts(
    'nothing of what was changed in its frame',
    said('changed', changeSaid, () => ''),
  ),
  onSlides('nothing of what was changed', changeSaid, () => ''),
  ...inTexts(
    'another probability',
    atTop(
      (s) => bestOf(s, chance(s)),
      (s) => bestOf(s, chance(s) / 2),
    ),
  ),
  ...inTexts(
    'another range',
    atTop(
      (s) => rangeSaid(s, 0),
      (s) => rangeSaid(s, 0.1),
    ),
  ),
  ...inTexts(
    'another strength',
    atTop(
      (s) => strengthSaid(s, s.document.recommendation.strength),
      (s) => strengthSaid(s, otherStrength(s)),
    ),
  ),
  ...inTexts(
    'another option that is recommended',
    atTop(
      (s) => titleOf(s, s.document.recommendation.optionId),
      (s) => titleOf(s, another(s.document)),
    ),
  ),
  ...inTexts(
    'more ballots',
    atTop(
      (s) => seatsSaid(s, s.document.banner.counted.ballots),
      (s) => seatsSaid(s, s.document.banner.counted.ballots - 1),
    ),
  ),
  ...inTexts(
    'another forecast of success',
    atTop(
      (s) => succeeds(s, 0),
      (s) => succeeds(s, 0.2),
    ),
  ),
  ...inTexts(
    'a document that was read further',
    atTop(
      () => '(2/7)',
      () => '(5/7)',
    ),
  ),
  ...inTexts(
    'another share of an option',
    said(
      'chances',
      (s) => share(s),
      (s) => share(s, 0.2),
    ),
  ),
  ...inTexts(
    'a question that tips the scores alone',
    said('depends', tipped, (s) => tipped(s, 'tipsByScores')),
  ),
  ...inTexts(
    'nothing of changes that do not count',
    said('depends', uncountedSaid, () => ''),
  ),
  ...inTexts(
    'another share of weightings',
    said(
      'depends',
      (s) => stable(s, stability(s)),
      (s) => stable(s, stability(s) - 0.3),
    ),
  ),
  ...inTexts(
    'another score',
    said(
      'matrix',
      (s) => `${s.speech.number(scored(s))}`,
      (s) => `${s.speech.number(scored(s) + 11)}`,
    ),
  ),
  ...inTexts(
    'another share of a tripwire',
    said(
      'tripwires',
      (s) => s.speech.percent(0.2),
      (s) => s.speech.percent(0.6),
    ),
  ),
  ...inTexts(
    'another present value',
    said(
      'numbers',
      (s) => worth(s),
      (s) => worth(s, 5000),
    ),
  ),
  ...inTexts(
    'refuted evidence that is shown as verified',
    said(
      'evidence',
      (s) => verdict(s, 'refuted'),
      (s) => verdict(s, 'verified'),
    ),
  ),
  ...inTexts(
    'a change to another option',
    said(
      'moved',
      (s) => s.speech.say('flip', { seat: '', from: flip(s)?.from ?? '', to: flip(s)?.to ?? '' }),
      (s) => s.speech.say('flip', { seat: '', from: flip(s)?.to ?? '', to: flip(s)?.from ?? '' }),
    ),
  ),
  ...inTexts(
    'another model of a seat',
    said(
      'appendix',
      (s) => voter(s)?.model ?? '',
      () => 'gpt-2',
    ),
  ),
  ...inTexts(
    'another weight of a model',
    said('appendix', weightSaid, (s) => weightSaid(s, 1)),
  ),
  ...inTexts(
    'another signature',
    said(
      'appendix',
      (s) => s.document.signed?.signature ?? '',
      () => '0f'.repeat(64),
    ),
  ),
  onSlides('another recommendation', headline, () => 'Do it.'),
  onSlides(
    'another probability',
    (s) => bestOf(s, chance(s)),
    (s) => bestOf(s, 0.99),
  ),
  onSlides(
    'another strength',
    (s) => strengthSaid(s, s.document.recommendation.strength),
    (s) => strengthSaid(s, otherStrength(s)),
  ),
  onSlides(
    'another share of an option',
    (s) => share(s),
    (s) => share(s, 0.2),
  ),
  onSlides('a dissent by nobody', dissenter, () => 'Nobody'),
  onSlides(
    'another action',
    (s) => s.document.recommendation.nextAction.what,
    () => 'Wait.',
  ),
  onSlides(
    'another case',
    (s) => s.document.caseId,
    () => 'another',
  ),
  {
    rule: 'slides',
    name: 'slides with a bar of another length',
    plant: inFiles(({ pptx }) => ({
      pptx: { ...pptx, bars: pptx.bars.map((width, i) => (i === 1 ? width * 1.4 : width)) },
    })),
  },
];
