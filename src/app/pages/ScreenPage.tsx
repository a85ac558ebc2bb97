import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { StudioName } from '#src/features/gameSearch/StudioName.tsx';
import { isStudioPage } from '#src/features/gameSearch/studioName.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import { planRegion } from '#src/runtime/planRegion.ts';
import { useCircumstances, useSite } from '#src/site/siteContext.ts';
import { FailedParts } from '#src/ui/ErrorState/FailedParts.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { BackLink } from '../frame/BackLink.tsx';
import { HubSections } from '../frame/HubSections.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import styles from './ScreenPage.module.css';
import { UnavailableScreen } from './UnavailableScreen.tsx';
import { hasHeader } from '../frame/chrome.ts';
import type { Screen } from '../routes/pages.ts';

/** On a page without a header: the way back and the title above its content, which a lottery has no room for. */
function OwnHeading({ region, words }: { readonly region: Screen['region']; readonly words: ReactNode }) {
  if (region === 'lottery') return <VisuallyHidden as="h1">{words}</VisuallyHidden>;
  return (
    <div className={styles.heading}>
      <BackLink />
      <h1 className={styles.title}>{words}</h1>
    </div>
  );
}

/** One of the lobby's screens: its region below a header with the way back and a title (HEAD-03). */
export function ScreenPage({ region, title }: Screen) {
  const { site } = useSite();
  const { pathname } = useLocation();
  const t = useText();
  // A merchant that places nothing there has not opened the screen.
  if (planRegion(region, useCircumstances()).length === 0) return <UnavailableScreen />;
  const words = isStudioPage(pathname) ? <StudioName fallback={t(title)} /> : t(title);
  return (
    <PageFrame heading={<h1 className={styles.title}>{words}</h1>}>
      {hasHeader(site.behaviour, pathname) ? null : <OwnHeading region={region} words={words} />}
      <HubSections region={region} />
      <FailedParts>
        <RenderRegion region={region} isPage />
      </FailedParts>
    </PageFrame>
  );
}
