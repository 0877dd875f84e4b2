/** What is said in the exchange, against the leader, and at the end. `<crux>` in the order in which the panel chose them. */

type Claim = {
  readonly text: string;
  readonly cites: readonly string[];
  readonly concession: string;
  readonly steelman: string;
};

/** By the seat's lens. */
export const claims: Readonly<Record<string, Claim>> = {
  people_organisation: {
    text: 'I say she cannot. Nineteen hours between first dough and last tray, six days a week, until a stranger is found and taught: people do not resign over such weeks, they resign after them. Ask her first; if I am wrong, you lose an afternoon.',
    cites: ['E-18'],
    concession: 'She may like the thought of a second shop, and of running it.',
    steelman: 'A new shop could be the very thing that keeps an ambitious baker.',
  },
  law_ethics: {
    text: 'I say she can, if she is asked first and paid as what she would become: head of two bakeries. Then the second oven is a promotion, with a baker under her from the first day. The break at month 18 gives her a way back as well, and that can stand in her contract.',
    cites: ['E-1'],
    concession: 'Without a second baker by spring I would not open either.',
    steelman: 'Consent that is asked for after the lease is signed is no consent.',
  },
  strategy_optionality: {
    text: 'I say he grants it. His unit loses £1,600 a week, and over Christmas nobody fits out a shop. Four leases in ten have such a clause, so he will have signed one before. What we ask costs him nothing unless we fail, and he does not expect that we will.',
    cites: ['E-1'],
    concession: 'A landlord with another bidder at the table owes us nothing.',
    steelman: 'A chain pays more and asks for no break; he may prefer to wait for one.',
  },
  risk_of_ruin: {
    text: 'I say we would get it in name only. A break for which we forfeit the deposit, restore the unit and give nine months’ notice is one that nobody can afford to use. He gives with the left hand, and the service charge takes with the right.',
    cites: ['E-17'],
    concession: 'If it comes without strings, the risk of ruin is halved.',
    steelman: 'Two in five comparable tenants did get it, and they are no better known than the Hartwells.',
  },
};

type Examination = { readonly text: string; readonly check: string; readonly question: string; readonly cites: readonly string[] };

/** By the seat that argues for the crux. */
export const examinations: Readonly<Record<string, Examination>> = {
  people_organisation: {
    text: 'Sorrel, how long must Marta carry both ovens: your eleven weeks, or longer? Bramble, who pays the second baker before the shop opens, and is that in anybody’s sums?',
    cites: ['E-18'],
    check: 'E-18',
    question: 'Is it the time until a post is filled, or until it is withdrawn as well?',
  },
  strategy_optionality: {
    text: 'Briar, do your four in ten include small tenants, or only chains with lawyers? Elder, what would make a break usable: name the strings that must be absent.',
    cites: ['E-1'],
    check: 'E-1',
    question: 'Does the count tell small tenants and chains apart?',
  },
};

/** By the item that is looked up again. */
export const checks: Readonly<Record<string, { readonly text: string; readonly verdict: 'supported' | 'unclear' }>> = {
  'E-18': {
    text: 'The monitor counts vacancies that stayed open, and says that every fifth was withdrawn unfilled. Eleven weeks is therefore the better case; one search in five ends without a baker.',
    verdict: 'supported',
  },
  'E-1': {
    text: 'The page read 212 leases in nine stations and does not tell chains from small tenants. The share holds for all of them together; for a bakery alone it says nothing certain.',
    verdict: 'supported',
  },
};

/** How the leading option failed, told from afterwards. */
export const stories = [
  {
    story:
      'The break was granted and never used. When they wanted out at month 17 the notice period had passed by nine days, and nobody had put the date into a calendar.',
    cause: 'The notice for the break was missed.',
    earlySign: 'Nobody can say by heart when notice is due.',
    when: 'month 17',
    probability: 0.08,
    mitigation: 'Enter the date of notice with two people on the day of signing.',
    killsOption: false,
    evidenceIds: ['E-17'],
  },
  {
    story:
      'Marta ran both ovens through the first winter, said nothing, and handed in her notice in April. Harbour Street lost its bread before the station had found its own.',
    cause: 'The head baker resigned.',
    earlySign: 'She swaps two shifts in one week.',
    when: 'month 5',
    probability: 0.22,
    mitigation: 'Hire the second baker before the fit-out begins.',
    killsOption: true,
    evidenceIds: ['E-18'],
  },
  {
    story:
      'Behind the panels the builders found the old drain. The opening slipped to August, the six cheap months ran from the lease and not from the opening, and they were gone.',
    cause: 'The fit-out took longer than the stepped rent.',
    earlySign: 'The survey of the unit excludes what lies behind the walls.',
    when: 'month 6',
    probability: 0.18,
    mitigation: 'Let the half rent begin on the day of opening.',
    killsOption: false,
    evidenceIds: ['E-17'],
  },
  {
    story:
      'In May the early trains moved to the far platforms. The queue that had reached the clock now ended at the door, and weekly sales settled just under £5,000.',
    cause: 'The timetable took the morning crowd away.',
    earlySign: 'The count on a Tuesday in May is below 9,000.',
    when: 'month 4',
    probability: 0.15,
    mitigation: 'Count for a week in May and cut the opening hours at once.',
    killsOption: false,
    evidenceIds: ['E-10'],
  },
  {
    story:
      'A chain opened at the other end of the concourse with coffee for a pound. The bread was better and the line was shorter, and commuters chose the line.',
    cause: 'A chain opened opposite.',
    earlySign: 'Hoarding goes up around the unit by the west stairs.',
    when: 'month 9',
    probability: 0.14,
    mitigation: 'Ask for exclusivity on fresh bread in the lease.',
    killsOption: false,
    evidenceIds: ['E-9'],
  },
] as const;

