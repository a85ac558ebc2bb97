import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { banner } from './banner.ts';
import { ConfigError, readConfig } from './config.ts';
import { createLog } from './http/createLog.ts';
import { ListenError, startServer } from './startServer.ts';

/** The project of the sources, or `dist`: both hold templates and the sandbox's files beside the server. */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** With more merchants the addresses are not printed. */
const SHOWN = 20;

function giveUp(error: unknown): never {
  console.error(error instanceof ConfigError || error instanceof ListenError ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const isDevelopment = process.argv.includes('--dev');
  const running = await startServer({ config, log, root: ROOT, isDevelopment });

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
  process.stdout.write(
    banner({
      port,
      brands: releases
        .merchants()
        .filter(({ revision }) => revision > 0)
        .slice(0, SHOWN),
      operator,
      ...(config.sandbox ? { demo: demoAccounts } : {}),
    }) + '\n',
  );
}

main().catch(giveUp);
