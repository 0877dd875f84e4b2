/** The example case, written out by hand: what its owner wrote, what the invented pages say, and how the decision is framed. */

export const exampleStart = '2026-11-16T09:30:00.000Z';

export const note =
  'An example, written out in advance by Witan’s makers. No AI model was consulted. The bakery, its figures and its documents are invented; the providers on the seats only show how a panel is made up.';

export const q1 = `Should Hartwell & Daughters, our bakery in Leeds, open a second shop in the station concourse?

Our shop on Harbour Street sold £610,000 last year and made £70,000 of profit. The station landlord offers a unit at £84,000 a year for ten years, with our first break at the end of year 3. The fit-out would cost £147,000, which the bank lends us at 8.1%. The new shop would break even at £6,000 of sales a week; at today’s footfall we expect £6,100.

The unit has stood empty since 3 November, and an empty unit costs the landlord about £1,600 a week, our agent says. We could ask for a break at month 18 and half rent for the first six months. He wants a personal guarantee, and repairs are passed on in the service charge. We could also use the ovens we have, which stand cold from two in the afternoon, as a production kitchen for cafés, or do nothing for a year.

Marta, our head baker, would have to run both ovens until a second baker is trained. Nobody has asked her yet. The landlord wants an answer by 2 December 2026.`;

type Page = { readonly url: string; readonly publisher: string; readonly text: string };
const page = (url: string, publisher: string, text: string): Page => ({ url, publisher, text });

/** Invented pages at addresses that lead nowhere (RFC 2606). */
export const pages = {
  leases: page(
    'https://leases.example/station-leases-2026',
    'Station Leases Compared',
    'Station leases compared, autumn 2026. We read the leases of 212 shops in nine large stations. Of station leases signed since 2022, 41 per cent contain a tenant’s break before the twenty-fourth month. Half rent in the opening months is granted most often where a unit has stood empty over Christmas.',
  ),
  sites: page(
    'https://outlets.example/second-sites',
    'Survey of Food Outlets',
    'Second sites. We followed 640 food businesses with a single shop that opened another between 2015 and 2022. Of second sites opened by single-site food businesses, 18 per cent had closed within three years. Most of those that closed had lost a key person in the first year.',
  ),
  saying: page(
    'https://trade.example/old-sayings',
    'The Trade Counter',
    'Old sayings of the trade, looked up. “85 per cent of second sites fail” is repeated at every counter. We asked where it comes from. Nobody knew, and the only survey there is counts 18 per cent.',
  ),
  footfall: page(
    'https://counts.example/leeds-concourse',
    'Rail operator, footfall counts',
    'Leeds, east concourse. The mean weekday count over eight weeks in autumn 2026 was 11,300 people. Two thirds of them pass before ten in the morning.',
  ),
  timetable: page(
    'https://timetable.example/may-2027',
    'Timetable Notices',
    'Changes from May 2027. Two of the nine morning services will use the far platforms, which are reached by the west stairs. The evening services stay where they are.',
  ),
  bakers: page(
    'https://vacancies.example/bakers-2026',
    'Northern Vacancy Monitor',
    'Food trades, third quarter 2026. Vacancies for qualified bakers in West Yorkshire stayed open for eleven weeks on average. Every fifth was withdrawn unfilled.',
  ),
} as const;

export const options = {
  wait: 'Do nothing for a year',
  negotiate: 'Negotiate break and rent first',
  kitchen: 'Production kitchen for cafés',
  take: 'Take the station lease now',
} as const;
export type Choice = keyof typeof options;

