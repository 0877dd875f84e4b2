/** A lens or a service role as one stroke; a lens we do not know gets a plain ring. */
export const glyphOf = (lens: string): string => glyphs[lens] ?? 'M12.5 8a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0z';

const person = 'M10.25 5a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0zM3.5 13.5c0-3 2-4.5 4.5-4.5s4.5 1.5 4.5 4.5';
const people =
  'M7.75 5.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM2 13c0-2.5 1.5-4 3.75-4s3.75 1.5 3.75 4M10 3.75a2 2 0 0 1 0 3.75M11 9.25c2 .25 3 1.75 3 3.75';
const search = 'M11 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM10 10l3.5 3.5';

const glyphs: Readonly<Record<string, string>> = {
  economics: 'M2 13.5h12M3 11c3.5 0 4-6 10-7.5',
  customers_market: 'M3 5h8v4.5a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM11 6.5h.75a1.75 1.75 0 0 1 0 3.5H11',
  execution_operations: 'M3 2.5h10v11H3zM3 5.75h10M5.5 8h5v3h-5zM5.25 4.1h.1M7.5 4.1h.1',
  risk_of_ruin: 'M2 8.5a6 6 0 0 1 12 0zM8 2.5v-1M8 8.5v4a1.5 1.5 0 0 1-3 0',
  outside_view:
    'M13.5 8a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM2.5 8h11M8 2.5c-2.75 3-2.75 8 0 11M8 2.5c2.75 3 2.75 8 0 11',
  people_organisation: people,
  law_ethics: 'M8 2.5v11M5 13.5h6M3 4.5h10M3.25 4.5 1.5 9h3.5zM12.75 4.5 11 9h3.5z',
  technology:
    'M4.5 4.5h7v7h-7zM6.5 2v2.5M9.5 2v2.5M6.5 11.5V14M9.5 11.5V14M2 6.5h2.5M2 9.5h2.5M11.5 6.5H14M11.5 9.5H14',
  strategy_optionality:
    'M2.5 8H7M7 8c2 0 2-4.5 6-4.5M7 8c2 0 2 4.5 6 4.5M11.5 2l1.75 1.5L11.5 5M11.5 11l1.75 1.5-1.75 1.5',
  triage: 'M2.5 3.5h11M4.5 8h7M6.5 12.5h3',
  framer: 'M3 5V3h2M11 3h2v2M13 11v2h-2M5 13H3v-2M5.5 8h5',
  researcher: search,
  verifier: 'M13.5 8a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM5.5 8.25 7.25 10l3.25-4',
  stakeholder: person,
  red_team: 'M8 2.5 14 13.5H2zM8 6.5v3.5M8 11.75v.1',
  chair: 'M2.5 6.5 8 3l5.5 3.5zM4.5 6.5V11M8 6.5V11M11.5 6.5V11M2.5 13h11',
  reviewer: 'M8 4C6.5 3 4.5 2.75 2.5 3v9.5c2-.25 4 0 5.5 1 1.5-1 3.5-1.25 5.5-1V3C11.5 2.75 9.5 3 8 4zM8 4v9.5',
  reconciler: 'M3 3.5c0 4 2.5 4.5 5 4.5M13 3.5c0 4-2.5 4.5-5 4.5v5M6 11.5l2 2 2-2',
};
