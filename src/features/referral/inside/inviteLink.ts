import { paths } from '#schemas/declare/pages/addresses.ts';

/** The address that an invited friend opens: it carries the code to the registration (REG-32). */
export const inviteLink = (origin: string, inviteQuery: string, code: string): string =>
  `${origin}${paths.register}?${inviteQuery}=${encodeURIComponent(code)}`;
