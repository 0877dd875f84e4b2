import type { Flip } from '../../../../shared/views/reportDocument/types/dissents.ts';
import { catalogueOf } from '../../catalogues.ts';
import { letters } from '../reading/compared.ts';
import type { Question } from '../reading/onWatch.ts';
import { type Rule, type Surfaces, unless } from '../surfaces.ts';

const words = await catalogueOf('en', 'watch');
const percent = new Intl.NumberFormat('en', { style: 'percent' });
/** Seats that moved are named up to this one, then counted. */
const named = 3;

/** What the watch page says of a case that is delivered, as the report says it. */
export const watchRules: Readonly<Record<string, Rule>> = {
  /** Each question once, with one probability and the panels that ask it, in the order of the report. A rehearsal believes nothing. */
  watchCruxes: (surfaces) => {
    const { document, watch } = surfaces;
    if (!watch) return [];
    if (document.banner.rehearsal)
      return [...watch.beside, ...watch.above].flatMap(({ asks, says }) =>
        unless(!/\d%/u.test(says), `a rehearsal believes of “${asks}”: ${says}`),
      );
    const asked = document.cruxes.map(({ proposition }) => letters(proposition));
    const [beside, above] = [watch.beside, watch.above].map((all) => all.map(({ asks }) => letters(asks)));
    return [
      ...unless(asked.join('\n') === beside?.join('\n'), `beside the transcript: ${beside?.join(' / ')}`),
      ...unless(new Set(above).size === above?.length, `twice above the transcript: ${above?.join(' / ')}`),
      ...unless(!asked.length || !!above?.length, 'no question above the transcript'),
      ...[...watch.beside, ...watch.above].flatMap((one) => numbersOf(surfaces, one)),
    ];
  },
  /** Who moved and for what reason: that of the ballot on which the report says so. */
  watchMoves: ({ document: { moved, banner }, history, watch }) => {
    if (!watch || !history || banner.rehearsal) return [];
    const { flips } = moved;
    const more = flips.length > named ? 1 : 0;
    return [
      ...unless(
        watch.moves.length === Math.min(named, flips.length) + more,
        `${flips.length} seats moved, said: ${watch.moves.join(' / ')}`,
      ),
      ...flips.slice(0, named).flatMap((flip, i) => {
        const said = watch.moves[i] ?? '';
        const told = [flip.seat.name, ` ${flip.from} ${flip.to} `, reasonOf(flip, history)];
        return unless(
          told.every((part) => said.includes(part)),
          `“${told.join(' ')}”, said: “${said}”`,
        );
      }),
    ];
  },
};

const numbersOf = ({ document, history }: Surfaces, { asks, says }: Question): string[] => {
  const own = document.cruxes.find(({ proposition }) => letters(proposition) === letters(asks));
  if (!own) return [`“${asks}” is no question of the report`];
  const shares = [percent.format(1 - own.q), percent.format(own.q)];
  const said = says.match(/\d+%/gu) ?? [];
  const panels = (history ?? []).flatMap(({ type, data }) =>
    type === 'CruxChosen' && data && data.panel > 0 && letters(data.proposition ?? '') === letters(asks)
      ? [data.panel]
      : [],
  );
  const saidOf = [...says.matchAll(/Panel (\d)/gu)].map(([, panel]) => Number(panel));
  return [
    ...unless(shares.join() === said.join(), `“${asks}”: ${shares.join()}, said: ${said.join()}`),
    ...unless(
      panels.toSorted((a, b) => a - b).join() === saidOf.join(),
      `“${asks}”: panels ${panels.join()}, said: ${saidOf.join()}`,
    ),
  ];
};

const reasonOf = ({ seat, kind, revision }: Flip, history: NonNullable<Surfaces['history']>): string => {
  const event = history[revision];
  const ballots = event?.type === 'BallotsRevealed' ? (event.data?.ballots ?? []) : [];
  const ids = ballots.find(({ seatId }) => seatId === seat.seatId)?.ballot.change?.evidenceIds ?? [];
  const isFor = ids.length > 0 && kind !== 'no_new_evidence';
  return isFor
    ? textOf('watch.score.because').replace('{ids}', ids.slice(0, named).join(', '))
    : textOf(`watch.score.why.${kind}`);
};

const textOf = (key: string): string => {
  const text = words[key];
  if (typeof text !== 'string') throw new Error(`expected one text for ${key}, found ${typeof text}`);
  return text;
};
