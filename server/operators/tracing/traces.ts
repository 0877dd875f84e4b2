import type { Lifecycle } from '../../platform/lifecycle.ts';
import type { Store } from '../../platform/store/store.ts';
import { startTracing } from './startTracing.ts';
import {
  type Handlers,
  spanOfCall,
  spanOfReply,
  spanOfViewers,
  spansOfBatch,
  tracedHandlers,
  tracedStore,
} from './spansOf.ts';

type Given = { readonly traces: string | undefined; readonly roles: ReadonlySet<string> };

/** What tells a collector how cases go; without one everything passes through as it is. */
export async function createTraces(
  { traces: endpoint, roles }: Given,
  { version, lifecycle }: { readonly version: string; readonly lifecycle: Lifecycle },
) {
  if (endpoint === undefined)
    return {
      storeOf: <E extends { readonly type: string }>(store: Store<E>) => store,
      handlers: (handlers: Handlers) => handlers,
    };
  const tracing = await startTracing({ endpoint, version, roles: [...roles] });
  lifecycle.started('traces', () => tracing.close());
  const nowMs = () => Date.now();
  return {
    storeOf: <E extends { readonly type: string }>(store: Store<E>) => tracedStore(store, tracing.span, nowMs),
    handlers: (handlers: Handlers) => tracedHandlers(handlers, tracing.span, nowMs),
    onReply: spanOfReply(tracing.span, nowMs),
    onCall: spanOfCall(tracing.span, nowMs),
    onApplied: spansOfBatch(tracing.span, nowMs),
    onViewers: spanOfViewers(tracing.span, nowMs),
  };
}
