import type { Letterhead } from '#server/messages/composeMessage.ts';
import type { CallContext } from './CallContext.ts';

/** In whose name a message about a call is sent: the merchant's, in the player's language. */
export const letterheadOf = ({ merchantCode, site, language, origin }: CallContext): Letterhead => ({
  merchantCode,
  language,
  origin,
  brand: site.full.template.parameters.title || merchantCode,
});
