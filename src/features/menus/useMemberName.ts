import { shownName } from '#src/lib/format/shownName.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';

/** The member's nickname, else the account (RMENU-01), as it is shown; empty while it is not known. */
export function useMemberName(): string {
  const { data } = useRead('member', {});
  const userName = useSiteState((state) => state.session?.userName);
  return shownName(data?.nickname || data?.account || userName || '');
}
