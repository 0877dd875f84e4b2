import { backupLog, restoreLog } from '../../platform/eventstore-node/disk/backup.ts';
import { dumpLog, inspectLog } from '../../platform/eventstore-node/inspect.ts';

/** Said with every copy of the log: it does not hold what opens it. */
const apart =
  'accounts and cases in it are sealed: they are read with the keys in KEY_SLOTS and MASTER_KEY, which are backed up apart';

export function backup(dataDir: string, file: string): void {
  console.log(`${backupLog(dataDir, file)} bytes copied to ${file}; ${apart}`);
}

export function restore(file: string, dataDir: string): void {
  console.log(`${restoreLog(file, dataDir)} bytes restored to ${dataDir}; ${apart}`);
}

/** Throws for anything in the log that is not as it was written. */
export function verify(dataDir: string): void {
  const { events, bytes, flaws } = inspectLog(dataDir);
  const [flaw] = flaws;
  if (flaw) throw new Error(`the log is not sound at offset ${flaw.at}: ${flaw.what}`);
  console.log(`sound: ${events} events in ${bytes} bytes`);
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
