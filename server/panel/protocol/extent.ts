/** No event may be larger than 512 KB and no append than 1 MB on a real server: texts from models are cut, with a note, never silently. */
export const most = { text: 12_000, line: 2_000, quote: 300, ballot: { statement: 2_500, line: 600 } } as const;

export const cut = (text: string, limit: number = most.text): string =>
  text.length <= limit ? text : `${text.slice(0, limit)} … [cut: ${text.length - limit} of ${text.length} characters]`;
