import type { FooterItem } from '#schemas/release/templateParameters.schema.ts';
import { type UnreadKind, UnreadBadge } from '#src/features/messages/UnreadBadge.tsx';

const counted: Readonly<Partial<Record<FooterItem, UnreadKind>>> = { notice: 'notices', chat: 'chat' };

/** How much a member has not read of what an item leads to. */
export function ItemCount({ item }: { readonly item: FooterItem }) {
  const kind = counted[item];
  return kind ? <UnreadBadge of={kind} corner /> : null;
}
