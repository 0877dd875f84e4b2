import type { Choice } from './case.ts';

/** The nine ballots of both rounds, by the lens of the seat. Probabilities in the order wait, negotiate, kitchen, take. */
type Shares = readonly [number, number, number, number];
type Round = { readonly p: Shares; readonly statement: string; readonly cites: readonly string[] };
type Belief = { readonly q: number; readonly ifTrue: Shares; readonly ifFalse: Shares };
export type Ballots = {
  readonly blind: Round;
  readonly revised: Round & {
    readonly change: 'none' | 'new_evidence' | 'flaw_in_own_claim' | 'recalculated';
    readonly why: string;
  };
  readonly crux: string;
  /** After the exchange most name another question than before. */
  readonly lastCrux: string;
  readonly belief: Belief;
  readonly mind: string;
};

export const order: readonly Choice[] = ['wait', 'negotiate', 'kitchen', 'take'];

const marta = 'One head baker cannot carry both shops for the first six months.';
const granted = 'The landlord grants a break at month 18 if he is asked in November.';
const crowd = 'The weekday footfall holds after the timetable of May 2027.';

const onMarta = (q: number): Belief => ({ q, ifTrue: [0.7, 0.15, 0.1, 0.05], ifFalse: [0.2, 0.58, 0.1, 0.12] });
const onBreak = (q: number): Belief => ({ q, ifTrue: [0.14, 0.66, 0.08, 0.12], ifFalse: [0.5, 0.2, 0.2, 0.1] });
const onCrowd = (q: number): Belief => ({ q, ifTrue: [0.2, 0.45, 0.1, 0.25], ifFalse: [0.3, 0.42, 0.18, 0.1] });

