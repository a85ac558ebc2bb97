import { lazyExtra } from '#src/site/lazyPart.tsx';

/** The age gate; its code is loaded only where it shows. */
export const LazyAgeGate = lazyExtra(async () => (await import('./AgeGate.tsx')).AgeGate);
