import {
  type QuestionGroup,
  type QuestionId,
  intakeQuestions,
  questionGroups,
} from '../../../../api/cases/intakeQuestions.ts';

type Key = `guided.${QuestionGroup}.${'title' | 'intro'}` | `guided.${QuestionId}.${'label' | 'help' | 'why'}`;

/** The guided questions as the server and the docs have them: written once, in `shared`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are made of the lists
export default Object.fromEntries([
  ...questionGroups.flatMap(({ group, title, intro }) => [
    [`guided.${group}.title`, () => title],
    [`guided.${group}.intro`, () => intro],
  ]),
  ...intakeQuestions.flatMap(({ id, label, help, why }) => [
    [`guided.${id}.label`, () => label],
    [`guided.${id}.help`, () => help],
    [`guided.${id}.why`, () => why],
  ]),
]) as Readonly<Record<Key, () => string>>;