export const ballots: Readonly<Record<string, Ballots>> = {
  strategy_optionality: {
    blind: {
      p: [0.14, 0.6, 0.1, 0.16],
      statement:
        'An empty unit costs the landlord £1,600 a week. Asked before Christmas for a way out at month 18, he grumbles and signs; asked in February, he has a coffee chain. The option to leave early is worth more here than the rent itself, because everything we do not know will be known within a year and a half.',
      cites: ['E-1', 'E-17'],
    },
    revised: {
      p: [0.12, 0.66, 0.08, 0.14],
      statement:
        'Elder is right that a grudging landlord can take the break back in the service charge, so I want that capped in the same letter. With the cap, the bargain loses its worst ending and keeps its best: we buy a year and a half of knowledge for £105,000 of rent.',
      cites: ['E-17'],
      change: 'recalculated',
      why: 'The cap on the service charge belongs to the bargain.',
    },
    crux: granted,
    lastCrux: granted,
    belief: onBreak(0.7),
    mind: 'A landlord who refuses the break in writing.',
  },
  customers_market: {
    blind: {
      p: [0.1, 0.3, 0.12, 0.48],
      statement:
        'Eleven thousand people walk past this door on a weekday, and most of them before ten, which is when a bakery sells. No leaflet, no website and no café round will ever put that many hungry people in front of this bread. Corners like this come up once in ten years. Take it before a chain does.',
      cites: ['E-9'],
    },
    revised: {
      p: [0.1, 0.34, 0.08, 0.48],
      statement:
        'I have heard the case for asking first, and asking is not free: every week of letters is a week in which somebody else can sign. Two morning trains move away in May; seven stay. I would still take the queue over the clause.',
      cites: ['E-9', 'E-10'],
      change: 'none',
      why: '',
    },
    crux: crowd,
    lastCrux: crowd,
    belief: onCrowd(0.62),
    mind: 'A weekday count below 9,000.',
  },
  execution_operations: {
    blind: {
      p: [0.24, 0.3, 0.38, 0.08],
      statement:
        'The ovens on Harbour Street stand cold from two in the afternoon. Baking for cafés in those hours needs a van and a driver, no lease and no loan, and it teaches a second baker the work on an oven that is already paid for. I would grow from the kitchen outwards.',
      cites: ['E-18'],
    },
    revised: {
      p: [0.2, 0.54, 0.2, 0.06],
      statement:
        'I worked the café round through again: margins are thin, and the van eats what the cold ovens save. It remains the better school for a second baker. So: put her there this winter, and open at the station in spring, on the terms Briar asks for.',
      cites: ['E-17', 'E-18'],
      change: 'flaw_in_own_claim',
      why: 'The café round pays for the training, not for the growth.',
    },
    crux: marta,
    lastCrux: granted,
    belief: onMarta(0.45),
    mind: 'Three cafés that sign for a year.',
  },
  technology: {
    blind: {
      p: [0.22, 0.4, 0.26, 0.12],
      statement:
        'Dough that is shaped on Harbour Street and finished at the station needs one skilled baker and two pairs of hands. Retarding cabinets do the rest. That halves the strain everybody fears, but only if the fit-out is planned for it from the start, which is a reason to use the weeks of bargaining well.',
      cites: ['E-18'],
    },
    revised: {
      p: [0.18, 0.56, 0.18, 0.08],
      statement:
        'Nobody answered the point about cold dough, so I keep it: shape here, finish there. It fits the early break, because cabinets can be moved and built-in ovens cannot. Whatever is screwed to that concourse stays with the landlord.',
      cites: ['E-17'],
      change: 'recalculated',
      why: 'Equipment that moves makes the early break worth more.',
    },
    crux: crowd,
    lastCrux: granted,
    belief: onCrowd(0.55),
    mind: 'A quote for cabinets above £20,000.',
  },
  law_ethics: {
    blind: {
      p: [0.14, 0.64, 0.08, 0.14],
      statement:
        'A lease is read once and lived with for ten years. As offered it lets the landlord pass on every repair of the roof, and it asks for a personal guarantee from Ruth. Two in five comparable leases have an earlier break; asking for what others have is not cheek, it is due care.',
      cites: ['E-1'],
    },
    revised: {
      p: [0.14, 0.68, 0.06, 0.12],
      statement:
        'Three conditions on one page: the break, the stepped rent, and a ceiling on the service charge. The guarantee should end when the break does. If he strikes out any of the first two, the answer is no, and it should be written before the talks begin.',
      cites: ['E-1', 'E-17'],
      change: 'recalculated',
      why: 'The ceiling on the service charge was missing.',
    },
    crux: 'The service charge can be capped in this lease.',
    lastCrux: granted,
    belief: { q: 0.6, ifTrue: [0.14, 0.64, 0.08, 0.14], ifFalse: [0.2, 0.58, 0.1, 0.12] },
    mind: 'A guarantee that outlives the break.',
  },
  risk_of_ruin: {
    blind: {
      p: [0.58, 0.26, 0.1, 0.06],
      statement:
        'Put the bad quarter first. The loan costs £11,900 in its first year, 17% of last year’s profit, before a croissant is sold at the station. With £100 a week between expected sales and breaking even, one broken oven turns the new shop into a debt of the old one. That can end both.',
      cites: ['E-17'],
    },
    revised: {
      p: [0.52, 0.34, 0.08, 0.06],
      statement:
        'The early break takes the worst month out of my sums, and I have moved by that much and no more. What is left is a shop that earns £100 a week when all goes well. I would lend to it only if the fit-out cost half.',
      cites: ['E-17'],
      change: 'new_evidence',
      why: 'The early break lowers what can be lost.',
    },
    crux: granted,
    lastCrux: granted,
    belief: onBreak(0.3),
    mind: 'A fit-out for less than £80,000.',
  },
  outside_view: {
    blind: {
      p: [0.26, 0.46, 0.12, 0.16],
      statement:
        'Begin with what happened to others: of second shops like this one, 18% had closed within three years. That is no reason to stay at home, and no reason to sign for ten years either. Those that closed had mostly lost a key person, so I start from the survey and lean against haste.',
      cites: ['E-2'],
    },
    revised: {
      p: [0.18, 0.62, 0.08, 0.12],
      statement:
        'The figure of 85% is gone, and whoever leaned on it should say so. From 18% I go up for a single head baker and down for a break at month 18. The two nearly cancel, which leaves a fair bet with a short leash.',
      cites: ['E-2', 'E-17'],
      change: 'new_evidence',
      why: 'The saying about second sites was refuted.',
    },
    crux: crowd,
    lastCrux: granted,
    belief: onCrowd(0.58),
    mind: 'A survey of station bakeries alone.',
  },
  economics: {
    blind: {
      p: [0.36, 0.32, 0.18, 0.14],
      statement:
        'At £84,000 of rent and £6,100 of sales the shop carries itself and nobody else. Capital at 8.1% wants a better reason than that. Unless the rent moves, the money earns more by paying down what the first shop owes, and a year of patience costs nothing but pride.',
      cites: ['E-17'],
    },
    revised: {
      p: [0.2, 0.58, 0.12, 0.1],
      statement:
        'I took the rent as given, and it is not: two tenants in five have better terms than these. Half rent for six months saves £21,000, which is what a first winter’s mistakes usually cost. Without it my first answer stands, for the shop would be work without wages.',
      cites: ['E-1', 'E-17'],
      change: 'new_evidence',
      why: 'Comparable leases show that the terms can move.',
    },
    crux: granted,
    lastCrux: granted,
    belief: onBreak(0.5),
    mind: 'A rent above £75,000 after the first year.',
  },
  people_organisation: {
    blind: {
      p: [0.54, 0.24, 0.16, 0.06],
      statement:
        'Marta is in every sentence of this plan and has not been asked. She would rise at two for one oven and stay until noon for the other, for as long as it takes to find a second baker, and such a post stays open eleven weeks on average. A plan that needs her consent and does not have it is a wish.',
      cites: ['E-18'],
    },
    revised: {
      p: [0.6, 0.26, 0.1, 0.04],
      statement:
        'The debate moved the lease and left the woman where she was. Every figure in the majority’s case survives a bad quarter; none survives her resignation. Wait the year, train the second baker, and make Marta’s yes the first condition instead of the landlord’s.',
      cites: ['E-18'],
      change: 'none',
      why: '',
    },
    crux: marta,
    lastCrux: marta,
    belief: onMarta(0.6),
    mind: 'Marta’s yes, in her own words, and a second baker hired.',
  },
};
