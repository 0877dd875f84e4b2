import { likelihood, type Part, type Telling } from './telling.ts';

/** What surfaces tell of the plan in different ways: what follows its tables, and whether a tripwire names who acts on it. */
type Told = { readonly after: readonly string[]; readonly namesWho: boolean };

export const planIn = ({ document, speech, words }: Telling, { after, namesWho }: Told): Part[] => {
  const { steps, tripwires } = document.plan;
  const forecasts = document.forecast?.tripwires ?? [];
  const crossing = (place: number) => {
    const found = forecasts.find(({ tripwire }) => tripwire === place);
    return found ? speech.percent(found.p) : '';
  };
  const table = [
    [words.by, words.do, words.who, words.costs].join(' '),
    ...steps.map(({ by, what, owner, cost }) => [speech.date(by), what, owner, cost].join(' ')),
  ];
  if (tripwires.length === 0) return [{ heading: words.plan, says: [...table, ...after] }];
  return [
    { heading: words.plan, says: table },
    {
      heading: words.tripwires,
      says: [
        words.tripwiresNote,
        [words.if, words.crosses, words.by, ...(forecasts.length > 0 ? [words.likely] : []), words.thenDo].join(' '),
        ...tripwires.map(({ metric, threshold, date, action, owner }, place) =>
          [metric, threshold, speech.date(date), crossing(place), action, ...(namesWho ? [owner] : [])].join(' '),
        ),
        ...after,
      ],
    },
  ];
};

/** How the plan could fail, as page and files tell it. */
export const failuresIn = (telling: Telling): Part[] => {
  const { document, words } = telling;
  return document.preMortem.length > 0
    ? [{ heading: words.failedWhy, says: storiesIn(telling, document.preMortem) }]
    : [];
};

type Story = Telling['document']['preMortem'][number];
/** Stories of failure, on every surface with what the panel gave each behind the word for it. `before`: what a surface names ahead of one. */
export const storiesIn = (
  { speech, words }: Telling,
  stories: readonly Story[],
  before: (story: Story) => string = () => '',
): string[] => [
  [words.story, words.sign, words.likely, words.prevents].join(' '),
  ...stories.map((story) =>
    [
      before(story),
      story.story,
      story.earlySign,
      words[likelihood(story.probability)],
      speech.percent(story.probability),
      story.mitigation,
    ].join(' '),
  ),
];
