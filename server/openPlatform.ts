import { createSmtpMessenger } from './messages/createSmtpMessenger.ts';
import type { OpenPlatform, OpenPlatformOptions } from './platform/OpenPlatform.ts';
import { createRelay } from './relay/createRelay.ts';
import { withGameSearch } from './search/withGameSearch.ts';

/** A real platform behind us, or the sandbox, whose code is loaded only then. */
async function openAny(options: OpenPlatformOptions): Promise<OpenPlatform> {
  const { config, releases, log, timePlatform } = options;
  if (config.platformUrl === undefined) {
    const { openSandbox } = await import('#sandbox/openSandbox.ts');
    return openSandbox(options);
  }
  const { platform, router, pictures } = createRelay({
    platformUrl: config.platformUrl,
    platformTokenHeader: config.platformTokenHeader,
    liveSite: releases.known,
    log,
    timePlatform,
  });
  return {
    platform,
    messenger: config.mail && createSmtpMessenger(config.mail),
    routers: [router],
    files: [pictures],
    answerFromCache: () => false,
    demoAccounts: [],
    close: () => undefined,
  };
}

/** The merchant platform of a configuration, with our search over its catalogue. */
export const openPlatform = async (options: OpenPlatformOptions): Promise<OpenPlatform> =>
  withGameSearch(await openAny(options), { liveSite: options.releases.known, log: options.log });
