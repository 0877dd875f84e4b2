import type { Plan } from '../events/account.ts';

const KiB = 1024;
const MiB = 1024 * KiB;

/** What a reader does at most, whatever the file says of itself. */
export const readingLimits = {
  /** Bytes of one part of an archive, and of all of them, once unpacked. */
  partBytes: 256 * MiB,
  unpackedBytes: 512 * MiB,
  /** Unpacked to packed, once a part has unpacked this much. */
  ratio: 200,
  ratioAfter: MiB,
  parts: 5000,
  depth: 256,
  pages: 1000,
  sheets: 50,
  cellsRead: 2_000_000,
  cellsKept: 500_000,
  /** Letters of one cell or paragraph. */
  blockChars: 100_000,
  chars: 8_000_000,
} as const;
export type ReadingLimits = { readonly [K in keyof typeof readingLimits]: number };

/** What one case may hold by plan. */
export type DocumentOffer = { readonly files: number; readonly bytes: number; readonly fileBytes: number };
export const documentOffers: Readonly<Record<Plan, DocumentOffer>> = {
  trial: { files: 5, bytes: 20 * MiB, fileBytes: 10 * MiB },
  solo: { files: 20, bytes: 100 * MiB, fileBytes: 20 * MiB },
  professional: { files: 20, bytes: 100 * MiB, fileBytes: 50 * MiB },
  business: { files: 40, bytes: 200 * MiB, fileBytes: 50 * MiB },
  enterprise: { files: 50, bytes: 400 * MiB, fileBytes: 50 * MiB },
};

export const mebibytes = (bytes: number): string => `${Math.floor(bytes / MiB)} MiB`;

/** Bytes of one piece of an upload; every piece but the last is a whole number of segments. */
export const pieceBytes = 4 * MiB;
/** Bytes that are sealed together. */
export const segmentBytes = 256 * KiB;
