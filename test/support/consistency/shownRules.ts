import { isProvider } from '../../../shared/events/providers.ts';
import { providerName } from '../../../shared/words/providerNames.ts';
import { heldDown } from '../../../shared/views/reportDocument/heldDown.ts';
import { flipsOf, fragilityOf } from '../../../shared/views/reportDocument/fragility.ts';
import { estimatesSaid } from '../../../shared/words/said/estimatesSaid.ts';
import { tipSaid } from '../../../shared/words/said/tipSaid.ts';
import type { Words } from '../../../shared/words/words.ts';
import { bare, type Rule, type Surfaces, unless } from './surfaces.ts';

/** All that the e-mail says, without white space. */
const mail = ({ email }: Surfaces): string =>
  bare(
    [email.subject, email.preview, ...email.blocks.flatMap((block) => ('text' in block ? [block.text] : []))].join(
      '\n',
    ),
  );

type Shown = readonly (readonly [where: string, first: string, whole: string])[];
/** What the document was laid out as, where it was: the PDF, and the page in the browser. */
const laidOut = ({ pdf, page }: Surfaces): Shown => [
  ...(pdf ? [['the PDF', pdf[0] ?? '', pdf.join('')] as const] : []),
  ...(page ? [['the page', page.first, page.whole] as const] : []),
];
/** The e-mail, and what stands first of each of those. */
const shown = (surfaces: Surfaces): Shown => [['e-mail', mail(surfaces), mail(surfaces)], ...laidOut(surfaces)];

/** A rehearsal says what a report will contain, and judges nothing. */
const headline = ({ document, speech }: Surfaces): string =>
  document.banner.rehearsal ? speech.words.willContain : document.recommendation.headline;
const shownStrength = ({ banner, recommendation }: Surfaces['document']) =>
  banner.rehearsal ? null : recommendation.strength;

const strengths = ['strong', 'moderate', 'lean', 'too_close'] as const;
const likelihoods = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'] as const satisfies readonly (keyof Words)[];

const inFirst = ({ document }: Surfaces): boolean => document.dissents[0]?.takenOver === true;

