import type { ReadingLimits } from '../../../shared/documents/limits.ts';
import { extensionOf } from '../../../shared/documents/names.ts';
import { Unreadable } from '../../../shared/documents/refusals.ts';
import { type DocumentKind, documentEndings } from '../../../shared/documents/kinds.ts';
import { entriesOf } from '../../../shared/kernel/collections.ts';
import { openArchive } from '../ooxml/archive.ts';
import { readXml } from '../ooxml/xml.ts';
import { decodeText } from '../text/decode.ts';
import { endsAsArchive, foreignKind, hasStream, isCompoundFile, latin1, startsWith } from './magic.ts';

const called: Readonly<Record<DocumentKind, string>> = {
  pdf: 'a PDF document',
  docx: 'a Word document',
  xlsx: 'an Excel workbook',
  pptx: 'a PowerPoint presentation',
  csv: 'a table in plain text',
  markdown: 'plain text',
  text: 'plain text',
};
const byExtension: ReadonlyMap<string, DocumentKind> = new Map(
  entriesOf(documentEndings).flatMap(([kind, endings]) => endings.map((ending) => [ending, kind] as const)),
);
const plainKinds: ReadonlySet<DocumentKind> = new Set(['csv', 'markdown', 'text']);

/** What the bytes are. The name only chooses among kinds of plain text; where it promises something else, the file is refused. */
export async function kindOf(bytes: Uint8Array, name: string, limits: ReadingLimits): Promise<DocumentKind> {
  const kind = await kindOfBytes(bytes, extensionOf(name), limits);
  const named = byExtension.get(extensionOf(name));
  if (named !== undefined && named !== kind && !(plainKinds.has(named) && plainKinds.has(kind)))
    throw new Unreadable('document-misnamed', `named ${named}, found ${kind}`, {
      named: called[named],
      found: called[kind],
    });
  return kind;
}

async function kindOfBytes(bytes: Uint8Array, extension: string, limits: ReadingLimits): Promise<DocumentKind> {
  if (bytes.length === 0) throw new Unreadable('document-empty', 'no bytes');
  if (startsWith(bytes, '%PDF-')) {
    if (endsAsArchive(bytes)) throw foreign('a PDF document and an archive at once');
    return 'pdf';
  }
  if (startsWith(bytes, 'PK\x03\x04')) return kindOfArchive(bytes, limits);
  if (isCompoundFile(bytes)) {
    if (hasStream(bytes, 'EncryptedPackage')) throw new Unreadable('document-locked', 'an encrypted package');
    throw foreign('a document of an old office format; save it in the new one');
  }
  const found = foreignKind(bytes);
  if (found !== null) throw foreign(found);
  if (latin1(bytes.subarray(0, 1024)).includes('%PDF-')) throw foreign('a PDF document behind something else');
  if (endsAsArchive(bytes)) throw foreign('an archive behind something else');
  const decoded = decodeText(bytes);
  if (!decoded) throw foreign('a file of an unknown kind');
  if (decoded.text.trim() === '') throw new Unreadable('document-empty', 'only white space');
  const named = byExtension.get(extension);
  // Only the name tells a table from prose: two sentences with as many commas look like one, and amounts would be cut at theirs.
  return named !== undefined && plainKinds.has(named) ? named : 'text';
}

const mainTypes: readonly (readonly [RegExp, DocumentKind])[] = [
  [/wordprocessingml\.(?:document|template)\.main|ms-word\.(?:document|template)\.macroEnabled/iu, 'docx'],
  [/spreadsheetml\.(?:sheet|template)\.main|ms-excel\.(?:sheet|template)\.macroEnabled/iu, 'xlsx'],
  [
    /presentationml\.(?:presentation|slideshow|template)\.main|ms-powerpoint\.(?:presentation|slideshow|template)\.macroEnabled/iu,
    'pptx',
  ],
];

async function kindOfArchive(bytes: Uint8Array, limits: ReadingLimits): Promise<DocumentKind> {
  const archive = await openArchive(bytes, limits);
  const found = new Set<DocumentKind>();
  await readXml(
    archive.read('[Content_Types].xml'),
    {
      open(name, { ContentType = '' }) {
        if (name === 'Override' || name === 'Default')
          for (const [pattern, kind] of mainTypes) if (pattern.test(ContentType)) found.add(kind);
      },
    },
    limits,
  );
  const [kind, ...others] = found;
  if (kind && others.length === 0) return kind;
  throw foreign(
    found.size > 1
      ? 'several kinds of documents at once'
      : archive.has('mimetype')
        ? 'an OpenDocument file'
        : 'an archive',
  );
}

const foreign = (found: string): Unreadable => new Unreadable('document-kind', found, { found });
