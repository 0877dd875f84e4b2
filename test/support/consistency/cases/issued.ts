import { handle } from '../../../../server/platform/store/handler.ts';
import { createSigner } from '../../../../server/platform/keys/signing.ts';
import { createReports } from '../../../../server/report/reportService.ts';
import { caseDecider } from '../../../../server/cases/caseDecider.ts';
import type { Store } from '../../../../server/platform/store/store.ts';
import { type CaseEvent, caseStream } from '../../../../shared/events/case.ts';
import type { CaseStore } from '../../../fakes/caseStore.ts';
import { later } from '../../controls.ts';

const signer = createSigner('07'.repeat(32));

/** Issues the report of a case in this store as the service does, signed, without a PDF. */
export const issue = async (kept: CaseStore, caseId: string): Promise<void> => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the stream of a case holds its events
  const store = kept.store as unknown as Store<CaseEvent>;
  await createReports({
    store,
    handleCase: handle(store, caseDecider, caseStream),
    sign: signer.sign,
    print: async () => new Uint8Array(1),
    wake: async () => undefined,
    kept: {
      read: async () => null,
      keep: async () => undefined,
      dropCase: async () => undefined,
      filesOf: async () => new Map(),
    },
    now: () => later(86_400),
  }).issue(caseId);
};
