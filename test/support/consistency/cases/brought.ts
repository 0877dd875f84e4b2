import type { CaseEvent, CaseEventOf, Change } from '../../../../shared/events/case.ts';
import { consents } from '../../../../shared/events/codes.ts';
import type { Calibration } from '../../../../shared/events/panel/seat.ts';
import { createOutline } from '../../../../shared/documents/outline.ts';
import { type Block, blockTokens } from '../../../../shared/documents/types.ts';
import { type Random, randomFrom } from '../../../../shared/kernel/random.ts';
import type { Needs } from '../../../../server/panel/engine/runCase.ts';
import { at } from '../../controls.ts';
import { fetchedPage } from '../../foundOnTheWeb.ts';

type Brought = {
  readonly q1: string;
  readonly submitted: Partial<CaseEventOf<'CaseSubmitted'>['data']>;
  /** What stands in the case before its panel is seated. */
  readonly facts: readonly CaseEvent[];
  readonly needs: Partial<Needs>;
  readonly openDocument: Needs['openDocument'];
};

/** What a case under this seed comes with beside its text: amounts, documents, an agent's word, outcomes that were learned from. */
export const broughtWith = (seed: string, text: string): Brought => {
  const lot = (what: string): Random => randomFrom(`${seed}/${what}`);
  const files = filesOf(lot('files'));
  const learned = lot('learned');
  const isLearned = learned() < 0.25;
  return {
    q1: lot('amounts')() < 0.5 ? `${text}\n\n${amounts(lot('amount')).join(' ')}` : text,
    submitted: {
      ...(lot('example')() < 0.1 && { example: 'An example. The bakery is made up.' }),
      ...(lot('again')() < 0.3 && { again: changedOnce(lot('change')) }),
    },
    facts: [...consentOf(lot('consent')), ...files.map(({ added }) => added)],
    needs: {
      fetchPage: (url) => fetchedFrom(url),
      learned: async () => (isLearned ? calibrationOf(learned) : null),
    },
    openDocument: async (_caseId, documentId, _tokens, place) => opened(files, documentId, place),
  };
};

const amounts = (random: Random): string[] =>
  Array.from({ length: 3 + Math.floor(random() * 3) }, () => `EUR ${1000 + Math.floor(random() ** 3 * 900_000)}.`);

/** The case that it asks again is no longer there: it runs from its beginning. */
const changedOnce = (random: Random): NonNullable<CaseEventOf<'CaseSubmitted'>['data']['again']> => {
  const changes: readonly Change[] = [
    {
      kind: 'fact',
      now: `The rent falls to EUR ${1000 + Math.floor(random() * 4000)} a month. `.repeat(random() < 0.2 ? 30 : 1),
    },
    { kind: 'assumption', was: 'Rents rise.', now: 'Rents fall by a tenth.' },
    { kind: 'weight', criterionId: 'c1', name: 'Cash at risk', was: random(), now: random() },
    { kind: 'document', documentId: 'doc-00000000000000000009', name: 'Offer 9.pdf' },
  ];
  return {
    of: 'case-0',
    change: changes[Math.floor(random() * changes.length)] ?? changes[0]!,
    ...(random() < 0.8 && { submittedAt: at }),
    ...(random() < 0.3 && { stated: ['The bank lends EUR 200,000.', 'A partner joins.'] }),
  };
};

/** One page in ten answers nobody, and one in ten no longer says what was quoted of it. */
const fetchedFrom = async (url: string) => {
  const lot = randomFrom(url)();
  if (lot < 0.1) return { error: 'unreachable' };
  const page = await fetchedPage(url);
  return lot < 0.2 ? { ...page, text: page.text.replace('three years', 'four years') } : page;
};

const consentOf = (random: Random): CaseEvent[] => {
  if (random() > 0.15) return [];
  const how = consents[Math.floor(random() * consents.length)] ?? 'stated';
  const agent = { tokenId: how === 'stated' ? null : 'token-1', agent: 'Planner', client: 'planner/2.1' };
  return [{ type: 'ConsentRecorded', data: { how, statement: 'Yes, ask Witan.', ...agent, at } }];
};

const calibrationOf = (random: Random): Calibration => ({
  weights: { 'openai-1': 0.6 + random(), 'google-2': 0.6 + random() },
  recalibration: { slope: 0.7 + 0.6 * random(), intercept: 0.4 * random() - 0.3 },
  ...(random() < 0.8 ? { questions: 30 + Math.floor(random() * 400) } : {}),
});

type File = { readonly added: CaseEventOf<'DocumentAdded'>; readonly blocks: readonly Block[] };

/** None, a short one, several of which a panel has room for the first parts, or one whose bytes nobody can open. */
const filesOf = (random: Random): readonly File[] => {
  const kind = random();
  if (kind < 0.45) return [];
  if (kind < 0.6) return [fileOf(1, 3)];
  if (kind < 0.8) return [fileOf(1, 3), fileOf(2, 0)];
  return Array.from({ length: 2 + Math.floor(random() * 6) }, (_, i) => fileOf(i + 1, 2 + i, 60));
};

/** `paragraphs` with so many sentences each. */
const fileOf = (nth: number, paragraphs: number, sentences = 1): File => {
  const blocks = Array.from({ length: paragraphs }, (_, i): Block => ({
    ...{ at: `p.${i + 1} ¶1`, kind: 'paragraph', flags: [] },
    text: Array.from({ length: sentences }, (_, k) => `Rent of unit ${k + 1} is EUR ${nth}${i}50 a month.`).join(' '),
  }));
  const tokens = blocks.reduce((sum, block) => sum + blockTokens(block), 0);
  const documentId = `doc-${`${nth}`.padStart(20, '0')}`;
  return {
    blocks,
    added: {
      type: 'DocumentAdded',
      data: {
        ...{ documentId, name: `Lease ${nth}.pdf`, kind: 'pdf', bytes: 900, sha256: 'a', textSha256: 'b' },
        ...{ pages: paragraphs, units: paragraphs, chars: 4 * tokens, tokens, warnings: [], reader: 'pdfium', at },
      },
    },
  };
};

const opened = (files: readonly File[], documentId: string, place: string | null) => {
  const blocks = files.find(({ added }) => added.data.documentId === documentId)?.blocks ?? [];
  if (blocks.length === 0) return { error: 'no such document' };
  const outline = createOutline();
  for (const block of blocks) outline.add(block);
  return { text: '', hash: 'b', blocks, outline: place === null ? outline.entries() : [] };
};
