import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import { sessionOnly } from '#schemas/release/guards/gates.ts';
import { useIsVisitorKnown, useVisitor } from '#src/site/siteContext.ts';

/** The menus that the header's buttons open. They come early in the document, so that they open while the rest is still loading. */
export function Menus() {
  // Menus of members: a guest's page does not even load their code, and the server draws none of them.
  const isKnown = useIsVisitorKnown();
  const hasSession = sessionOnly(useVisitor()) === 'allowed' && isKnown;
  return (
    <>
      <RenderRegion region="leftMenu" />
      {hasSession ? (
        <>
          <RenderRegion region="rightMenu" />
          <RenderRegion region="memberMenu" />
        </>
      ) : null}
    </>
  );
}
