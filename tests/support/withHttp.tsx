import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import type { Http } from '#src/lib/http.ts';
import { SiteContext, useSite } from '#src/site/siteContext.ts';

interface ChangedPlatformProps {
  readonly change: (http: Http) => Http;
  readonly children: ReactNode;
}

function ChangedPlatform({ change, children }: ChangedPlatformProps) {
  const value = useSite();
  const changed = useMemo(() => ({ ...value, http: change(value.http) }), [value, change]);
  return <SiteContext value={changed}>{children}</SiteContext>;
}

/** Makes a story's platform refuse, or delay its answers, which answers alone cannot express. */
export const withHttp =
  (change: (http: Http) => Http): Decorator =>
  (Story) => (
    <ChangedPlatform change={change}>
      <Story />
    </ChangedPlatform>
  );
