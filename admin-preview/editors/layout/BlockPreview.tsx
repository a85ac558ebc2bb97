import { useCallback, useMemo } from 'react';
import type { BlockType } from '#schemas/declare/blocks/blocks.ts';
import { defaultScenario } from '#schemas/edges/preview/scenario.ts';
import type { Layout } from '#schemas/declare/release/layout.schema.ts';
import { type Region, regions } from '#schemas/declare/names/regions.ts';
import { type FullRelease, resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { type FrameScreen, frameScreens, scenarioFor, screenOf } from '../../preview/frame/frameScreens.ts';
import { useShownRelease } from '../../preview/frame/useShownRelease.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './BlockPreview.module.css';

const SANDBOX = 'allow-scripts allow-same-origin';

interface BlockPreviewProps {
  readonly region: Region;
  readonly type: BlockType;
  readonly title: string;
}

/** The draft with nothing on the page but one block, so that it is at the top. */
function siteOfBlock({ template, ...rest }: FullRelease, region: Region, block: BlockType): Site {
  const empty: Layout = Object.fromEntries(regions.map((name) => [name, []]));
  const layout = { ...empty, [region]: [{ id: 'shown', block }] };
  return resolveSite({ ...rest, template: { ...template, layout } }).site;
}

/** One block as the merchant's players would see it, rendered by the player itself. The frame stays when another block of the region is shown. */
export function BlockPreview({ region, type, title }: BlockPreviewProps) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const merchantCode = useDraft((draft) => draft.merchantCode);
  const full = useDraft(({ resolved }) => resolved.full);
  const open = useCallback(async () => (await api.frame({ code: merchantCode })).url, [api, merchantCode]);
  const address = useLoaded(open);
  const url = address.state === 'ready' ? address.value : undefined;
  const site = useMemo(() => siteOfBlock(full, region, type), [full, region, type]);
  const screen: FrameScreen = frameScreens[screenOf(region)];
  const { channel, setFrame } = useShownRelease({
    url,
    site,
    scenario: scenarioFor(screen, { ...defaultScenario, language: site.defaultLanguage, theme: site.theme.mode }),
    path: screen.path,
    overlay: screen.overlay,
  });
  const isLive = channel.state === 'live' && channel.applied > 0;
  return (
    <div className={styles.root} data-live={isLive || undefined}>
      {url === undefined ? null : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- on another origin allow-same-origin only gives the player its own storage back
        <iframe
          ref={setFrame}
          className={styles.frame}
          src={url}
          title={t('gallery.preview', { title })}
          sandbox={SANDBOX}
          tabIndex={-1}
        />
      )}
      {isLive ? null : (
        <p className={styles.cover}>
          {address.state === 'failed' ? t('frame.failed') : <Spinner size={24} label={t('frame.connecting')} />}
        </p>
      )}
    </div>
  );
}
