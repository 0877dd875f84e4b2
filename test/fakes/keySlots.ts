import { DamagedSlot, type Slot } from '../../server/platform/keys/slots/slotBytes.ts';
import type { KeySlots } from '../../server/platform/keys/slots/keySlots.ts';

/** Slots of keys in memory. */
export function memorySlots(): KeySlots {
  const kept = new Map<string, Slot>();
  return {
    id: 'memory',
    read: async (stream) => kept.get(stream) ?? null,
    make: async (stream, wrapped) => {
      if (!kept.has(stream)) kept.set(stream, [Buffer.from(wrapped)]);
    },
    replace: async (stream, wrapped) => {
      if (!kept.has(stream)) throw new DamagedSlot(stream);
      kept.set(stream, [Buffer.from(wrapped)]);
    },
    erase: async (stream) => void kept.set(stream, 'erased'),
    async *streams() {
      yield* kept.keys();
    },
  };
}
