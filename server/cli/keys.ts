import { rotateMasterKey } from '../platform/keys/rotateMasterKey.ts';
import { reachData } from './common/openStores.ts';
import { runCommand, WrongUsage } from './common/runCommand.ts';
import { withTool } from './common/tool.ts';

const usage = `usage: npm run keys -- rotate
  Makes a new master key in DATA_DIR/keys, wraps every key with it and overwrites the old one; a server may run meanwhile.
  With MASTER_KEY: put the new key before the old one on every process (NEW,OLD), restart them, run this, then take OLD out.`;

async function main(): Promise<number> {
  if (process.argv[2] !== 'rotate' || process.argv.length > 3) throw new WrongUsage(usage);
  return withTool(async ({ config, log, lifecycle }) => {
    const { pool, slots } = await reachData(config, lifecycle, log);
    const count = await rotateMasterKey({ pool, slots, dataDir: config.dataDir, configured: config.masterKeys });
    console.log(`${count} keys were wrapped with the newest master key`);
    if (config.masterKeys && config.masterKeys.length > 1) console.log('take the older keys out of MASTER_KEY now');
    if (config.masterKeys?.length === 1)
      console.log('MASTER_KEY has one key alone: for a new epoch put a new one before it');
    console.log('delete older backups of the keys: with the old master key they open what was not deleted since');
    return 0;
  });
}

await runCommand(main);
