import { useHref } from 'react-router-dom';
import { PAGE_PREFIX } from '#schemas/declare/names/earlyPaths.ts';

/** Prefix of the site's addresses here: `/th` if the address of the page names its language, else empty. */
export function useAddressBase(): string {
  return useHref('/').replace(/\/$/, '');
}

/** Makes the `href` of a plain link that may lead to a page of the site: it stays in the language that the address names. */
export function useSiteHref(): (address: string) => string {
  const base = useAddressBase();
  return (address) => (address.startsWith(PAGE_PREFIX) ? base + address : address);
}
