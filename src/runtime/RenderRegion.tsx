import type { Region } from '#schemas/release/layout.schema.ts';
import { useCircumstances, useSite } from '#src/site/siteContext.ts';
import { BlockFault } from './BlockFault.tsx';
import { RenderBlock } from './RenderBlock.tsx';
import { planRegion } from './planRegion.ts';

/** Draws the blocks of one region. A block that cannot be shown costs only itself. */
export function RenderRegion({ region }: { readonly region: Region }) {
  const { site } = useSite();
  const plan = planRegion(site, region, useCircumstances());
  return plan.map(({ placed, type }) =>
    type === null ? (
      <BlockFault key={placed.id} placed={placed} problems={placed.problems} />
    ) : (
      <RenderBlock key={`${placed.id}:${type}`} placed={placed} type={type} />
    ),
  );
}
