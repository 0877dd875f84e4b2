import type { Surfaces } from '../surfaces.ts';
import { inTheRest } from './ofTheRest.ts';
import { another, inMail, inPdf, laidOut, onPage, otherStrength, type Planted, type Swap } from './planting.ts';
import {
  said,
  headline,
  atTop,
  above,
  chance,
  bestOf,
  strengthSaid,
  titleOf,
  stable,
  stability,
  next,
  flip,
  word,
  failure,
  voter,
  votes,
  rangeSaid,
  seatsSaid,
  succeeds,
  uncountedSaid,
  changeSaid,
  scored,
  named,
  verdict,
  barOf,
  weightSaid,
  tipped,
} from './wordings.ts';

/** What all surfaces say at their top, each told otherwise. */
const atTheTop: readonly Planted[] = [
  ...laidOut(
    'another probability',
    atTop(
      (s) => bestOf(s, chance(s)),
      (s) => bestOf(s, chance(s) / 2),
    ),
  ),
  ...laidOut(
    'nothing of what was changed at its top',
    above(changeSaid, () => ''),
  ),
  ...laidOut(
    'nothing of what was changed in its frame',
    said('decided', changeSaid, () => ''),
  ),
  ...laidOut(
    'another strength',
    atTop(
      (s) => strengthSaid(s, s.document.recommendation.strength),
      (s) => strengthSaid(s, otherStrength(s)),
    ),
  ),
  ...laidOut(
    'another range',
    atTop(
      (s) => rangeSaid(s, 0),
      (s) => rangeSaid(s, 0.1),
    ),
  ),
  ...laidOut(
    'two states of the panel',
    above(
      (s) => s.speech.words[s.document.banner.quorum],
      (s) => `${s.speech.words[s.document.banner.quorum]} ${s.speech.words.single_source}`,
    ),
  ),
  ...laidOut(
    'more ballots',
    above(
      (s) => seatsSaid(s, s.document.banner.counted.ballots),
      (s) => seatsSaid(s, s.document.banner.counted.ballots - 1),
    ),
  ),
  ...laidOut(
    'effective votes without their basis',
    above((s) => s.speech.say('effectiveVotes', { votes: votes(s) }), votes),
  ),
  inPdf(
    'a provider that was not asked',
    above(
      () => 'Google',
      () => 'Mistral',
    ),
  ),
  ...laidOut(
    'a forecast of success that was not made',
    atTop(
      (s) => succeeds(s, 0),
      (s) => succeeds(s, 0.2),
    ),
  ),
  ...laidOut(
    'a recommendation that says nothing of changes that do not count',
    atTop(
      (s) => uncountedSaid(s),
      () => '',
    ),
  ),
  ...laidOut('a number the panel estimated that has a source', (s) => ({
    under: headline(s),
    from: s.speech.words.tipsTitle,
    to: `${s.speech.say('ownEstimates', { numbers: '77 %' })} ${s.speech.words.tipsTitle}`,
  })),
];