/** By the option that is held. */
export const dissents = {
  wait: {
    text: 'Nobody here has run two ovens with one baker. The panel has bargained with a landlord who was not in the room and forgotten a woman who will be. If Marta leaves, the break at month 18 is no comfort: it is Harbour Street that closes. Wait a year and train the second baker. The station will still be there, and if this unit is not, another will be.',
    decisiveArgument: 'With one baker and two ovens, wait a year and train the second baker: the station will still be there.',
    evidenceIds: ['E-18'],
    conditions: 'No second baker can be hired by spring.',
    watch: 'She swaps two shifts in one week.',
  },
  take: {
    text: 'My colleagues treat the unit as if it would wait for their letter. It has been empty for two weeks, in the best season there is, in front of eleven thousand people a day. The clauses they want are worth having and not worth losing it for. Sign, and ask for the break in the same breath, but do not make the one hang on the other.',
    decisiveArgument: 'The place is what cannot be bought later; the clause is.',
    evidenceIds: ['E-9'],
    conditions: 'A second bidder appears before 2 December.',
    watch: 'The landlord stops answering within a day.',
  },
} as const;

export const replies: Readonly<Record<keyof typeof dissents, string>> = {
  wait: 'The dissent is right about the risk, and the plan takes it over: Marta is asked before anything is signed, and the second baker is hired before the fit-out. We part on the year. By then a new bidder is more likely than a new unit.',
  take: 'A place that only just carries itself is not worth any price. If a second bidder makes the landlord refuse, we lose a shop that would have earned £100 a week, and keep one that earns a living.',
};

export const draft = {
  headline:
    'Negotiate for a break at month 18 and half rent for six months, and sign only if you get both by 2 December 2026.',
  reasons: [
    {
      text: 'The break is worth more than the rent. As offered you commit 3 × £84,000 = £252,000 before the first way out. With the break at month 18 it is half a year at half rent, £84,000 ÷ 4 = £21,000, and one at full rent: £21,000 + £84,000 = £105,000.',
      evidenceIds: ['E-17'],
    },
    {
      text: 'The shop only just carries itself: it breaks even at £6,000 of sales a week, and you expect £6,100. The stepped rent saves £21,000, which pays for the mistakes of a first winter.',
      evidenceIds: ['E-17'],
    },
    {
      text: 'The landlord can be asked. Of comparable leases 41% have a break within two years, and his empty unit costs him about £1,600 a week.',
      evidenceIds: ['E-1'],
    },
    {
      text: 'Asking costs no money. If either condition is refused, you stand where waiting would have put you, with the bakery whole.',
      evidenceIds: [],
    },
  ],
  outsideView: {
    referenceClass: 'Second shops of food businesses that had one.',
    baseRate: '18% had closed within three years.',
    adjustment: 'Up for a single head baker, down for an early way out; about the same in all.',
  },
  whatWouldChange: [
    'Marta says no, or asks for a year.',
    'The landlord refuses the break at month 18, or hangs conditions on it that nobody could meet.',
    'A weekday count in the concourse far below 11,300.',
  ],
  nextAction: {
    what: 'Ask Marta, and then send the landlord both conditions on one page.',
    owner: 'Ruth Hartwell',
    by: '2026-11-20',
  },
  biggestRisk: 'Marta leaves, and the first shop pays for the second.',
  plan: [
    {
      what: 'Ask Marta what she would need to run two ovens, and until when.',
      owner: 'Ruth Hartwell',
      by: '2026-11-18',
      firstStep: 'An hour with her away from the shop.',
      cost: 'nothing',
      dependsOn: [],
    },
    {
      what: 'Send the landlord the break, the stepped rent and a ceiling on the service charge, as one offer.',
      owner: 'Ruth Hartwell',
      by: '2026-11-20',
      firstStep: 'Have the letter read by a solicitor.',
      cost: 'a solicitor’s afternoon',
      dependsOn: [0],
    },
    {
      what: 'Advertise for the second baker, to start on Harbour Street.',
      owner: 'Marta',
      by: '2026-12-04',
      firstStep: 'Write down which nights the new baker would take over.',
      cost: 'the advertisement',
      dependsOn: [0],
    },
    {
      what: 'Sign if both conditions stand in the lease; otherwise write a friendly no.',
      owner: 'Ruth Hartwell',
      by: '2026-12-02',
      firstStep: 'Put the date of notice for the break into two calendars.',
      cost: 'the first quarter’s rent',
      dependsOn: [1],
    },
  ],
  tripwires: [
    {
      metric: 'People who pass the unit on a weekday',
      threshold: 'fewer than 9,000 in a counted week',
      date: '2027-05-31',
      action: 'Cut the opening hours to the morning and prepare the notice.',
      owner: 'Ruth Hartwell',
    },
    {
      metric: 'A second baker',
      threshold: 'not hired',
      date: '2027-03-01',
      action: 'Do not begin the fit-out.',
      owner: 'Marta',
    },
    {
      metric: 'Sales at the station',
      threshold: 'below £6,000 a week on the average of a quarter',
      date: '2027-12-31',
      action: 'Give notice for month 18.',
      owner: 'Ruth Hartwell',
    },
  ],
  reviewDate: '2027-03-01',
  cheapestTest: 'Ask Marta. It takes an hour.',
  exitCost: 'Asking binds you to nothing. Signing on these terms binds you until month 18, for £105,000 of rent.',
  separateOpinion: null,
  calculations: ['£21,000 = 84,000 / 2 / 2', '£105,000 = 84,000 / 2 / 2 = 21,000; 21,000 + 84,000'],
} as const;
