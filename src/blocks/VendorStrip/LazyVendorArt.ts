import { lazyExtra } from '#src/site/lazyPart.tsx';

/** What cards of vendors show besides the name; strips of logos do without its code. */
export const LazyVendorArt = lazyExtra(async () => (await import('./VendorArt.tsx')).VendorArt);