/** Bars, dissents, sensitivity, movement and plan. */
const further: readonly Planted[] = [
  inPdf(
    'the bar of another option',
    said('chances', barOf, (s) => barOf(s, 0.3)),
  ),
  onPage(
    'the bar of another option',
    atTop(barOf, (s) => barOf(s, 0.3)),
  ),
  inPdf(
    'a date for the next action that is not its own',
    said(
      'chances',
      (s) => next(s, s.document.recommendation.nextAction.by),
      (s) => next(s, '2027-05-01'),
    ),
  ),
  onPage(
    'a date for the next action that is not its own',
    atTop(
      (s) => next(s, s.document.recommendation.nextAction.by),
      (s) => next(s, '2027-05-01'),
    ),
  ),
  inPdf(
    'another probability of a dissent',
    said(
      'dissents',
      (s) => `${s.speech.percent(s.document.dissents[0]?.probability ?? 0)} ${s.document.dissents[0]?.optionId ?? ''}`,
      (s) => `${s.speech.percent(0.99)} ${s.document.dissents[0]?.optionId ?? ''}`,
    ),
  ),
  inPdf(
    'a dissent for another option',
    said(
      'dissents',
      (s) => `${s.document.dissents[0]?.optionId ?? ''} ${titleOf(s, s.document.dissents[0]?.optionId ?? '')}`,
      (s) => `${another(s.document)} ${titleOf(s, another(s.document))}`,
    ),
  ),
  ...laidOut(
    'a dissent that is cut',
    said(
      'dissents',
      (s) => s.document.dissents[0]?.text ?? '',
      (s) => s.document.dissents[0]?.text.slice(30) ?? '',
    ),
  ),
  ...laidOut(
    'a dissent by somebody else',
    said(
      'dissents',
      (s) => s.document.dissents[0]?.seat.name ?? '',
      () => 'the Stranger',
    ),
  ),
  ...laidOut(
    'another share of weightings',
    said(
      'depends',
      (s) => stable(s, stability(s)),
      (s) => stable(s, stability(s) / 2),
    ),
  ),
  ...laidOut(
    'another provider without which it flips',
    said(
      'depends',
      () => 'Google',
      () => 'OpenAI',
    ),
  ),
  ...laidOut(
    'nothing of what is left out',
    said(
      'depends',
      (s) => s.speech.say('without', { what: 'Google' }),
      () => '',
    ),
  ),
  ...laidOut(
    'another winner without a provider',
    said(
      'depends',
      (s) => `${s.speech.say('without', { what: 'Google' })} A`,
      (s) => `${s.speech.say('without', { what: 'Google' })} C`,
    ),
  ),
  ...laidOut(
    'another number at which it tips',
    said(
      'tipsTitle',
      () => '25%',
      () => '45%',
    ),
  ),
  ...laidOut(
    'a question that tips the scores alone',
    said('tipsTitle', tipped, (s) => tipped(s, 'tipsByScores')),
  ),
  ...laidOut(
    'another likelihood of a failure',
    said(
      'failedWhy',
      (s) => word(s, failure(s)),
      (s) => word(s, 1 - failure(s)),
    ),
  ),
  inPdf(
    'another reason of a change',
    said(
      'movedChart',
      (s) => s.speech.words[flip(s)?.kind ?? 'none'],
      (s) => s.speech.words.flaw_in_own_claim,
    ),
  ),
  onPage(
    'another reason of a change',
    said(
      'moved',
      (s) => s.speech.words[flip(s)?.kind ?? 'none'],
      (s) => s.speech.words.flaw_in_own_claim,
    ),
  ),
  inPdf(
    'a change that counts and does not',
    said(
      'movedChart',
      (s) => s.speech.words.asBefore,
      () => '',
    ),
  ),
  onPage(
    'a change that counts and does not',
    said(
      'moved',
      (s) => s.speech.words.asBefore,
      () => '',
    ),
  ),
  ...laidOut(
    'another share of a tripwire',
    said(
      'tripwires',
      (s) => s.speech.percent(0.2),
      (s) => s.speech.percent(0.6),
    ),
  ),
  ...laidOut(
    'another score',
    said(
      'matrix',
      (s) => `${s.speech.number(scored(s))}`,
      (s) => `${s.speech.number(scored(s) + 11)}`,
    ),
  ),
  ...laidOut(
    'another weight of a criterion',
    said(
      'matrix',
      (s) => s.speech.percent(s.document.frame.criteria[0]?.weight ?? 0),
      (s) => s.speech.percent(0.07),
    ),
  ),
  ...laidOut(
    'a crux that other seats named',
    said(
      null,
      (s) => named(s, 0),
      (s) => named(s, 3),
    ),
  ),
  ...laidOut(
    'an option that was none',
    said(
      'decided',
      (s) => s.document.options[0]?.title ?? '',
      () => 'Sell the house',
    ),
  ),
];

