import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import { sessionOnly } from '#schemas/release/guards/gates.ts';
import { useVisitor } from '#src/site/siteContext.ts';

/** What the header's buttons open. It is early in the document, so that it opens while the rest is still on its way. */
export function Menus() {
  // Menus of members: a guest's page does not even load their code.
  const hasSession = sessionOnly(useVisitor()) === 'allowed';
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
