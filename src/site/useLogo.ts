import { useSite, useSiteState } from './siteContext.ts';

/** Address of the brand's logo for the current mode. Empty when the brand has none. */
export function useLogo(): string {
  const { logo, logoLight } = useSite().site.theme;
  const theme = useSiteState((state) => state.theme);
  return theme === 'light' && logoLight !== '' ? logoLight : logo;
}