/** Evidence, seats and models, and how the report came about. */
const inTheRecord: readonly Planted[] = [
  ...laidOut(
    'refuted evidence that is shown as verified',
    said(
      'evidence',
      (s) => verdict(s, 'refuted'),
      (s) => verdict(s, 'verified'),
    ),
  ),
  ...laidOut(
    'another grade of evidence',
    said(
      'evidence',
      (s) => s.speech.say('grade', { grade: 'B' }),
      (s) => s.speech.say('grade', { grade: 'A' }),
    ),
  ),
  inPdf(
    'another model of a seat',
    said(
      'seats',
      (s) => voter(s)?.model ?? '',
      () => 'gpt-2',
    ),
  ),
  onPage(
    'another model of a seat',
    said(
      'appendix',
      (s) => voter(s)?.model ?? '',
      () => 'gpt-2',
    ),
  ),
  inPdf(
    'another provider of a seat',
    said(
      'seats',
      () => 'Google',
      () => 'Mistral',
    ),
  ),
  onPage(
    'another provider of a seat',
    said(
      'appendix',
      () => 'Google',
      () => 'Mistral',
    ),
  ),
  inPdf(
    'a seat that does not sit',
    said(
      'seats',
      (s) => voter(s)?.name ?? '',
      () => 'the Stranger',
    ),
  ),
  onPage(
    'a seat that does not sit',
    said(
      'appendix',
      (s) => voter(s)?.name ?? '',
      () => 'the Stranger',
    ),
  ),
  inPdf(
    'another weight of a model',
    said('case', weightSaid, (s) => weightSaid(s, 1)),
  ),
  onPage(
    'another weight of a model',
    said('appendix', weightSaid, (s) => weightSaid(s, 1)),
  ),
  {
    rule: 'everyPage',
    name: 'a PDF of another case in its footer',
    plant: (s) => ({
      ...s,
      pdf: s.pdf && { ...s.pdf, pages: s.pdf.pages.map((text) => text.replaceAll(s.document.caseId, 'another')) },
    }),
  },
  {
    rule: 'attached',
    name: 'a PDF with another document attached',
    plant: (s) => ({ ...s, pdf: s.pdf && { ...s.pdf, attached: s.pdf.attached.replace('"lean"', '"strong"') } }),
  },
];

/** The e-mail, in its subject, what stands beside that, and its text. */
const inTheMail: readonly Planted[] = [
  ...(['text', 'page'] as const).flatMap((under) => {
    const where = under === 'text' ? 'as text' : 'as a page';
    const swap =
      (from: (s: Surfaces) => string, to: (s: Surfaces) => string): Swap =>
      (s) => ({ under, from: from(s), to: to(s) });
    return [
      inMail(
        `another recommendation, ${where}`,
        swap(headline, () => 'Do it.'),
      ),
      inMail(
        `another winner, ${where}`,
        swap(
          (s) =>
            `${s.document.recommendation.optionId} ${titleOf(s, s.document.recommendation.optionId)} ${bestOf(s, chance(s))}`,
          (s) => `${another(s.document)} ${titleOf(s, another(s.document))} ${bestOf(s, chance(s))}`,
        ),
      ),
      inMail(
        `another probability, ${where}`,
        swap(
          (s) => bestOf(s, chance(s)),
          (s) => bestOf(s, 0.99),
        ),
      ),
      inMail(
        `another strength, ${where}`,
        swap(
          (s) => strengthSaid(s, s.document.recommendation.strength),
          (s) => strengthSaid(s, otherStrength(s)),
        ),
      ),
      inMail(
        `a dissent by nobody, ${where}`,
        swap(
          (s) => s.document.dissents[0]?.seat.name ?? '',
          () => 'Nobody',
        ),
      ),
      inMail(
        `nothing of what was changed, ${where}`,
        swap(changeSaid, () => ''),
      ),
      inMail(
        `nothing of changes that do not count, ${where}`,
        swap(uncountedSaid, () => ''),
      ),
      inMail(
        `a panel that lacks a provider, ${where}`,
        swap(headline, (s) => `${s.speech.words.degraded} ${headline(s)}`),
      ),
      inMail(
        `another action, ${where}`,
        swap(
          (s) => s.document.recommendation.nextAction.what,
          () => 'Wait.',
        ),
      ),
    ];
  }),
  inMail('a likelihood word on the winner', (s) => ({
    under: 'preview',
    from: s.speech.say('bestOf', { p: '' }),
    to: `${s.speech.words.p6} ${s.speech.say('bestOf', { p: '' })}`,
  })),
  inMail('the subject of a case that was not asked again', (s) => ({
    under: 'subject',
    from: s.speech.words.askedAgain,
    to: '',
  })),
  inMail('another case in its subject', (s) => ({
    under: 'subject',
    from: s.document.title.text.slice(0, 20),
    to: 'Another case',
  })),
];

export const plantedOnSurfaces: readonly Planted[] = [
  ...atTheTop,
  ...further,
  ...inTheRecord,
  ...inTheMail,
  ...inTheRest,
];
