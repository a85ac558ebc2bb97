/** Locks the folder that the command line names, says so, and keeps it until it is killed; or says why it may not, or that it has lost it. */
import { lockFolder } from '../lock/folderLock.ts';

const [, , folder = ''] = process.argv;
try {
  await lockFolder(folder, { onLost: ({ message }) => process.stdout.write(`lost: ${message}\n`) });
  process.stdout.write('locked\n');
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(`refused: ${error instanceof Error ? error.message : String(error)}\n`);
}
