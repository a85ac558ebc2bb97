interface Read {
  readonly platformUrl: string | undefined;
  readonly sandbox: boolean;
}

/**
 * Variables that do not go together, a sentence each.
 *
 * @param isGiven Whether the environment has a variable.
 */
export function faultyPairs(isGiven: (name: string) => boolean, { platformUrl, sandbox }: Read): string[] {
  const faults = [
    isGiven('SMTP_URL') !== isGiven('MAIL_FROM') &&
      'SMTP_URL and MAIL_FROM belong together: set both to send mails, or neither for the development inbox.',
    isGiven('SOCIAL_SECRETS') &&
      'SOCIAL_SECRETS is called MERCHANT_SECRETS now, and holds all secrets of merchants. Rename it; its file stays as it is.',
    platformUrl !== undefined &&
      sandbox &&
      'SANDBOX and PLATFORM_URL are both set. Remove SANDBOX to relay to the platform, or PLATFORM_URL to use the sandbox.',
    !isGiven('PLATFORM_URL') &&
      !sandbox &&
      'SANDBOX is off and PLATFORM_URL is not set, so no platform answers the players. Set PLATFORM_URL, or remove SANDBOX.',
    isGiven('PLATFORM_TOKEN_HEADER') &&
      !isGiven('PLATFORM_URL') &&
      'PLATFORM_TOKEN_HEADER is for the platform of PLATFORM_URL, which is not set. Set both, or neither.',
  ];
  return faults.filter((fault) => fault !== false);
}
