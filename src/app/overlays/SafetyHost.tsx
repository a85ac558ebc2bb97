import { lazyExtra } from '#src/site/lazyPart.tsx';
import { useSite, useSiteState } from '#src/site/siteContext.ts';

const SessionSafety = lazyExtra(async () => (await import('./SessionSafety.tsx')).SessionSafety);

/** Loads the code that supervises a session; guests do without it. */
export function SafetyHost() {
  const { mode } = useSite();
  const token = useSiteState((state) => state.session?.token);
  return mode === 'preview' || token === undefined ? null : <SessionSafety token={token} />;
}
