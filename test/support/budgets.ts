import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

import { pathOf } from './catalogues.ts';

/**
 * What a visitor's browser fetches of JavaScript and CSS, gzipped, page after page in the order of a first visit: each page
 * counts what the pages before it did not bring. Read from the build's own manifest.
 */
type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;
type Stop = { readonly name: string; readonly page: string; readonly words: readonly string[]; readonly most: number };

export const visit: readonly Stop[] = [
  { name: 'landing', page: 'landing/Landing.svelte', words: ['shell', 'landing'], most: 40 },
  { name: 'new case', page: 'new/New.svelte', words: ['new', 'guided', 'problems'], most: 16 },
  { name: 'dashboard', page: 'cases/Cases.svelte', words: ['cases', 'case', 'samples'], most: 45 },
  { name: 'watch', page: 'watch/Watch.svelte', words: ['watch'], most: 75 },
  { name: 'replay', page: 'replay/Replay.svelte', words: ['replay'], most: 25 },
];

export type Weight = { readonly name: string; readonly kb: number; readonly most: number };

export function weigh(folder: string): readonly Weight[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const fetched = new Set<string>();
  return visit.map(({ name, page, words, most }) => {
    const list = name === 'landing' ? [] : ['words/english.ts'];
    // Fetched once a page of somebody who is signed in is shown: it brings the socket.
    if (name === 'dashboard') list.push('attention/SignedInParts.svelte');
    const keys = [page, ...list, ...words.map((area) => wordsOf(manifest, area))];
    const files = new Set<string>();
    for (const key of ['index.html', ...keys]) gather(manifest, key, key === page, files);
    const fresh = [...files].filter((file) => !fetched.has(file));
    for (const file of fresh) fetched.add(file);
    const bytes = fresh.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
    return { name, kb: bytes / 1024, most };
  });
}

/** An area's English: compiled from its messages, or made from what server and docs say too. */
const wordsOf = (manifest: Manifest, area: string): string => {
  const path = `../shared/locales/${pathOf('en', area)}`;
  const compiled = path.replace(/\.json$/, '.js');
  return compiled in manifest ? compiled : path;
};

/**
 * Fetched after the page by itself: minutes and costs of each mode. Fetched only once a person adds a document or asks for the
 * keys, the menu, a piece of evidence or another view of the state; a panel asks, has decided or shows how it reads the case, a case asks another one again or has
 * documents, nobody has spoken in it yet or would by a model, or something may be lost.
 */
const onDemand = new Set([
  'new/DocumentList.svelte',
  'new/ModeTime.svelte',
  'again/AskedAgain.svelte',
  'cases/QuestionForm.svelte',
  'cases/frame/FrameNotice.svelte',
  'cases/CaseDocuments.svelte',
  'debate/keys/KeysDialog.svelte',
  'debate/EvidenceDrawer.svelte',
  'debate/Verdict.svelte',
  'watch/CaseMenu.svelte',
  'charts/BallotPanel.svelte',
  'charts/CriteriaPanel.svelte',
  'charts/CruxPanel.svelte',
  'attention/FirstMinute.svelte',
  'cases/Confirm.svelte',
  'palette/CommandPalette.svelte',
]);

/** A chunk with everything it imports; with `lazy` also what it fetches later by itself (the parser of marked text). */
const gather = (manifest: Manifest, key: string, lazy: boolean, files: Set<string>): void => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`Expected ${key} in the build's manifest, found it nowhere.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const next of [...(chunk.imports ?? []), ...(lazy ? (chunk.dynamicImports ?? []) : [])])
    if (next !== 'index.html' && !onDemand.has(next)) gather(manifest, next, lazy, files);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const weights = weigh(join(import.meta.dirname, '../../dist/client'));
  for (const { name, kb, most } of weights) {
    const over = kb > most ? '  OVER' : '';
    console.log(`${name.padEnd(10)} ${kb.toFixed(1).padStart(6)} KB of ${most}${over}`);
  }
  if (weights.some(({ kb, most }) => kb > most)) process.exitCode = 1;
}
