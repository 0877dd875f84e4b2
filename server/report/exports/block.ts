/** A part of a report as every word processor knows it. Texts are plain: each format escapes them in its own way. */
export type Block =
  | { readonly is: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly is: 'text'; readonly text: string; readonly name?: string }
  | { readonly is: 'note'; readonly text: string }
  | { readonly is: 'quote'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly string[] }
  | { readonly is: 'table'; readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
