import type { Evidence } from '../../shared/views/debate/types.ts';

/** What a check found, as a key of the words: of the owner's own text it is known that it was quoted exactly, not that it is true. */
export const checkOf = ({ source, status }: Pick<Evidence, 'source' | 'status'>) =>
  source !== 'web' && status === 'verified' ? 'watch.evidence.exact' : (`watch.evidence.${status}` as const);
