import { isProvider } from '../../../shared/events/providers.ts';
import { providerName } from '../../../shared/words/providerNames.ts';
import { heldDown } from '../../../shared/views/reportDocument/heldDown.ts';
import { flipsOf, fragilityOf } from '../../../shared/views/reportDocument/fragility.ts';
import { estimatesSaid } from '../../../shared/words/said/estimatesSaid.ts';
import { successSaid } from '../../../shared/words/said/successSaid.ts';
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
    const said = bare(successSaid(surfaces.document, surfaces.speech));
    return said
      ? laidOut(surfaces).flatMap(([where, text]) => unless(text.includes(said), `${where} lacks “${said}”`))
      : [];
  },
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
    const none = bare(speech.words.noDissent);
    return shown(surfaces).flatMap(([where, text]) => [
      ...unless(
        text.includes(none) === (dissent === undefined && !document.banner.rehearsal),
        `${where} on dissents: ${document.dissents.length}`,
      ),
      ...(dissent
        ? unless(text.includes(bare(dissent.seat.name)), `${where} lacks the dissent of ${dissent.seat.name}`)
        : []),
    ]);
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
    const at = (place: number) => bare(speech.percent(place));
    const named = (left: string) =>
      bare(
        speech.say('without', {
          what: isProvider(left) ? providerName(left) : speech.lens(left),
        }),
      );
    return laidOut(surfaces).flatMap(([where, text]) => [
      ...unless(
        text.includes(bare(speech.words.sameWinner)) === (flips.length === 0),
        `${where} on leaving one out: ${flips.length} flips`,
      ),
      ...(tip
        ? unless(text.includes(at(tip.counted.at)), `${where} lacks where ${tip.text} would tip the result`)
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
