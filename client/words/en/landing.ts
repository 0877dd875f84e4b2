export default {
  'landing.title': 'One hard decision, argued in front of you',
  'landing.headline':
    'Witan puts one hard business decision before a panel of AI seats on three providers, lets you watch them argue it, and gives you one recommendation with the dissent left in.',
  'landing.bring': 'Bring a decision',
  'landing.trial': '30 days free. No code, no card.',
  'landing.sample.question':
    'Should Hartwell & Daughters, a bakery in Leeds, open a second shop in the station concourse?',
  'landing.sample.note': 'Sample case. The bakery is invented; the form is what you get.',
  'landing.sample.crux': 'A crux, argued by both sides',
  'landing.sample.crux.text': 'Can one head baker carry two sites for the first six months?',
  'landing.sample.1.who': 'Juniper',
  'landing.sample.1.what': 'economics',
  'landing.sample.1':
    'At 8.1 % the loan costs £11,900 in its first year. That is 17 % of last year’s profit, before a single croissant is sold at the station.',
  'landing.sample.2.who': 'Alder',
  'landing.sample.2.what': 'strategy and optionality, to Juniper',
  'landing.sample.2':
    'An empty unit costs the landlord £1,600 a week. Asked for a break at month 18 before Christmas, he grumbles and signs. Asked in February, he has a coffee chain.',
  'landing.sample.3.who': 'Rowan',
  'landing.sample.3.what': 'outside view and base rates, to all',
  'landing.sample.3':
    '“85 % of second sites fail” is refuted. The source it cites says 18 %. Two ballots leaned on it; both seats must argue again without it.',
  'landing.sample.4.who': 'Hazel',
  'landing.sample.4.what': 'people and organisation, dissents for D',
  'landing.sample.4':
    'Nobody here has run two ovens with one baker. Every figure in the majority’s case survives a bad quarter; none survives her resignation.',
  'landing.sample.chart': 'How probable each option is to be the best one, before and after the debate',
  'landing.sample.a': 'Take the lease now',
  'landing.sample.b': 'Negotiate break and rent first',
  'landing.sample.c': 'Production kitchen for cafés',
  'landing.sample.d': 'Do nothing for a year',
  'landing.sample.was': 'was {share}',
  'landing.sample.votes':
    '15 seats, five on each provider. Seats of one provider think alike, so together they count as about 1.9 independent votes, not 15. The report prints that figure.',
  'landing.sample.rests': 'What it rests on',
  'landing.sample.e1': 'Rail operator, footfall count 2025.',
  'landing.sample.e2': 'Station leases compared, 2024.',
  'landing.sample.e3': '“85 % of second sites fail.”',
  'landing.sample.verified': 'Verified',
  'landing.sample.refuted': 'Refuted: the source says 18 %',
  'landing.sample.recommendation': 'The recommendation',
  'landing.sample.verdict':
    'Negotiate for an 18-month break and six months of stepped rent, and sign only if you get both by 2 December.',
  'landing.sample.strength': 'Probability that it is the best of the four: 57 %. Strength: lean.',
  'landing.sample.against': 'What stands against it',
  'landing.sample.dissent':
    'Hazel would wait a year and train the second baker: “the station will still be there.” The dissent is right if no second baker can be hired by March.',
  'landing.how': 'How it works',
  'landing.how.1': '1. You bring the decision.',
  'landing.how.1.text':
    'One field is enough. Say what you must choose, by when, and what it costs to be wrong. If an answer from you could change the result, the panel asks.',
  'landing.how.2': '2. The panel works where you can watch.',
  'landing.how.2.text':
    'Seats research, vote blind, then argue over the few questions that would change the vote. Every source is checked before it counts.',
  'landing.how.3': '3. You get one answer and its opposition.',
  'landing.how.3.text':
    'A report by e-mail and on your page: what to do first, what would change it, the plan with its alarms, and the dissent in the dissenter’s words.',
  'landing.differs': 'What is different here',
  'landing.differs.1': 'Votes are pooled by provider.',
  'landing.differs.1.text':
    'Ten seats on one model are one opinion with ten names. Each provider carries an equal share, however many seats it has, and the report prints how many independent votes that makes.',
  'landing.differs.2': 'Dissent is kept word for word.',
  'landing.differs.2.text':
    'The seat that held out writes its own opinion, with the condition under which it is right. The chair may not shorten it, soften it or leave it out.',
  'landing.differs.3': 'The history can be verified.',
  'landing.differs.3.text':
    'Every ballot, source and sentence is one link in a chain of hashes. Its head is printed in the PDF in your mailbox; change a word later and it no longer fits.',
  'landing.differs.4': 'An index of agents, beside it.',
  'landing.differs.4.text':
    'When the plan needs hands, search agents by what they can do. The index finds and describes; it takes no fee and ranks nobody for money.',
  'landing.modes': 'Three ways to run a case',
  'landing.modes.what': 'What it does',
  'landing.modes.long': 'How long',
  'landing.modes.ask': 'May it ask you?',
  'landing.modes.when': 'Take it when',
  'landing.mode.default': 'Default',
  'landing.mode.direct': 'Direct',
  'landing.mode.deep': 'Deep',
  'landing.default.what': 'One panel of 15 voting seats, up to four cruxes argued',
  'landing.direct.what': 'One panel of 9 voting seats, the two sharpest cruxes',
  'landing.deep.what': 'Three panels that never see each other, then a reconciliation',
  'landing.default.long': 'About 20 minutes, plus your reply',
  'landing.direct.long': 'Five minutes at most',
  'landing.deep.long': 'Up to an hour',
  'landing.default.ask': 'Yes, if the answer could change the result',
  'landing.direct.ask': 'Never. It states what it assumed',
  'landing.deep.ask': 'Yes, before the panels part',
  'landing.default.when': 'You can answer a question today',
  'landing.direct.when': 'You are in the lift on the way up',
  'landing.deep.when': 'It cannot be undone',
  'landing.cannot': 'What Witan cannot do',
  'landing.cannot.1':
    'It does not know the future. 57 % means: of these options, this one is best, more likely than not. It is not the chance that the shop succeeds.',
  'landing.cannot.2':
    'Fifteen seats that agree can all be wrong. They read the same internet. That is why unanimity is reported, never celebrated.',
  'landing.cannot.3':
    'It sees what you write and what is public. Your landlord’s face, your baker’s mood and your stomach it does not see.',
  'landing.cannot.4':
    'It is not legal, tax or medical advice, and it signs nothing. You decide; the record shows on what.',
  'landing.pricing': 'Pricing',
  'landing.pricing.all': 'What each plan contains',
  'landing.pricing.month': '{price} a month',
  'landing.pricing.year': 'from {price} a year',
  'landing.pricing.cases': { one: '{n} case a month', other: '{n} cases a month' },
  'landing.pricing.contact': 'Your own installation, with a contract and a person',
  'landing.pricing.trial': 'Every plan begins with the same 30-day trial, without a code and without a card.',
};
