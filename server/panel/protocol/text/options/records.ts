import { namesChoice } from './choiceWords.ts';
import type { Line, Section } from './lines.ts';
import { bullet } from './marks.ts';
import { ordinalLabels } from './ordinalLabels.ts';
import { isPlural } from './sections.ts';

/** Of a list that records a decision, "- Context: … - Options: …", the item with the options and what is set in below it. */
export const recordIn = (lines: readonly Line[]): Section | null => {
  const outer = (lines[0]?.indent ?? 0) + 1;
  const labelsOf = lines.map(({ text, indent }) => (indent <= outer ? labelled(text) : undefined));
  if (lines.filter(({ text }) => ordinalLabels.some((one) => one.test(text))).length >= 2) return null;
  const at = labelsOf.findIndex((label) => label !== undefined && isPlural(label));
  const first = lines[at];
  if (!first) return null;
  const end = lines.findIndex(({ text, indent }, i) => i > at && text !== '' && indent <= first.indent);
  const inner = lines.slice(at + 1, end < 0 ? undefined : end);
  const isOfRecord =
    labelsOf.some((label) => label !== undefined && !namesChoice(label)) ||
    (inner.some(({ text }) => text !== '') && lines.length > inner.length + 1);
  const own = { ...first, text: first.text.replace(bullet.pattern, '') };
  return isOfRecord ? { heading: { ...first, text: '' }, lines: [own, ...inner] } : null;
};
/** What an item says before its colon. */
const labelled = (item: string): string | undefined =>
  /^([^:：]+)[:：]/u.exec(
    item
      .replace(bullet.pattern, '')
      .replaceAll(/\*\*|__/gu, '')
      .slice(0, longestLabel),
  )?.[1];
const longestLabel = 60;
