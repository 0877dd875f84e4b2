import { canonicalJson } from '../../../../shared/kernel/canonicalJson.ts';
import { sha256 } from '../../../../shared/kernel/hash.ts';
import { holds } from '../../../../server/platform/keys/signing.ts';
import { caseStream } from '../../../../shared/events/case.ts';
import type { Seen } from '../../../../shared/views/debate/debate.ts';
import { type Rule, unless } from '../surfaces.ts';

/** Tokens of a document that one seat is shown at once. */
const partTokens = 20_000;

const ofType = <T extends Seen['type']>(history: readonly Seen[], type: T): NonNullable<Seen<T>['data']>[] =>
  history.flatMap((event) => (event.type === type && event.data ? [event.data as NonNullable<Seen<T>['data']>] : []));

/** What came with a case, and what the service puts to its report. */
export const broughtRules: Readonly<Record<string, Rule>> = {
  /** Documents that no seat read, or not to their end, are named with how much of them was read; no others are. */
  unread: ({ document, history }) => {
    const told = document.banner.unread ?? [];
    const impossible = told.flatMap(({ name, read, parts }) =>
      unless(read >= 0 && read < parts, `${name} was read in ${read} of ${parts} parts and is said not to have been`),
    );
    if (!history) return impossible;
    const until = history.slice(0, document.head.revision + 1);
    const reading = ofType(until, 'DocumentRead');
    const real = ofType(until, 'DocumentAdded').flatMap(({ documentId, name, tokens }) => {
      const parts = Math.max(1, Math.ceil((tokens ?? 0) / partTokens));
      const own = reading.filter((one) => one.documentId === documentId && typeof one.part === 'number');
      const read = new Set(own.map(({ part }) => part)).size;
      return read < parts ? [`${name} ${read}/${parts}`] : [];
    });
    const said = told.map(({ name, read, parts }) => `${name} ${read}/${parts}`);
    return [...impossible, ...unless(real.join() === said.join(), `unread: ${real.join()}, said: ${said.join()}`)];
  },
  documents: ({ document, history }) =>
    document.evidence.flatMap(({ evidenceId, document: file, source }) => [
      ...unless((file !== undefined) === (source === 'document'), `${evidenceId} is of ${source}, in ${file?.name}`),
      ...unless(
        !history ||
          !file ||
          ofType(history, 'DocumentAdded').some(
            ({ documentId, name }) => documentId === file.documentId && name === file.name,
          ),
        `${evidenceId} is in ${file?.name}, which did not come with the case`,
      ),
      ...unless(
        !history ||
          !file ||
          ofType(history, 'EvidenceFound').some(
            (found) => found.evidenceId === evidenceId && found.place === file.place,
          ),
        `${evidenceId} was not found at ${file?.place}`,
      ),
    ]),
  /** The installation vouches for the head that the report rests on, and for this document. */
  signed: ({ document, history }) => {
    const { signed, head, caseId } = document;
    if (!signed) return [];
    const stream = caseStream(caseId);
    const [issued] = history ? ofType(history, 'ReportIssued') : [];
    return [
      ...unless(holds({ ...head, ...signed, stream }), `${head.revision} of ${caseId} was not signed so`),
      ...unless(
        !issued || issued.documentHash === sha256(canonicalJson(document)),
        'another document was issued than this one',
      ),
    ];
  },
};
