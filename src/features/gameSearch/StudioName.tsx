import { useVendorStructure } from '#src/features/games/useGames.ts';
import { useSite } from '#src/site/siteContext.ts';
import { usePageQuery } from '#src/site/usePageQuery.ts';
import { studioOf } from './studioName.ts';

/** The studio whose games the page lists, if any. */
export function useStudioOfPage(): string | undefined {
  const { site } = useSite();
  const { query } = usePageQuery();
  const { data } = useVendorStructure();
  return data && studioOf(query, data, site);
}

/** Its name, as a heading. */
export const StudioName = ({ fallback }: { readonly fallback: string }) => <bdi>{useStudioOfPage() ?? fallback}</bdi>;
