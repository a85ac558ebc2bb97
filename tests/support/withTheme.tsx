import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import type { Theme } from '#schemas/declare/release/theme.schema.ts';
import { SiteContext, useSite } from '#src/site/siteContext.ts';
import { themeCss } from '#src/site/themeCss.ts';

interface ThemedProps {
  readonly change: Partial<Theme>;
  readonly children: ReactNode;
}

function Themed({ change, children }: ThemedProps) {
  const value = useSite();
  const changed = useMemo(
    () => ({ ...value, site: { ...value.site, theme: { ...value.site.theme, ...change } } }),
    [value, change],
  );
  return (
    <SiteContext value={changed}>
      <style>{themeCss(changed.site)}</style>
      {children}
    </SiteContext>
  );
}

/** A story in its brand's look with some settings changed. */
export const withTheme =
  (change: Partial<Theme>): Decorator =>
  (Story) => (
    <Themed change={change}>
      <Story />
    </Themed>
  );
