const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON of a body. Throws on bytes that are not UTF-8, which a lenient reader would put other characters for. */
export const jsonIn = (bytes: Uint8Array): unknown => JSON.parse(utf8.decode(bytes));
