import type { CaseOrder } from '../../shared/api/cases/caseOrders.ts';
import type { CaseRow } from '../../shared/api/cases/caseList.ts';

/** A row of the read model `cases`; addresses are added here. */
export type StoredCase = Omit<CaseRow, 'watch_url' | 'pdf_links'> & {
  readonly report: { readonly filename: string; readonly bytes: number | null; readonly sha256: string | null } | null;
};

export type CaseQuery = {
  readonly statuses?: readonly CaseRow['status'][];
  readonly cursor?: string;
  readonly limit: number;
  /** Those that the account has archived, or the others; both unless told. */
  readonly archived?: boolean;
  readonly search?: string;
  readonly order?: CaseOrder;
  /** The account's address, once it is proven: cases that others share with it are listed too. */
  readonly email?: string;
};
