import type { ReactNode } from 'react';
import type { IconSet } from '#schemas/declare/names/iconSets.ts';
import { useSite } from '#src/site/siteContext.ts';
import bold from '#src/ui/Icon/sets/bold.svg';
import duotone from '#src/ui/Icon/sets/duotone.svg';
import filled from '#src/ui/Icon/sets/filled.svg';
import line from '#src/ui/Icon/sets/line.svg';
import thin from '#src/ui/Icon/sets/thin.svg';
import { SpriteContext } from '#src/ui/Icon/SpriteContext.ts';

const sprites: Readonly<Record<IconSet, string>> = { line, thin, bold, filled, duotone };

/** Icons in here are of the set that the look of the site chooses. */
export const SiteIcons = ({ children }: { readonly children: ReactNode }) => (
  <SpriteContext value={sprites[useSite().site.theme.icons]}>{children}</SpriteContext>
);
