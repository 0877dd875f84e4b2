import { allConclude, asShown, goal, type Goal, type Held, usd } from './held.ts';
import { type Played, play, usualDay } from './scenarios.ts';

/** A data room of 100 pages, many small files, and more than is read: by how much a case becomes dearer. */
const dataRooms = [[25, 25, 25, 25], Array.from({ length: 10 }, () => 2), [500]] as const;
export const documents = async (cases: number): Promise<Held> => {
  const goals: Goal[] = [];
  const all: Played[] = [];
  for (const mode of ['direct', 'default'] as const)
    for (const day of [usualDay, '2026-12-02']) {
      const scenario = { name: 'documents', mode, cases, atOnce: 10, start: `${day}T09:00:00.000Z` };
      const { played: without } = await play(scenario);
      for (const pages of dataRooms) {
        const { played } = await play({ ...scenario, documents: pages });
        const about = `${mode}, ${day}, documents of ${pages.join(' + ')} pages`;
        const factor = usd(played) / usd(without);
        goals.push(
          ...asShown(mode, played, { day, documents: pages }).map((one) => ({ ...one, goal: `${about}: ${one.goal}` })),
          ...(pages.length === 4 ? [goal(`${about}: < 2 × the case without`, factor.toFixed(2), factor < 2)] : []),
        );
        all.push(...played);
      }
    }
  return { title: 'With documents', played: all, goals: [allConclude(all), ...goals] };
};
