import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { useSite } from '#src/site/siteContext.ts';

function LoggedIn({ userName, children }: { readonly userName: string; readonly children: ReactNode }) {
  const { site, store } = useSite();
  useLayoutEffect(() => {
    const { merchantCode } = site;
    store.getState().setSession({ token: 'a-story-token-of-length', merchantCode, userName, type: 0, firstTimeLogin: false });
  }, [site, store, userName]);
  return children;
}

/** Lets a story's player be logged in under a name. */
export const withSession =
  (userName: string): Decorator =>
  (Story) => (
    <LoggedIn userName={userName}>
      <Story />
    </LoggedIn>
  );
