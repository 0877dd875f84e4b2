import { posix } from 'node:path';

import type { ReadingLimits } from '../../../shared/documents/limits.ts';
import type { Sink } from '../reading/sink.ts';
import type { Archive } from './archive.ts';
import { readXml } from './xml.ts';

type Relation = { readonly id: string; readonly type: string; readonly target: string; readonly external: boolean };

/** What a part refers to; targets are names of parts, wherever the reference is relative to. */
export async function relationsOf(archive: Archive, part: string, limits: ReadingLimits): Promise<readonly Relation[]> {
  const found: Relation[] = [];
  const { dir, base } = posix.parse(part);
  await readXml(
    archive.read(posix.join(dir, '_rels', `${base}.rels`)),
    {
      open(name, { Id = '', Type = '', Target = '', TargetMode }) {
        if (name !== 'Relationship') return;
        const external = TargetMode === 'External';
        const target = external ? Target : Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target);
        found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target, external });
      },
    },
    limits,
  );
  return found;
}

/** Says what of the archive was left unread, and keeps what its properties say apart. */
export async function noteRest(archive: Archive, sink: Sink, limits: ReadingLimits): Promise<void> {
  if (archive.names.some((name) => /vbaProject\.bin$|macrosheets\//iu.test(name))) sink.warn('macros_unread');
  const embedded = archive.names.filter((name) => /\/(?:embeddings|activeX)\/./iu.test(name)).length;
  if (embedded > 0) sink.warn('embedded_unread', { count: embedded });
  if (archive.names.some((name) => /\/externalLinks\/./iu.test(name))) sink.warn('external_links_unread');
  const kept = new Set(['title', 'subject', 'description', 'keywords', 'category', 'contentStatus']);
  let text = '';
  await readXml(
    archive.read('docProps/core.xml'),
    {
      open: () => void (text = ''),
      text: (more) => void (text += more),
      close(name) {
        if (kept.has(name)) sink.add({ at: `properties: ${name}`, kind: 'metadata', text, flags: ['metadata'] });
        text = '';
      },
    },
    limits,
  );
}
