import { type ReactNode, useMemo } from 'react';
import type { Region } from '#schemas/release/layout.schema.ts';
import { SiteContext, useCircumstances, useSite } from '#src/site/siteContext.ts';
import { BlockFault } from './BlockFault.tsx';
import { RenderBlock } from './RenderBlock.tsx';
import { planRegion } from './planRegion.ts';

interface RenderRegionProps {
  readonly region: Region;
  /** The region is what its address shows: a block that does not load is asked for again instead of left out (ROUTE-09). */
  readonly isPage?: boolean;
}

interface OwnSiteProps extends Pick<RenderRegionProps, 'region'> {
  readonly block?: string;
  readonly children: ReactNode;
}

/** In the preview, a region and each of its blocks read a site of their own, which notes what they read. */
function OwnSite({ region, block, children }: OwnSiteProps) {
  const value = useSite();
  const site = value.siteOf?.(region, block);
  return site ? <SiteContext value={{ ...value, site }}>{children}</SiteContext> : children;
}

function Blocks({ region, isPage = false }: RenderRegionProps) {
  const { mode } = useSite();
  const circumstances = useCircumstances();
  const plan = useMemo(() => planRegion(region, circumstances), [region, circumstances]);
  return plan.map(({ placed, ...planned }) =>
    planned.type === null ? (
      <BlockFault key={placed.id} placed={placed} problems={placed.problems} />
    ) : (
      <OwnSite key={`${placed.id}:${planned.type}`} region={region} block={planned.type}>
        <RenderBlock placed={placed} {...planned} isPage={isPage} mode={mode} />
      </OwnSite>
    ),
  );
}

/** Draws the blocks of one region. A block that cannot be shown costs only itself. */
export const RenderRegion = (props: RenderRegionProps) => (
  <OwnSite region={props.region}>
    <Blocks {...props} />
  </OwnSite>
);
