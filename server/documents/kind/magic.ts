/** Kinds that are not taken, by how their bytes begin, as the owner is told. */
const foreign: readonly (readonly [string, RegExp])[] = [
  ['an RTF document', /^\{\\rtf/u],
  ['a picture', /^(?:\x89PNG|\xff\xd8\xff|GIF8|BM|II\*\0|MM\0\*|RIFF....WEBP)/su],
  ['an archive', /^(?:7z\xbc\xaf|Rar!|\x1f\x8b|BZh|\xfd7zXZ|\x28\xb5\x2f\xfd)/u],
  ['a program', /^(?:MZ|\x7fELF|\xcf\xfa\xed\xfe|\xca\xfe\xba\xbe|#!)/u],
  ['a PostScript file', /^%!PS/u],
  ['a film or a recording', /^(?:ID3|OggS|fLaC|RIFF|....ftyp)/su],
  ['a web page', /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|script|iframe|meta|title)\b/iu],
  ['a drawing', /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!doctype\s+svg[^>]*>\s*)?<svg\b/iu],
  ['an XML file', /^\s*<\?xml\b/iu],
];

export const foreignKind = (bytes: Uint8Array): string | null => {
  const start = latin1(bytes.subarray(0, 4096)).replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/u, '');
  // UTF-16 has a zero beside every letter of these.
  const plain = start.replaceAll('\0', '');
  return (
    foreign.find(([, pattern]) => pattern.test(start) || (pattern.source.includes('<') && pattern.test(plain)))?.[0] ??
    null
  );
};

export const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

export const startsWith = (bytes: Uint8Array, start: string): boolean =>
  latin1(bytes.subarray(0, start.length)) === start;

/** Old office files and locked new ones come in the same container. */
export const isCompoundFile = (bytes: Uint8Array): boolean => startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');

/** Whether a name is in the directory of a compound file, in UTF-16. */
export const hasStream = (bytes: Uint8Array, name: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(name, 'utf16le'));

/** Whether a file of another kind ends as an archive, so that two programs would read two different things. */
export const endsAsArchive = (bytes: Uint8Array): boolean => {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-65_557);
  const at = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  return at >= 0 && at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length;
};
