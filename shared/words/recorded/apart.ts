/** A sentence of our own software and the technical detail behind it in brackets, which is the same in every language. */
export const apart = (written: string): { readonly sentence: string; readonly detail: string } => {
  const [, sentence = written, detail = ''] = /^([^()]+\.) \((.+)\)$/su.exec(written) ?? [];
  return { sentence, detail };
};
