import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { banner } from './banner.ts';
import { type Config, readConfig } from './config.ts';
import { ConfigError } from './ConfigError.ts';
import { forgetSecrets } from './operators/openSecrets.ts';
import { createLog } from './http/log/createLog.ts';
import { serve } from './serve.ts';
import { ListenError } from './startServer.ts';
import { backUp, restore } from './store/backup/backUp.ts';
import { createClock } from './store/clock/clock.ts';
import { DatabaseUnavailable } from './store/database/DatabaseUnavailable.ts';
import { StoreError } from './store/database/StoreError.ts';
import { StoreReadOnly } from './store/database/StoreReadOnly.ts';

/** The project of the sources, or `dist`: both hold templates and the sandbox's files beside the server. */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Whether a person reads the output: at a terminal, or of `npm start` and `npm run dev`. Else it is a log, with one JSON object a line and no password. */
const isForPeople = process.stdout.isTTY || ['--banner', '--dev'].some((option) => process.argv.includes(option));

/** With more merchants the addresses are not printed. */
const SHOWN = 20;

/** Errors that are meant for the person who starts the server: their message says all that helps. */
const MEANT = [ConfigError, ListenError, StoreError, StoreReadOnly, DatabaseUnavailable];

/** EX_TEMPFAIL of sysexits.h. Differs from a start that fails, so that a supervisor can tell the two apart. */
const STORE_LOST = 75;

/** Ends at once: closing the store would write to what belongs to another server now. */
function endLost(reason: StoreError): never {
  console.error(reason.message);
  process.exit(STORE_LOST);
}

function giveUp(error: unknown): never {
  const isMeant = error instanceof Error && MEANT.some((kind) => error instanceof kind);
  if (isForPeople) console.error(isMeant ? error.message : error);
  else createLog('fatal').fatal(isMeant ? {} : { err: error }, isMeant ? error.message : 'the server could not start, or stop');
  process.exit(1);
}

/** Commands for the store beside serving; each says what it did. */
const commands: Readonly<Record<string, (config: Config, folder?: string) => Promise<string>>> = {
  async backup(config, to) {
    const copy = await backUp(config, to);
    return `Backed up to ${copy}\nBring it back with: npm run restore -- ${copy}`;
  },
  async restore(config, from) {
    const former = await restore(config, from);
    return `Restored.${former === undefined ? '' : ` What was there before lies in ${former}`}`;
  },
  async 'forget-secrets'(config) {
    const operators = await forgetSecrets(config, createClock(config.fixedClock));
    return `Removed. Operators who must set up one-time codes or recovery codes again: ${operators}`;
  },
};

async function main(): Promise<void> {
  const [name = '', folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const command = commands[name];
  if (command) {
    process.stdout.write(`${await command(readConfig(process.env), folder)}\n`);
    return;
  }
  const running = await serve(process.env, { root: ROOT, isDevelopment: process.argv.includes('--dev'), onLost: endLost });

  let stopping = false;
  const stop = () => {
    // A terminal and npm both pass the signal on.
    if (stopping) return;
    stopping = true;
    running.stop().then(() => process.exit(0), giveUp);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const { port, releases, operator, demoAccounts } = running;
  if (!isForPeople) {
    createLog(readConfig(process.env).logLevel).info({ port, operator: operator.name, passwordFile: operator.file }, 'ready');
    return;
  }
  const began = performance.getEntriesByName('start')[0]?.startTime ?? 0; // in a process that has installed and built before
  process.stdout.write(
    banner({
      port,
      seconds: (performance.now() - began) / 1000,
      brands: releases
        .merchants()
        .filter(({ revision }) => revision > 0)
        .slice(0, SHOWN),
      operator,
      demo: demoAccounts,
    }) + '\n',
  );
}

main().catch(giveUp);
