import type { Logger } from 'pino';

import type { WitanEvent } from '../../shared/events/catalogue.ts';
import { ofEachProvider } from '../../shared/events/providers.ts';
import { documentOpener } from '../documents/store/openDocument.ts';
import type { DocumentStore } from '../documents/store/documentStore.ts';
import { blocksReader } from '../documents/reader/readBlocks.ts';
import { createDocumentReader } from '../documents/reader/run.ts';
import type { Config } from '../platform/config/config.ts';
import { createCallTurns } from '../platform/fairness/callTurns.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { type Needs, askDissenter, runCase } from '../panel/engine/runCase.ts';
import { panelNeeds, unpriced } from '../panel/engine/setup.ts';
import type { Store } from '../platform/store/store.ts';
import type { Data } from './stores/data.ts';

type PanelParts = Pick<Needs, 'publishDelta' | 'secret' | 'onCall' | 'turnToCall' | 'learned'> & {
  readonly store: Store<WitanEvent>;
  readonly documents: DocumentStore;
  readonly log: Logger;
};

/** The panel of this installation: who sits at its table, and the work of its jobs. */
export async function createPanel(config: Config, { documents, ...parts }: PanelParts) {
  const { store, log } = parts;
  const readBlocks = blocksReader(createDocumentReader({ processes: 1 }));
  const openDocument = documentOpener(documents);
  const needs = await panelNeeds(config, { ...parts, readBlocks, openDocument });
  const models = unpriced(needs);
  if (models.length > 0) log.warn({ models }, 'no price is known for these models: no spending limit sees their calls');
  return {
    providers: needs.providers,
    breaker: needs.breaker,

    /** Runs a case as far as it goes; what wakes it again follows from the case's own facts. */
    async run(caseId: string, signal: AbortSignal): Promise<void> {
      const end = await runCase(caseId, needs, signal);
      log.info({ caseId, ...end }, 'a panel ended');
    },

    /** Puts the owner's questions to the seats that dissented. Rejects while one is worth another attempt. */
    async followUp(caseId: string, signal: AbortSignal): Promise<void> {
      const asked = new Set<string>();
      for await (const event of store.read(`case-${caseId}`))
        if (event.type === 'DissenterAsked' && event.data) asked.add(event.data.dissentId);
      for (const dissentId of asked) {
        const how = await askDissenter(caseId, dissentId, needs, signal);
        if (how === 'superseded' || how === 'stopped') throw new Error(`the follow-up to ${dissentId} was ${how}`);
      }
    },
  };
}

/** Calls wait for their turn where a provider has a quota. */
export async function turnsWithin({ providers }: Config, { pool, controlPool, listener }: Data, lifecycle: Lifecycle) {
  const quotas = ofEachProvider((provider) => providers[provider]?.quota);
  if (Object.values(quotas).every((quota) => quota === undefined)) return undefined;
  const turns = await createCallTurns({ pool, controlPool, listen: listener.listen, quotas });
  lifecycle.started('turns of model calls', () => turns.close());
  return turns.turn;
}
