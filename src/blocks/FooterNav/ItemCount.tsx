import type { FooterItem } from '#schemas/declare/release/templateParameters.schema.ts';
import { isAudience } from '#schemas/declare/names/visitor.ts';
import type { UnreadKind } from '#src/features/messages/UnreadBadge.tsx';
import { lazyExtra } from '#src/site/lazyPart.tsx';
import { useIsVisitorKnown, useVisitor } from '#src/site/siteContext.ts';

/** Guests have no unread messages, so they never load this code. */
const LazyUnreadBadge = lazyExtra(async () => (await import('#src/features/messages/UnreadBadge.tsx')).UnreadBadge);

const counted: Readonly<Partial<Record<FooterItem, UnreadKind>>> = { notice: 'notices', chat: 'chat' };

/** The unread count of a bar item. */
export function ItemCount({ item }: { readonly item: FooterItem }) {
  const kind = counted[item];
  const isGuest = isAudience(useVisitor(), 'guest');
  const isKnown = useIsVisitorKnown(); // the server draws no counts
  return kind && isKnown && !isGuest ? <LazyUnreadBadge of={kind} corner /> : null;
}
