import type { ReactElement } from 'react';
import type { Site } from '#schemas/resolve/site.ts';
import { SiteContext, useSite } from '#src/site/siteContext.ts';

interface OwnSiteProps {
  readonly site: Site;
  readonly children: ReactElement;
}

function OwnSite({ site, children }: OwnSiteProps) {
  const value = useSite();
  return <SiteContext value={{ ...value, site }}>{children}</SiteContext>;
}

/** An element that reads another site than what is around it. */
export const ownSite = (element: ReactElement, site: Site): ReactElement => (
  <OwnSite key={element.key} site={site}>
    {element}
  </OwnSite>
);
