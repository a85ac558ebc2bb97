import { type ReactElement, useMemo } from 'react';
import type { Site } from '#schemas/release/resolve/site.ts';
import { TextProvider, useTexts } from '#src/i18n/TextContext.ts';
import { createTranslate } from '#src/i18n/createTranslate.ts';
import { SiteContext, useSite } from '#src/site/siteContext.ts';

interface OwnSiteProps {
  readonly site: Site;
  readonly children: ReactElement;
}

function OwnSite({ site, children }: OwnSiteProps) {
  const value = useSite();
  const around = useTexts();
  const { language, texts } = around;
  const own = site.strings[language];
  const t = useMemo(() => createTranslate(language, texts, own), [language, texts, own]);
  return (
    <SiteContext value={{ ...value, site }}>
      <TextProvider value={{ ...around, t }}>{children}</TextProvider>
    </SiteContext>
  );
}

/** An element whose content reads another site object and its texts than the page around it. */
export const ownSite = (element: ReactElement, site: Site): ReactElement => (
  <OwnSite key={element.key} site={site}>
    {element}
  </OwnSite>
);
