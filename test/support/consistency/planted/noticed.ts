import { canonicalJson } from '../../../../shared/kernel/canonicalJson.ts';
import type { Random } from '../../../../shared/kernel/random.ts';
import { isContradicted } from '../contradictions.ts';
import type { Read } from '../reading/compared.ts';
import { shownRules } from '../rules/shownRules.ts';
import type { Surfaces } from '../surfaces.ts';
import { changedIn, fieldsOf } from './changedFields.ts';
import { changed, kinds, otherOf, pick, placesOf } from './changedValues.ts';

/** How many single changes of a kind on a surface were tried, and what was changed where nothing was said of it. */
export type Tally = {
  readonly surface: string;
  readonly kind: string;
  readonly tried: number;
  readonly missed: readonly string[];
};

/** Each surface of what is read, and the case with nothing else read that says another thing there. */
const surfacesRead = (s: Surfaces): readonly Surface[] => [
  { name: 'mail', parts: s.mail, as: (mail) => ({ ...s, mail, pdf: null, page: null, files: null }) },
  ...(s.files ? filesRead(s, s.files) : []),
  ...(s.pdf
    ? [
        {
          name: 'pdf',
          parts: s.pdf.parts,
          as: (parts: readonly Read[]) => ({ ...s, page: null, files: null, pdf: s.pdf && { ...s.pdf, parts } }),
        },
      ]
    : []),
  ...(s.page
    ? [
        {
          name: 'page',
          parts: s.page.parts,
          as: (parts: readonly Read[]) => ({ ...s, pdf: null, files: null, page: s.page && { ...s.page, parts } }),
        },
      ]
    : []),
];

type Surface = {
  readonly name: string;
  readonly parts: readonly Read[];
  readonly as: (parts: readonly Read[]) => Surfaces;
};

const filesRead = (s: Surfaces, files: NonNullable<Surfaces['files']>): readonly Surface[] => {
  const alone = { ...s, pdf: null, page: null };
  return [
    { name: 'markdown', parts: files.md, as: (md) => ({ ...alone, files: { ...files, md } }) },
    { name: 'word', parts: files.docx, as: (docx) => ({ ...alone, files: { ...files, docx } }) },
    {
      name: 'slides',
      parts: files.pptx.parts,
      as: (parts) => ({ ...alone, files: { ...files, pptx: { ...files.pptx, parts } } }),
    },
  ];
};

/** Only what is held against the document can see a change of what is shown. */
const isShownWrong = (surfaces: Surfaces): boolean =>
  Object.values(shownRules).some((check) => check(surfaces).length > 0);

/** One value after the other is changed where it is shown, `times` of each kind and surface. */
export const changedOnSurfaces = (surfaces: Surfaces, random: Random, times: number): readonly Tally[] =>
  surfacesRead(surfaces).flatMap(({ name, parts, as }) =>
    kinds.flatMap((kind) => {
      const places = placesOf(surfaces, kind, parts);
      const missed: string[] = [];
      let tried = 0;
      for (let i = 0; i < times && places.length > 0; i++) {
        const place = pick(random, places);
        const to = otherOf(surfaces, kind, place.old, random);
        if (to === null) continue;
        tried++;
        if (!isShownWrong(as(changed(parts, place, to))))
          missed.push(`“${parts[place.part]?.heading}”: ${place.old} → ${to}`);
      }
      return tried > 0 ? [{ surface: name, kind, tried, missed }] : [];
    }),
  );

/** One field of the JSON after the other is changed: all other surfaces say what it said. */
export const changedInJson = (surfaces: Surfaces, random: Random, times: number): readonly Tally[] => {
  const fields = fieldsOf(surfaces.document);
  return Array.from({ length: times }, () => {
    const field = pick(random, fields);
    const document = changedIn(surfaces.document, field, random);
    // The copy in the PDF is changed with it: that the two differ would be no find.
    const pdf = surfaces.pdf && { ...surfaces.pdf, attached: canonicalJson(document) };
    // Nor is it that the document for watchers is another one.
    const isNoticed = isToldOf({ ...surfaces, document, pdf, watcher: null });
    return {
      surface: 'json',
      kind: 'field',
      tried: 1,
      missed: isNoticed ? [] : [`${field.path.join('.')}: ${field.value}`],
    };
  });
};

/** A code that is none cannot be said at all. */
const isToldOf = (surfaces: Surfaces): boolean => {
  try {
    return isContradicted(surfaces);
  } catch {
    return true;
  }
};

/** Tallies of many cases put together. */
export const together = (tallies: readonly Tally[]): readonly Tally[] =>
  [...Map.groupBy(tallies, ({ surface, kind }) => `${surface}/${kind}`).values()].flatMap((alike) => {
    const [first] = alike;
    return first
      ? [
          {
            ...first,
            tried: alike.reduce((sum, { tried }) => sum + tried, 0),
            missed: alike.flatMap(({ missed }) => missed),
          },
        ]
      : [];
  });
