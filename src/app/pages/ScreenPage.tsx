import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { StudioName } from '#src/features/gameSearch/StudioName.tsx';
import { isStudioPage } from '#src/features/gameSearch/studioName.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { preloadBlocks } from '#src/registry/blocks.ts';
import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import { blockTypesOf, planRegion } from '#src/runtime/planRegion.ts';
import { useCircumstances } from '#src/site/siteContext.ts';
import { useIsDrawnByServer } from '#src/ui/useIsDrawnByServer.ts';
import { FailedParts } from '#src/ui/ErrorState/FailedParts.tsx';
import { HubSections } from '../frame/HubSections.tsx';
import { PageFrame, PageTitle } from '../frame/PageFrame.tsx';
import { PageSkeleton } from '../frame/PagePlaceholder.tsx';
import { DepositHost } from '../overlays/DepositHost.tsx';
import { UnavailableScreen } from './UnavailableScreen.tsx';
import type { Screen } from '../routes/pages.ts';

/**
 * Whether the code of the region's blocks is here, or could not be loaded, of which `RenderBlock` tells. Until then the page keeps the skeleton
 * that it had while its own code was loading.
 */
function useHasCode(region: Screen['region']): boolean {
  const circumstances = useCircumstances();
  const isDrawn = useIsDrawnByServer();
  const [has, setHas] = useState(
    () => isDrawn || planRegion(region, circumstances).every((planned) => planned.type === null || planned.block.code.isLoaded()),
  );
  useEffect(() => {
    if (!has) void preloadBlocks(blockTypesOf([region], circumstances)).then(() => setHas(true));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page
  }, []);
  return has;
}

/** One of the lobby's screens: its region below a header with the way back and a title (HEAD-03). */
export function ScreenPage({ region, title }: Screen) {
  const isGame = region === 'play' || region === 'lottery';
  const { pathname } = useLocation();
  const t = useText();
  const hasCode = useHasCode(region);
  // A merchant that places nothing there has not opened the screen.
  if (planRegion(region, useCircumstances()).length === 0) return <UnavailableScreen />;
  const words = isStudioPage(pathname) ? <StudioName fallback={t(title)} /> : t(title);
  return (
    <PageFrame heading={<PageTitle>{words}</PageTitle>} isFull={isGame}>
      <HubSections region={region} />
      <FailedParts>{hasCode ? <RenderRegion region={region} isPage /> : <PageSkeleton />}</FailedParts>
      {isGame ? <DepositHost /> : null}
    </PageFrame>
  );
}
