import type { ComparisonReply } from '../../../shared/api/cases/again.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import type { Words } from '../../words/words.svelte.ts';

export type Row = {
  /** Which option it is of; null for a criterion. */
  readonly at: number | null;
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
};
export type Kind = 'share' | 'score' | 'amount';
export type Table = {
  readonly title: string;
  readonly first: string;
  readonly rows: readonly Row[];
  readonly kind: Kind;
  /** Why its figures have no difference. */
  readonly incomparable?: string;
};

/** Of the figures as they are shown, so that the three add up. */
const points = (value: number, kind: Kind) => Math.round(kind === 'share' ? value * 100 : value);
export const differenceOf = ({ before, after }: Row, kind: Kind): number | null =>
  before === null || after === null ? null : points(after, kind) - points(before, kind);

/** Otherwise forecasts differ because other seats made them. */
export const haveSameForecasters = ({ before, after }: ComparisonReply): boolean =>
  before.forecasters === after.forecasters;

type Said = { readonly t: Words['t']; readonly speech: Speech };

/** The figures of two cases by what became of them. A table of which some rows moved is in two parts. */
export const tablesOf = (found: ComparisonReply, said: Said) => {
  const tables = allOf(found, said).filter(({ rows }) => rows.length > 0);
  const comparable = tables.filter(({ incomparable }) => incomparable === undefined);
  const withRows = (isKept: (row: Row, kind: Kind) => boolean): readonly Table[] =>
    comparable
      .map((table) => ({ ...table, rows: table.rows.filter((row) => isKept(row, table.kind)) }))
      .filter(({ rows }) => rows.length > 0);
  return {
    moved: withRows(hasMoved),
    unmoved: withRows((row, kind) => !hasMoved(row, kind)),
    incomparable: tables.filter(({ incomparable }) => incomparable !== undefined),
  };
};

const hasMoved = (row: Row, kind: Kind): boolean => differenceOf(row, kind) !== 0 && row.before !== row.after;

const allOf = (found: ComparisonReply, { t, speech }: Said): readonly Table[] => {
  const { options, currency } = found;
  const ofOptions = (
    title: string,
    kind: Kind,
    figure: (option: (typeof options)[number]) => Pick<Row, 'before' | 'after'>,
  ): Table => ({
    ...{ title, kind, first: t('case.option') },
    rows: options.map((option, at) => ({ at, name: option.title, ...figure(option) })),
  });
  const weights: Table = {
    ...{ title: t('compare.weights'), kind: 'share', first: t('again.criterion') },
    rows: found.criteria.map(({ name, weight }) => ({ at: null, name, ...weight })),
  };
  if (found.rehearsal) return [weights];
  const forecasts = ofOptions(t('compare.success'), 'share', ({ success }) => success);
  return [
    ofOptions(t('compare.shares'), 'share', ({ p }) => p),
    ofOptions(t('compare.scores'), 'score', ({ score }) => score),
    ...(forecasts.rows.some(({ before, after }) => before !== null || after !== null)
      ? [haveSameForecasters(found) ? forecasts : { ...forecasts, incomparable: t('compare.success.others') }]
      : []),
    ...(currency === null
      ? []
      : [
          ofOptions(
            speech.named(speech.words.presentValue, currency).trim(),
            'amount',
            ({ present_value }) => present_value,
          ),
        ]),
    weights,
  ];
};
