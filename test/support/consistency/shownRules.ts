import { isProvider } from '../../../shared/events/providers.ts';
import { providerName } from '../../../shared/words/providerNames.ts';
import { heldDown } from '../../../shared/views/reportDocument/heldDown.ts';
import { flipsOf, fragilityOf } from '../../../shared/views/reportDocument/fragility.ts';
import { estimatesSaid } from '../../../shared/words/estimatesSaid.ts';
import { successSaid } from '../../../shared/words/successSaid.ts';
import type { Words } from '../../../shared/words/words.ts';
import { bare, type Rule, type Surfaces, unless } from './surfaces.ts';

/** All that the e-mail says, without white space. */
const mail = ({ email }: Surfaces): string =>
  bare(
    [email.subject, email.preview, ...email.blocks.flatMap((block) => ('text' in block ? [block.text] : []))].join(
      '\n',
    ),
  );

/** The e-mail and, where it was drawn, the first page of the PDF. */
const shown = (surfaces: Surfaces): readonly (readonly [string, string])[] => [
  ['e-mail', mail(surfaces)],
  ...(surfaces.pdf ? [['page one', surfaces.pdf[0] ?? ''] as const] : []),
];

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
  forecastShown: ({ document, speech, pdf }) => {
    const said = bare(successSaid(document, speech));
    return pdf && said ? unless(pdf[0]?.includes(said) ?? false, `page one lacks “${said}”`) : [];
  },
  estimatesShown: ({ document, speech, pdf }) => {
    const said = bare(estimatesSaid(document, speech));
    return pdf && said ? unless(pdf[0]?.includes(said) ?? false, `page one lacks “${said}”`) : [];
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
  heldDownShown: ({ document, speech, pdf }) =>
    pdf === null
      ? []
      : heldDown(document.recommendation).flatMap(({ label, option }) =>
          unless((pdf[0] ?? '').includes(bare(speech.say(label, { option }))), `page one lacks “${label}”`),
        ),
  fragilityShown: ({ document, speech, pdf }) => {
    if (pdf === null || document.sensitivity === null) return [];
    const page = pdf[0] ?? '';
    const flips = flipsOf(document);
    const tip = fragilityOf(document)?.tip;
    const at = (place: number) => bare(speech.percent(place));
    const named = (left: string) =>
      bare(
        speech.say('without', {
          what: isProvider(left) ? providerName(left) : speech.lens(left),
        }),
      );
    return [
      ...unless(
        page.includes(bare(speech.words.sameWinner)) === (flips.length === 0),
        `page one on leaving one out: ${flips.length} flips`,
      ),
      ...(tip
        ? unless(page.includes(at(tip.counted.at)), `page one lacks where ${tip.text} would tip the result`)
        : []),
      ...flips
        .slice(0, 2)
        .flatMap(({ left }) => unless(page.includes(named(left)), `page one lacks what happens without ${left}`)),
    ];
  },
  optionsShown: ({ document, pdf }) =>
    pdf === null
      ? []
      : document.options.flatMap(({ title }) =>
          unless(pdf.join('').includes(bare(title)), `the PDF lacks the option ${title}`),
        ),
  dissentsInFull: ({ document, pdf }) =>
    pdf === null
      ? []
      : document.dissents.flatMap(({ text, seat }) =>
          unless(
            pdf.join('').includes(bare(text.split('\n')[0] ?? '').slice(0, 60)),
            `the PDF lacks the dissent of ${seat.name}`,
          ),
        ),
};
