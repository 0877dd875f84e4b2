import { backupLog, restoreLog } from '../../embedded/eventstore/disk/backup.ts';
import { dumpLog, inspectLog } from '../../embedded/eventstore/inspect.ts';

export function backup(dataDir: string, file: string): void {
  console.log(`${backupLog(dataDir, file)} bytes copied to ${file}`);
}

export function restore(file: string, dataDir: string): void {
  console.log(`${restoreLog(file, dataDir)} bytes restored to ${dataDir}`);
}

export function verify(dataDir: string): void {
  const { events, bytes, torn } = inspectLog(dataDir);
  const tail = torn > 0 ? `; ${torn} bytes of an unfinished commit behind it` : '';
  console.log(`sound: ${events} events in ${bytes} bytes${tail}`);
}

export function stats(dataDir: string): void {
  const { events, streams, types, bytes, longest } = inspectLog(dataDir);
  console.log(
    `${events} events in ${streams} streams, ${types} types, ${bytes} bytes (${(bytes / Math.max(events, 1)).toFixed(0)} each)`,
  );
  for (const { stream, events: length } of longest) console.log(`${String(length).padStart(9)}  ${stream}`);
}

export function dump(dataDir: string): void {
  dumpLog(dataDir, (event) => console.log(JSON.stringify(event)));
}
