import { readConfig } from './config.ts';
import { createLog } from './http/log/createLog.ts';
import { type RunningServer, type StartOptions, startServer } from './startServer.ts';

/**
 * Serves as variables of the environment say. A process can serve several times, each with a database of its own.
 *
 * @throws ConfigError, and what `startServer` throws.
 */
export async function serve(
  env: NodeJS.ProcessEnv,
  options: Pick<StartOptions, 'root' | 'isDevelopment' | 'onLost'>,
): Promise<RunningServer> {
  const config = readConfig(env);
  return startServer({ ...options, config, log: createLog(config.logLevel) });
}