export const triage = {
  title: 'A second shop in the station concourse',
  language: 'en',
  domain: 'retail expansion',
  stakes: 4,
  reversibility: 'mixed',
  deadline: '2 December 2026',
  isDecision: true,
  policyFlags: [],
  leanSpans: [],
  lean: null,
  named: [],
  frame: {
    statement:
      'This is less a question of footfall than of what can be undone. The offer on the table binds the bakery for three years before the first way out, and it rests on one person who has not been asked. So I set beside yes and no the bargain that nobody has tried yet, and the ovens you already own.',
    question: 'Should Hartwell & Daughters open a second shop in the station concourse, and on what terms?',
    options: [
      { title: options.take, description: 'Sign the lease as offered, with the first break after year 3.', origin: 'user' },
      {
        title: options.negotiate,
        description: 'Ask for a break at month 18 and half rent for six months; sign only with both.',
        origin: 'user',
      },
      { title: options.kitchen, description: 'Bake for cafés in the hours in which the ovens stand cold.', origin: 'panel' },
      { title: options.wait, description: 'Train a second baker first, and look again in autumn 2027.', origin: 'status_quo' },
    ],
    criteria: [
      { name: 'Survives a bad quarter', why: 'The first shop feeds two families.', weight: 0.35, direction: 'more' },
      { name: 'Profit in year 3', why: 'It is why one would do it at all.', weight: 0.25, direction: 'more' },
      { name: 'Can be undone', why: 'What getting out costs, and until when.', weight: 0.2, direction: 'more' },
      { name: 'Strain on people', why: 'One head baker, two ovens.', weight: 0.2, direction: 'less' },
    ],
    constraints: ['The landlord wants an answer by 2 December 2026.'],
    assumptions: ['The bank lends at 8.1%.'],
    horizon: '3 years',
    successMetric: 'Profit of both shops together in year 3',
    named: [
      { said: 'open a second shop in the station concourse', option: options.take },
      { said: 'ask for a break at month 18 and half rent for the first six months', option: options.negotiate },
      { said: 'do nothing for a year', option: options.wait },
    ],
  },
} as const;

type Found = {
  readonly claim: string;
  readonly quote: string;
  readonly from: keyof typeof pages | 'case';
  readonly kind: 'fact' | 'base_rate' | 'estimate';
  readonly grade: 'A' | 'B' | 'C' | 'D';
  readonly supports: Partial<Readonly<Record<Choice, number>>>;
  readonly verdict?: 'contradicted';
  readonly note?: string;
};

/** What each of the three researchers found, in their order. */
export const findings: readonly (readonly Found[])[] = [
  [
    {
      claim: '41% of station leases signed since 2022 have a tenant’s break before month 24.',
      quote: 'Of station leases signed since 2022, 41 per cent contain a tenant’s break before the twenty-fourth month.',
      from: 'leases',
      kind: 'fact',
      grade: 'B',
      supports: { negotiate: 2, take: -1 },
      note: 'The page counts exactly this, over 212 leases.',
    },
    {
      claim: '18% of second sites close within three years.',
      quote: 'Of second sites opened by single-site food businesses, 18 per cent had closed within three years.',
      from: 'sites',
      kind: 'base_rate',
      grade: 'A',
      supports: { negotiate: 1, take: 1, wait: -1 },
      note: 'A survey of 640 businesses; the years and the kind of shop fit.',
    },
    {
      claim: '85% of second sites fail.',
      quote: '85 per cent of second sites fail',
      from: 'saying',
      kind: 'base_rate',
      grade: 'D',
      supports: { wait: 2, take: -2 },
      verdict: 'contradicted',
      note: 'The page quotes it as a saying and corrects it: the survey counts 18 per cent.',
    },
  ],
  [
    {
      claim: '11,300 people pass the unit on a weekday, two thirds of them before ten in the morning.',
      quote: 'The mean weekday count over eight weeks in autumn 2026 was 11,300 people.',
      from: 'footfall',
      kind: 'fact',
      grade: 'B',
      supports: { take: 2, negotiate: 1 },
      note: 'The count is of this concourse, and of this autumn.',
    },
    {
      claim: 'From May 2027 two of the nine morning services leave from the far platforms.',
      quote: 'Two of the nine morning services will use the far platforms, which are reached by the west stairs.',
      from: 'timetable',
      kind: 'fact',
      grade: 'A',
      supports: { take: -1, wait: 1 },
      note: 'A notice of the operator’s; the west stairs do not pass the unit.',
    },
  ],
  [
    {
      claim:
        'A break at year 3 commits £252,000 of rent. A break at month 18 with half rent for six months commits £105,000, and saves £21,000 in the first year.',
      quote:
        'The station landlord offers a unit at £84,000 a year for ten years, with our first break at the end of year 3.',
      from: 'case',
      kind: 'estimate',
      grade: 'B',
      supports: { negotiate: 2, take: -2 },
    },
    {
      claim: 'A vacancy for a qualified baker in West Yorkshire stays open for eleven weeks on average.',
      quote: 'Vacancies for qualified bakers in West Yorkshire stayed open for eleven weeks on average.',
      from: 'bakers',
      kind: 'fact',
      grade: 'B',
      supports: { wait: 1, take: -1, negotiate: -1 },
      note: 'The monitor says so of the third quarter of 2026.',
    },
  ],
];
