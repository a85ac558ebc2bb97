import { lazyExtra } from '#src/site/lazyPart.tsx';

/** The gate, whose code only pages that ask need. */
export const LazyAgeGate = lazyExtra(async () => (await import('./AgeGate.tsx')).AgeGate);
