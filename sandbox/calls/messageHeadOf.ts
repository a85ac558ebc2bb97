import type { MessageHead } from '#server/messages/composeMessage.ts';
import type { CallContext } from './CallContext.ts';

/** The sender and language of a message about a call: the merchant's brand, in the player's language. */
export const messageHeadOf = ({ merchantCode, site, language, origin }: CallContext): MessageHead => ({
  merchantCode,
  language,
  origin,
  brand: site.full.template.parameters.title || merchantCode,
});
