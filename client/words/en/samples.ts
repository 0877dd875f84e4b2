/** Decisions to start from, for whoever has none at hand; `why` says what makes each a good case. */
export default {
  'sample.shop.name': 'the second shop',
  'sample.shop.text':
    'We are two owners with one bakery in Leeds, £612k revenue, 11.4 % margin. The station offers us a unit: £84k a year for seven years, break at year 3. The fit-out costs £140k, the bank offers £100k at 8.1 %. Our head baker would have to run both. Do we sign, haggle, or let it go? We must answer by 5 December.',
  'sample.shop.why':
    'It names what cannot be undone, gives three real options and a date. The baker is the fact no spreadsheet would have shown.',
  'sample.customer.name': 'the big customer',
  'sample.customer.text':
    'One customer brings 41 % of our revenue and asks for 12 % off, in exchange for a two-year contract. We make dental aligners, 23 people, cash for five months. If we refuse they may leave in spring. Accept, refuse, or offer something else? They want to know on the 19th.',
  'sample.customer.why':
    '“Or something else” lets the panel add an option you did not think of. Five months of cash tells it how wrong you can afford to be.',
  'sample.cofounder.name': 'the co-founder',
  'sample.cofounder.text':
    'My co-founder wants to step back to two days a week and keep her 45 %. We are friends and sell scheduling software to clinics, £1.1m a year, nine people. Should we buy her out over three years, agree on vesting for the days she works, or leave the shares alone? She wants an answer before the board meets on 12 January.',
  'sample.cofounder.why':
    'It has three real options and says what is at stake beside money. What you lean to goes into its own group: no seat sees that before the blind ballots are sealed.',
};
