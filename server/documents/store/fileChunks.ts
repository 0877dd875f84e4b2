import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { idPattern } from '../../../shared/kernel/ids.ts';
import { segmentBytes } from '../../../shared/documents/limits.ts';
import { overhead } from '../../platform/keys/cipher.ts';
import { type ChunkStore, type Part, parts } from './chunkStore.ts';

/** Every segment but the last has this size, so that each has its place in the file. */
const stride = segmentBytes + overhead;

/** Segments in files under the data folder, which only the service may read: for installations on one machine. */
export function fileChunks(folder: string): ChunkStore {
  const pathOf = (documentId: string, part: Part): string => {
    if (!idPattern.test(documentId)) throw new Error(`expected the id of a document, found ${documentId}`);
    return join(folder, `${documentId}.${part}`);
  };
  return {
    async put(documentId, part, from, segments) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = pathOf(documentId, part);
      const file = await open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return open(path, 'wx+', 0o600);
      });
      try {
        for (const [i, segment] of segments.entries())
          await file.write(segment, 0, segment.length, (from + i) * stride);
        await file.datasync();
      } finally {
        await file.close();
      }
    },
    async *read(documentId, part) {
      const file = await open(pathOf(documentId, part), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return null;
      });
      if (!file) return;
      try {
        for (let number = 0; ; number++) {
          const buffer = Buffer.alloc(stride);
          const { bytesRead } = await file.read(buffer, 0, stride, number * stride);
          if (bytesRead === 0) return;
          yield buffer.subarray(0, bytesRead);
        }
      } finally {
        await file.close();
      }
    },
    async drop(documentId) {
      for (const part of parts) await rm(pathOf(documentId, part), { force: true });
    },
  };
}
