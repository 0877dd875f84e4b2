import { unlike, type Withheld } from '../reading/withheld.ts';
import type { Rule } from '../surfaces.ts';

/** What the report for watchers does not say: words, documents, numbers and terms of the owner's. */
const withheld: Withheld = [
  [/^(?:numbers|again)$|^banner\.unread$|^run\.consent$/u, undefined],
  [/^isAgain$/u, true],
  [/^run\.learned$|^frame\.deadline$/u, null],
  [/^run\.counted\.promptChain$|^dissents\.\d+\.textHash$/u, ''],
  [/^frame\.(?:horizon|successMetric)$|^frame\.asked\.\d+\.reply\.text$/u, ''],
  [/^frame\.(?:constraints|assumptions|refused)$/u, []],
  [/^evidence\.\d+\.(?:claim|quote|document\.(?:name|place))$/u, ''],
  [/^evidence\.\d+\.(?:url|publisher|publishedAt)$/u, null],
  [/^evidence\.\d+\.verification\.(?:places|instead)$/u, undefined],
];

/** Who watches by a link is told what the owner is told, less what is the owner's alone. */
export const watcherRules: Readonly<Record<string, Rule>> = {
  watcherReport: ({ document, watcher }) => (watcher ? [...unlike(withheld, document, watcher.document)] : []),
  watcherPage: ({ watch, watcher }) => (watch && watcher?.watch ? [...unlike([], watch, watcher.watch)] : []),
};
