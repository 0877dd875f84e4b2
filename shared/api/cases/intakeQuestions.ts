/**
 * The 25 guided questions beside `q1`: one list for the form, the server and the docs. All are optional. Those marked `lean`
 * are kept from the seats until the blind ballots are in, and the chair never sees them.
 */
export type QuestionGroup = 'frame' | 'options' | 'values' | 'evidence' | 'stakes' | 'people' | 'lean';

type Place =
  | (2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14)
  | (15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26);
export type QuestionId = `q${Place}`;

export type IntakeQuestion = {
  readonly id: QuestionId;
  readonly group: QuestionGroup;
  readonly label: string;
  /** Under the field: what a good answer looks like. */
  readonly help: string;
  /** What the panel does with it. */
  readonly why: string;
  /** `line`: a few words on one line; `text`: as long as one likes. */
  readonly kind: 'line' | 'text';
  readonly lean: boolean;
};

export const questionGroups: readonly {
  readonly group: QuestionGroup;
  readonly title: string;
  readonly intro: string;
}[] = [
  { group: 'frame', title: 'Frame', intro: 'What is decided, by whom, by when, and what is left out.' },
  { group: 'options', title: 'Options', intro: 'What you could do, including nothing.' },
  { group: 'values', title: 'Values', intro: 'What a good outcome is, and what you would give up for it.' },
  { group: 'evidence', title: 'Evidence', intro: 'What you know, how you know it, and what you do not know.' },
  { group: 'stakes', title: 'Constraints and stakes', intro: 'What binds you, and what could go wrong.' },
  { group: 'people', title: 'People', intro: 'Who decides, who has to live with it, who objects.' },
  {
    group: 'lean',
    title: 'What you lean to, and what would change your mind',
    intro:
      'No seat sees this group before the blind ballots are sealed, and the chair never does. A panel that knows what you hope for tends to find it.',
  },
];

const ask = (
  n: Place,
  group: QuestionGroup,
  kind: IntakeQuestion['kind'],
  label: string,
  help: string,
  why: string,
): IntakeQuestion => ({ id: `q${n}`, group, label, help, why, kind, lean: group === 'lean' });

export const intakeQuestions: readonly IntakeQuestion[] = [
  ask(
    2,
    'frame',
    'line',
    'By when must it be decided?',
    'A date, or the event that ends the choice: “before the landlord’s offer lapses on 5 December”.',
    'It decides whether waiting and testing are real options.',
  ),
  ask(
    3,
    'frame',
    'text',
    'Why now, and not a year ago?',
    'What changed: an offer, a loss, a person leaving, a price.',
    'A decision without a reason to be made now often should not be made now.',
  ),
  ask(
    4,
    'frame',
    'line',
    'How far ahead should the panel look?',
    '“Two years”, “until the lease breaks”, “for good”.',
    'The same option can win over one year and lose over five.',
  ),
  ask(
    5,
    'frame',
    'text',
    'What is not up for discussion?',
    'For example: “We will not sell the Headingley bakery.”',
    'The panel treats it as settled and does not discuss it.',
  ),
  ask(
    6,
    'options',
    'text',
    'Which options do you see?',
    'One per line, as plainly as you can. Half-formed ideas are welcome.',
    'Every option you name is judged, even one you do not like.',
  ),
  ask(
    7,
    'options',
    'text',
    'What happens if you do nothing?',
    'What the next year looks like if you say no to everything.',
    'Doing nothing is always on the ballot; without this the panel has to guess it.',
  ),
  ask(
    8,
    'options',
    'text',
    'What have you tried or ruled out already, and why?',
    'Also what others in your place did.',
    'The panel does not propose it again without a reason.',
  ),
  ask(
    9,
    'values',
    'text',
    'What would a good outcome look like?',
    'A figure you could check, and how you would feel about it.',
    'It becomes the measure by which the options are compared.',
  ),
  ask(
    10,
    'values',
    'text',
    'What matters most, in order?',
    'For example: “Keep both owners sane, then margin, then growth.”',
    'The order sets the weights of the criteria.',
  ),
  ask(
    11,
    'values',
    'text',
    'What would you give up, and what would you never give up?',
    'Money, time, control, a relationship, a promise.',
    'Most hard decisions are hard because two good things exclude each other.',
  ),
  ask(
    12,
    'evidence',
    'text',
    'Which figures bear on it?',
    'Revenue, costs, prices, volumes, dates. Say whether each is known or guessed.',
    'Seats may use only figures that appear in the case or in a source.',
  ),
  ask(
    13,
    'evidence',
    'text',
    'What do you know that an outsider could not?',
    'About the customers, the partner, the place, yourselves.',
    'It is evidence that no search can find.',
  ),
  ask(
    14,
    'evidence',
    'text',
    'How did similar decisions turn out, yours or others’?',
    'Three cases with their outcome are worth more than a trend.',
    'It is the outside view: how often things like this go well.',
  ),
  ask(
    15,
    'evidence',
    'text',
    'What are you least sure of?',
    'Name the assumptions you would bet least on.',
    'The panel looks for the doubt on which the answer turns.',
  ),
  ask(
    16,
    'evidence',
    'text',
    'What could you find out cheaply before deciding?',
    'A call, a trial week, a quote, a survey; with its cost in days and money.',
    'Sometimes the best decision is the cheapest test.',
  ),
  ask(
    17,
    'stakes',
    'text',
    'What limits you: money, time, people, contracts, law?',
    'Give the amount or the clause where there is one.',
    'Options that exceed a limit are ruled out.',
  ),
  ask(
    18,
    'stakes',
    'text',
    'How much could you lose and still be all right?',
    'In money, months or reputation: the point at which it would really hurt.',
    'It shows the panel which losses you could not recover from.',
  ),
  ask(
    19,
    'stakes',
    'text',
    'Which parts could be undone, and what would that cost?',
    'Break clauses, notice periods, resale value, trust.',
    'What can be undone may be tried; what cannot needs more evidence.',
  ),
  ask(
    20,
    'stakes',
    'text',
    'What is the worst that could realistically happen?',
    'Not the end of the world: the bad year you can imagine.',
    'The panel’s attack on the winner begins here.',
  ),
  ask(
    21,
    'people',
    'text',
    'Who decides, and who has to live with it?',
    'By role is enough: two owners, one head baker, the bank.',
    'The plan has to work for the people who carry it out.',
  ),
  ask(
    22,
    'people',
    'text',
    'Who disagrees, and what would they say?',
    'In their own words, as fairly as you can.',
    'The best objection often comes from somebody who knows you.',
  ),
  ask(
    23,
    'people',
    'text',
    'Who would carry it out, and what else is on their desk?',
    'Names are not needed; hours a week are.',
    'It makes the plan’s first step one that somebody can take.',
  ),
  ask(
    24,
    'lean',
    'text',
    'What would you do if you had to answer today?',
    'One sentence. It is kept sealed while the seats vote blind.',
    'The report compares it with what the panel found without knowing it.',
  ),
  ask(
    25,
    'lean',
    'line',
    'How sure are you, from 0 to 100?',
    '50 means you might as well toss a coin; 100 means you need no panel.',
    'Months later, it shows how good your judgement was.',
  ),
  ask(
    26,
    'lean',
    'text',
    'What would you have to learn to change your mind?',
    'One fact you could find out. If nothing could change it, you may not need a panel.',
    'The panel looks for that very fact, after it has voted.',
  ),
];
