import { createSmtpMessenger } from './messages/createSmtpMessenger.ts';
import type { OpenPlatform, OpenPlatformOptions } from './platform/OpenPlatform.ts';
import { createRelay } from './relay/createRelay.ts';

/** The merchant platform of a configuration: a real one behind us, or the sandbox, whose code is loaded only then. */
export async function openPlatform(options: OpenPlatformOptions): Promise<OpenPlatform> {
  const { config, releases, log } = options;
  if (config.platformUrl === undefined) {
    const { openSandbox } = await import('#sandbox/openSandbox.ts');
    return openSandbox(options);
  }
  const { platform, router, pictures } = createRelay({ platformUrl: config.platformUrl, liveSite: releases.known, log });
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
