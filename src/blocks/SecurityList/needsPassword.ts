import type { SecurityConfigAnswer } from '#schemas/declare/platform/profile.schema.ts';
import type { Site } from '#schemas/release/resolve/site.ts';

/** Whether a form asks for the login password once more. An account that was made by a phone number has no password. */
export const needsPassword = ({ behaviour }: Pick<Site, 'behaviour'>, { loginPassword }: SecurityConfigAnswer): boolean =>
  behaviour.member.askPassword && loginPassword !== false;
