import { useMemo } from 'react';
import type { Region } from '#schemas/declare/names/regions.ts';
import { useCircumstances, sameSite, useSite } from '#src/site/siteContext.ts';
import { BlockFault } from './BlockFault.tsx';
import { RenderBlock } from './RenderBlock.tsx';
import { planRegion } from './planRegion.ts';

interface RenderRegionProps {
  readonly region: Region;
  /** The region is the subject of the page: a block that does not load is retried instead of left out (ROUTE-09). */
  readonly isPage?: boolean;
}

function Blocks({ region, isPage = false }: RenderRegionProps) {
  const { mode, withOwnSite = sameSite } = useSite();
  const circumstances = useCircumstances();
  const plan = useMemo(() => planRegion(region, circumstances), [region, circumstances]);
  return plan.map(({ placed, ...planned }) =>
    planned.type === null ? (
      <BlockFault key={placed.id} placed={placed} problems={placed.problems} />
    ) : (
      withOwnSite(
        <RenderBlock key={`${placed.id}:${planned.type}`} placed={placed} {...planned} isPage={isPage} mode={mode} />,
        region,
        planned.type,
      )
    ),
  );
}

/** Renders the blocks of one region. A block that cannot be rendered does not affect others. */
export function RenderRegion(props: RenderRegionProps) {
  const { withOwnSite = sameSite } = useSite();
  return withOwnSite(<Blocks {...props} />, props.region);
}
