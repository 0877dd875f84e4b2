import type { CaseEvent, CaseEventOf, Change } from '../../events/case.ts';
import type { Frame } from '../../events/panel/frame.ts';
import type { Recorded } from '../../kernel/event.ts';
import type { Told } from './mask.ts';

/** What decides what may be seen by now. */
export type Known = {
  readonly panels: number;
  /** Ballots that are open, as `panel/round`. */
  readonly revealed: ReadonlySet<string>;
  /** Revision since which every panel's blind ballots are open, or never will be; null before. */
  readonly openedAt: number | null;
  /** What the owner wrote, and what the panel has made public of it. */
  readonly told: readonly Told[];
  /** Evidence from the documents of the case. */
  readonly fromDocuments: readonly string[];
  /** The questions that divide the panels, as they came. */
  readonly asked: readonly { readonly cruxId: string; readonly words: string }[];
  /** The account was deleted: nothing of the case may be shown. */
  readonly erased: boolean;
};

export const nothingKnown: Known = {
  panels: 1,
  revealed: new Set(),
  openedAt: null,
  told: [],
  fromDocuments: [],
  asked: [],
  erased: false,
};

/** As if the blind ballots were open. */
export const opened = (known: Known): Known => ({ ...known, openedAt: known.openedAt ?? 0 });

/** Questions with the same of these are one, whichever panels ask it (docs/PROTOCOL.md §5.4). */
export const wordsAsked = (proposition: string): string => proposition.normalize('NFKC').toLowerCase().trim();

/** The first question in the words of this one, or this one itself. */
export const firstAsked = ({ asked }: Known, { cruxId, proposition }: CaseEventOf<'CruxChosen'>['data']): string =>
  asked.find(({ words }) => words === wordsAsked(proposition))?.cruxId ?? cruxId;

/** Folds what becomes known. For a history, fold to its head first; live, fold each event before it is redacted. */
export const learn = (known: Known, event: Recorded<CaseEvent>): Known => {
  const learnt = learners[event.type] as Learner<never> | undefined;
  // Its data is gone for ever where its key was deleted.
  if (!learnt || event.data === null) return known;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each learner takes the data of its own type
  return { ...known, ...learnt(event.data as never, known, event.revision) };
};

type Learner<Data> = (data: Data, known: Known, revision: number) => Partial<Known>;
type Learners = { readonly [T in CaseEvent['type']]?: Learner<CaseEventOf<T>['data']> };

const tell = (by: Told['by'], { told }: Known, revision: number, texts: readonly string[]): Partial<Known> => ({
  told: [...told, { revision, by, text: texts.join('\n') }],
});
/** A seat that looked at the words around a quote may say any of them: what it says is left out of this very event, too. */
const tellNow = (known: Known, revision: number, texts: readonly string[]): Partial<Known> =>
  tell('owner', known, revision - 1, texts);
const open = ({ openedAt }: Known, revision: number): Partial<Known> => ({ openedAt: openedAt ?? revision });

/** What the owner wrote of a change. Of a weight that is a number, and a number alone is left out nowhere. */
const textOf = (change: Change): string => (change.kind === 'document' ? change.name : String(change.now));

const learners: Learners = {
  CaseSubmitted: ({ email, q1, answers, again }, known, revision) =>
    tell('owner', known, revision, [
      email,
      q1,
      ...Object.values(answers),
      ...(again ? [textOf(again.change), ...(again.stated ?? [])] : []),
    ]),
  ClarificationAnswered: ({ answers }, known, revision) =>
    tell(
      'owner',
      known,
      revision,
      answers.map(({ text }) => text),
    ),
  FrameCorrected: ({ frame }, known, revision) =>
    tell('owner', known, revision, [...frame.options, ...frame.criteria, frame.deadline ?? '', ...frame.fixed]),
  // Seats repeat what they read in documents: those words are the owner's, too.
  DocumentAdded: ({ name }, known, revision) => tell('owner', known, revision, [name]),
  EvidenceFound: ({ source, evidenceId, quote, claim }, known, revision) =>
    source === 'document'
      ? {
          ...tell('owner', known, revision, [quote, claim]),
          fromDocuments: [...known.fromDocuments, evidenceId],
        }
      : {},
  EvidenceVerified: ({ evidenceId, note, instead = '' }, known, revision) =>
    known.fromDocuments.includes(evidenceId)
      ? tellNow(known, revision, [note.code === 'said' ? note.text : '', instead])
      : {},
  UtteranceMade: ({ kind, text, evidenceIds }, known, revision) =>
    kind === 'check' && evidenceIds.some((id) => known.fromDocuments.includes(id))
      ? tellNow(known, revision, [text])
      : {},
  CaseTriaged: ({ title }, known, revision) => tell('panel', known, revision, [title]),
  FrameProposed: ({ frame }, known, revision) => tell('panel', known, revision, namesIn(frame)),
  CaseFramed: ({ frame }, known, revision) => tell('panel', known, revision, namesIn(frame)),
  OptionAdded: ({ option }, known, revision) => tell('panel', known, revision, [option.title]),
  PanelSeated: ({ panels }) => ({ panels }),
  CruxChosen: ({ cruxId, proposition }, { asked }) => ({
    asked: [...asked, { cruxId, words: wordsAsked(proposition) }],
  }),
  BallotsRevealed({ panel, round }, known, revision) {
    const revealed = new Set([...known.revealed, `${panel}/${round}`]);
    return { revealed, ...(isOpen(known.panels, revealed) && open(known, revision)) };
  },
  // No more ballots will be opened, so none are judged by who cast them.
  CaseCancelled: (_data, known, revision) => open(known, revision),
  CaseFailed: ({ resumable }, known, revision) => (resumable ? {} : open(known, revision)),
  CaseErased: () => ({ told: [], asked: [], erased: true }),
};

const isOpen = (panels: number, revealed: ReadonlySet<string>): boolean =>
  panels === 1
    ? revealed.has('0/blind')
    : Array.from({ length: panels }, (_, i) => revealed.has(`${i + 1}/blind`)).every(Boolean);

const namesIn = ({ question, options, criteria }: Frame): string[] => [
  question,
  ...options.flatMap(({ title, merged = [] }) => [title, ...merged]),
  ...criteria.map(({ name }) => name),
];
