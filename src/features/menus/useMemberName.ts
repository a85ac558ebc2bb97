import { useSiteState } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';

/** The member's nickname, else the account (RMENU-01); empty while it is not known. */
export function useMemberName(): string {
  const { data } = useRead('member', {});
  const userName = useSiteState((state) => state.session?.userName);
  return data?.nickname || data?.account || userName || '';
}
