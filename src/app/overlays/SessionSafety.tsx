import { lazyExtra, lazyPage } from '#src/site/lazyPart.tsx';
import { useSite, useSiteState } from '#src/site/siteContext.ts';

const SessionWatch = lazyExtra(async () => (await import('#src/features/responsible/SessionWatch.tsx')).SessionWatch);
const LastLoginNotice = lazyExtra(async () => (await import('#src/features/responsible/LastLoginNotice.tsx')).LastLoginNotice);
// Without it the platform still refuses play and money.
const AcceptTerms = lazyExtra(async () => (await import('#src/features/registration/AcceptTerms.tsx')).AcceptTerms, lazyPage);

/** Supervises a session, by the parts that the merchant has switched on; their code is loaded only then. */
export function SessionSafety({ token }: { readonly token: string }) {
  const { idleMinutes, realityCheckMinutes, sessionClock, lastLogin } = useSite().site.behaviour.responsible;
  const mustAccept = useSiteState((state) => state.session?.mustAccept === true);
  const hasNews = useSiteState((state) => state.lastLogin !== null);
  return (
    <>
      {mustAccept ? <AcceptTerms /> : null}
      {idleMinutes > 0 || realityCheckMinutes > 0 || sessionClock ? <SessionWatch key={token} token={token} /> : null}
      {lastLogin && hasNews ? <LastLoginNotice /> : null}
    </>
  );
}
