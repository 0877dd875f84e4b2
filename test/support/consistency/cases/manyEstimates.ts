import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import { keptCase } from './keptCase.ts';

const estimates = Array.from({ length: 12 }, (_, i) => `${110 + 7 * i} (Larch)`);

/** A report whose seats gave twelve numbers that nothing was found for. */
export const manyEstimates = (): ReportDocument => {
  const document = keptCase();
  const { gate } = document;
  if (!gate) throw new Error('expected a gate of the kept case, found none');
  const checks = gate.checks.filter(({ rule }) => rule !== 'numbers_traceable');
  return {
    ...document,
    gate: { ...gate, checks: [...checks, { rule: 'numbers_traceable', ok: true, found: estimates }] },
  };
};
