import { lenses } from '../../shared/events/codes.ts';
import type { Story } from './histories.ts';

/** The case of the prototype pages, in English: long enough to fill a report, plausible enough to be read. */
export const english: Story = {
  language: 'en',
  rehearsal: false,
  title: 'A second shop in the station concourse',
  question: 'Should Hartwell & Daughters, a bakery in Leeds, open a second shop in the station concourse?',
  options: [
    'Take the station lease now',
    'Negotiate break and rent first',
    'Production kitchen for cafés',
    'Do nothing for a year',
  ],
  criteria: ['Survives a bad quarter', 'Profit in year 3', 'Can be undone'],
  headline:
    'Negotiate for an 18-month break and six months of stepped rent, and sign only if you get both by 2 December.',
  reasons: [
    'The break is worth more than the rent. With a break at year 3 you commit £252,000 before the first way out. At month 18, with half rent for six months, you commit £105,000.',
    'The shop only just carries itself. It breaks even at £6,000 of sales a week; at today’s footfall we expect £6,100. Half rent for six months saves £21,000, which pays for the mistakes of a first winter.',
    'The landlord can be asked. Four in ten comparable leases have a break before month 24, and this unit stands empty over Christmas at £1,600 a week.',
    'Asking costs eleven days and no money. If either condition is refused, you stand where waiting would have put you, with the bakery whole.',
  ],
  claims: [
    '11,300 people pass the unit on a weekday',
    '41 % of comparable leases have a break before month 24',
    '18 % of second sites close within three years',
    '85 % of second sites fail',
    'The unit has been listed as vacant since 3 November',
  ],
  quotes: [
    'The mean weekday count over eight weeks was 11,300.',
    'Two in five station leases signed since 2022 contain a tenant break before the twenty-fourth month.',
    'Of second sites opened by single-site food businesses, 18 per cent had closed within three years.',
  ],
  dissent: {
    text: 'Nobody here has run two ovens with one baker. Every figure in the majority’s case survives a bad quarter; none survives her resignation. Wait a year and train the second baker: the station will still be there.',
    argument:
      'With one baker and two ovens, wait a year and train the second baker: “the station will still be there.”',
    conditions: 'No second baker can be hired by March.',
    watch: 'She swaps two shifts in one week.',
  },
  reply:
    'The seat is right about the risk, and the plan takes it over: ask her first, hire the second baker before fit-out. We part on the year. A new bidder is more likely by then than a new unit.',
  concurrence:
    'Sign on the two conditions, and borrow less: under £80,000. At 8.1 % the last £20,000 buys a nicer counter and costs you the winter.',
  crux: [
    'Can one head baker carry two sites for the first six months?',
    'Is the 18-month break obtainable?',
    'Is 11,300 weekday footfall still true after the timetable change?',
  ],
  failures: [
    'The fit-out overran by £30,000',
    'The head baker resigned in month five',
    'The landlord gave the break and took it back in the service charge',
    'The new timetable moved the crowd to the far platforms',
    'A chain opened on the other side of the concourse',
  ],
  change: [
    'Weekday footfall below 9,000 (the 2025 count is 11,300)',
    'A break clause later than 24 months',
    'No second baker by March',
  ],
  risk: 'The head baker leaves.',
  action: 'Send the landlord the two conditions, in writing.',
  owner: 'Ruth',
  by: 'Friday, 5 December 2026',
  exit: 'Asking costs nothing. Signing binds until month 18, for £105,000 of rent.',
  assumption: 'Bread prices rise by 4 % a year.',
  asked: 'What would you give up to keep the head baker?',
  answered: 'Keep her. If the station cost us her, I would not want the station.',
  lenses,
  names: [
    'the Accountant',
    'the Regular',
    'the Engineer',
    'the Lender',
    'the Actuary',
    'the Neighbour',
    'the Solicitor',
    'the Planner',
    'the Operator',
    'the Clerk',
  ],
};

export const rehearsal: Story = { ...english, rehearsal: true };
