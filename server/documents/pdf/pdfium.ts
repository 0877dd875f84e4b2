import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The functions of PDFium that its wrapper does not offer: characters with their size, place, colour and mode. */
export type Pdfium = Readonly<Record<`_${string}`, (...args: number[]) => number>> & {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
};

export async function loadPdfium(): Promise<Pdfium> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'));
  const library = await PDFiumLibrary.init({
    wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package does not declare it
  return (library as unknown as { readonly module: Pdfium }).module;
}

/** A function of PDFium by its name without the leading underscore. */
export const call = (pdfium: Pdfium, name: string, ...args: number[]): number => {
  const fn = pdfium[`_${name}`];
  if (!fn) throw new Error(`expected PDFium to have ${name}, found none`);
  return fn(...args);
};

/** Numbers that PDFium writes into memory; `work` gets the address. */
export const createScratch = (pdfium: Pdfium) => {
  const at = call(pdfium, 'malloc', 64);
  return {
    at,
    doubles: (count: number): number[] => Array.from(pdfium.HEAPF64.subarray(at >> 3, (at >> 3) + count)),
    floats: (count: number): number[] => Array.from(pdfium.HEAPF32.subarray(at >> 2, (at >> 2) + count)),
    words: (count: number): number[] => Array.from(pdfium.HEAPU32.subarray(at >> 2, (at >> 2) + count)),
  };
};
export type Scratch = ReturnType<typeof createScratch>;

/** A UTF-16 string that PDFium gives by length and buffer. */
export const stringOf = (pdfium: Pdfium, get: (buffer: number, bytes: number) => number): string => {
  const bytes = Math.min(get(0, 0), 200_000);
  if (bytes <= 2) return '';
  const buffer = call(pdfium, 'malloc', bytes);
  try {
    get(buffer, bytes);
    return Buffer.from(pdfium.HEAPU8.subarray(buffer, buffer + bytes - 2)).toString('utf16le');
  } finally {
    call(pdfium, 'free', buffer);
  }
};

/** An ASCII name for PDFium, to be freed. */
export const nameFor = (pdfium: Pdfium, name: string): number => {
  const bytes = Buffer.from(`${name}\0`, 'latin1');
  const at = call(pdfium, 'malloc', bytes.length);
  pdfium.HEAPU8.set(bytes, at);
  return at;
};