/** What e-mail and page one say of the document. */
export const shownRules: Readonly<Record<string, Rule>> = {
  headlineShown: (surfaces) =>
    shown(surfaces).flatMap(([where, text]) =>
      unless(text.includes(bare(headline(surfaces))), `${where} lacks the recommendation`),
    ),
  probabilityShown: (surfaces) => {
    const { document, speech } = surfaces;
    const { pool } = document.recommendation;
    if (!pool) return [];
    const sure = bare(speech.say('bestOf', { p: speech.percent(pool.p) }));
    return shown(surfaces).flatMap(([where, text]) => unless(text.includes(sure), `${where} lacks “${sure}”`));
  },
  strengthShown: (surfaces) => {
    const { document, speech } = surfaces;
    const said = (strength: (typeof strengths)[number]) =>
      bare(speech.named(speech.words.strength, speech.words[strength]));
    return shown(surfaces).flatMap(([where, text]) =>
      strengths.flatMap((strength) => {
        const longer = strengths.some(
          (other) => other !== strength && said(other).startsWith(said(strength)) && text.includes(said(other)),
        );
        return unless(
          text.includes(said(strength)) === (strength === shownStrength(document)) || longer,
          `${where} on “${said(strength)}”: ${document.recommendation.strength}`,
        );
      }),
    );
  },
  forecastShown: (surfaces) => {
    const { document, speech } = surfaces;
    const { forecast, recommendation: r } = document;
    const own = forecast?.success.find(({ optionId }) => optionId === r.optionId);
    if (!forecast || !own) return [];
    const said = bare(speech.say('succeeds', { p: speech.percent(own.p), date: speech.date(forecast.by) }));
    const [best = own] = forecast.success.toSorted((a, b) => b.p - a.p);
    const more = bare(speech.say('succeedsMore', { option: best.optionId, p: speech.percent(best.p) }));
    const table = bare(speech.say('successTable', { date: speech.date(forecast.by) }));
    return laidOut(surfaces).flatMap(([where, text, whole]) => [
      ...unless(text.includes(said), `${where} lacks “${said}”`),
      ...unless(
        text.includes(more) === best.p - own.p > 0.0999999,
        `${where} on ${best.optionId}, forecast to succeed with ${best.p}, the recommended with ${own.p}`,
      ),
      ...forecast.success.flatMap(({ optionId, p }) =>
        unless(
          whole.slice(whole.indexOf(table)).includes(bare(speech.percent(p))) && whole.includes(table),
          `${where} lacks what was forecast of ${optionId}`,
        ),
      ),
    ]);
  },
  changesShown: (surfaces) => {
    const { document, speech } = surfaces;
    const { uncounted } = document.moved;
    if (uncounted === null) return [];
    const { n, of } = { n: uncounted.seats.length, of: document.banner.counted.ballots };
    const said = bare(speech.say('uncounted', { n: speech.number(n), of: speech.number(of) }));
    const other = bare(speech.say('lastBallots', { option: uncounted.otherwise }));
    return shown(surfaces).flatMap(([where, text]) => [
      ...unless(text.includes(said), `${where} lacks that ${n} seats count as before`),
      ...unless(
        text.includes(other) === (uncounted.otherwise !== document.recommendation.optionId),
        `${where} on the last ballots, which choose ${uncounted.otherwise}`,
      ),
    ]);
  },
  votesShown: (surfaces) => {
    const { document, speech } = surfaces;
    const { nEff } = document.banner;
    if (nEff === null) return [];
    const said = bare(speech.say('effectiveVotes', { votes: speech.number(nEff, 1) }));
    return laidOut(surfaces).flatMap(([where, text]) => unless(text.includes(said), `${where} lacks “${said}”`));
  },
  cruxShown: ({ document, speech, ...surfaces }) =>
    laidOut({ document, speech, ...surfaces }).flatMap(([where, , whole]) =>
      document.cruxes.flatMap(({ q, namedBy, proposition }) => {
        const named = namedBy ? speech.bracketed(`${speech.number(namedBy.seats)}/${speech.number(namedBy.of)}`) : '';
        return unless(
          whole.includes(bare(`${speech.percent(q)}${named}`)) && whole.includes(bare(speech.words.yes)),
          `${where} lacks how many named “${proposition}”`,
        );
      }),
    ),
  learnedShown: (surfaces) =>
    laidOut(surfaces).flatMap(([where, , whole]) =>
      (surfaces.document.run.learned?.weights ?? []).flatMap(({ model, weight }) =>
        unless(
          whole.includes(bare(`${model} ${surfaces.speech.number(weight, 2)}`)),
          `${where} lacks the weight of ${model}`,
        ),
      ),
    ),
  estimatesShown: (surfaces) => {
    const said = bare(estimatesSaid(surfaces.document, surfaces.speech));
    return said
      ? laidOut(surfaces).flatMap(([where, text]) => unless(text.includes(said), `${where} lacks “${said}”`))
      : [];
  },
  noLikelihoodOfWinner: ({ email, speech }) =>
    likelihoods.flatMap((word) => {
      const said = speech.words[word];
      const after = email.preview.slice(said.length, said.length + 1);
      return unless(!email.preview.startsWith(said) || /[\p{L}\p{M}]/u.test(after), `the winner is called “${said}”`);
    }),
  rehearsalShown: (surfaces) =>
    shown(surfaces).flatMap(([where, text]) =>
      unless(
        text.split(bare(surfaces.speech.words.rehearsal)).length - 1 === Number(surfaces.document.banner.rehearsal),
        `${where} on the rehearsal: ${surfaces.document.banner.rehearsal}`,
      ),
    ),
  quorumShown: (surfaces) => {
    const { document, speech } = surfaces;
    const { quorum } = document.banner;
    if (quorum === 'full' || quorum === 'rehearsal') return [];
    return shown(surfaces).flatMap(([where, text]) =>
      unless(text.includes(bare(speech.words[quorum])), `${where} lacks the quorum ${quorum}`),
    );
  },
  dissentShown: (surfaces) => {
    const { document, speech } = surfaces;
    const [dissent] = document.dissents;
    const winner = document.options.find(({ optionId }) => optionId === document.recommendation.optionId);
    const against = document.options
      .filter(({ optionId, title }) => optionId !== winner?.optionId && !winner?.variants?.includes(title))
      .reduce((sum, { counted }) => sum + counted.firstChoicesFinal, 0);
    const voted = document.options.reduce((sum, { counted }) => sum + counted.firstChoicesFinal, 0);
    const isSilent = dissent === undefined && !document.banner.rehearsal;
    const none = bare(speech.words.noDissent);
    const few = bare(speech.say('fewAgainst', { n: speech.number(against), of: speech.number(voted) }));
    return shown(surfaces).flatMap(([where, text]) => [
      ...unless(
        text.includes(none) === (isSilent && against === 0),
        `${where} on dissents: ${document.dissents.length}, and ${against} seats hold another option`,
      ),
      ...unless(
        text.includes(few) === (isSilent && against > 0),
        `${where} on ${against} seats that hold another option, with ${document.dissents.length} dissents`,
      ),
      ...(dissent
        ? unless(text.includes(bare(dissent.seat.name)), `${where} lacks the dissent of ${dissent.seat.name}`)
        : []),
    ]);
  },
  takenOverShown: (surfaces) => {
    const { dissents } = surfaces.document;
    const said = bare(surfaces.speech.words.takenOver);
    const all = dissents.flatMap(({ takenOver, reply }) => [takenOver, reply?.takenOver === true]);
    const inFull = all.filter((takenOver) => takenOver).length;
    return [
      ...shown(surfaces).flatMap(([where, text]) =>
        unless(text.includes(said) === inFirst(surfaces), `${where} on the first dissent being from another case`),
      ),
      ...laidOut(surfaces).flatMap(([where, first, whole]) =>
        unless(
          whole.split(said).length - first.split(said).length === inFull,
          `${where} on ${inFull} texts from another case`,
        ),
      ),
    ];
  },
  heldDownShown: (surfaces) =>
    laidOut(surfaces).flatMap(([where, text]) =>
      heldDown(surfaces.document.recommendation).flatMap(({ label, option }) =>
        unless(text.includes(bare(surfaces.speech.say(label, { option }))), `${where} lacks “${label}”`),
      ),
    ),
  fragilityShown: (surfaces) => {
    const { document, speech } = surfaces;
    if (document.sensitivity === null) return [];
    const flips = flipsOf(document);
    const tip = fragilityOf(document)?.tip;
    const named = (left: string) =>
      bare(
        speech.say('without', {
          what: isProvider(left) ? providerName(left) : speech.lens(left),
        }),
      );
    const { withoutProvider, withoutLens, withoutEvidence } = document.sensitivity;
    const tried = [
      ...(withoutProvider.length > 0 ? [speech.words.eachProvider] : []),
      ...(withoutLens.length > 0 ? [speech.words.eachLens] : []),
      ...(withoutEvidence.length > 0 ? [speech.words.eachEvidence] : []),
    ];
    const firm = bare(speech.say('sameWinner', { what: tried.join(speech.marks.comma) }));
    const [anyFirm = ''] = speech.words.sameWinner.split('{what}');
    const isFirm = flips.length === 0 && tried.length > 0;
    return laidOut(surfaces).flatMap(([where, text]) => [
      ...unless(
        text.includes(bare(anyFirm)) === isFirm && text.includes(firm) === isFirm,
        `${where} on leaving one of ${tried.join()} out: ${flips.length} flips`,
      ),
      ...unless(
        text.includes(bare(speech.words.oneProvider)) === (document.banner.providers.length === 1),
        `${where} on leaving out one of ${document.banner.providers.length} providers`,
      ),
      ...(tip
        ? unless(text.includes(bare(tipSaid(speech, tip))), `${where} lacks where ${tip.text} would tip the result`)
        : []),
      ...flips
        .slice(0, 2)
        .flatMap(({ left }) => unless(text.includes(named(left)), `${where} lacks what happens without ${left}`)),
    ]);
  },
  optionsShown: (surfaces) =>
    laidOut(surfaces).flatMap(([where, , whole]) =>
      surfaces.document.options.flatMap(({ title }) =>
        unless(whole.includes(bare(title)), `${where} lacks the option ${title}`),
      ),
    ),
  dissentsInFull: (surfaces) =>
    laidOut(surfaces).flatMap(([where, , whole]) =>
      surfaces.document.dissents.flatMap(({ text, seat }) =>
        unless(
          whole.includes(bare(text.split('\n')[0] ?? '').slice(0, 60)),
          `${where} lacks the dissent of ${seat.name}`,
        ),
      ),
    ),
};
