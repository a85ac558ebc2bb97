import { lazyExtra } from '#src/site/lazyPart.tsx';

/** The member's part of the header, which guests do without. */
export const LazyMemberArea = lazyExtra(async () => (await import('./MemberArea.tsx')).MemberArea);
