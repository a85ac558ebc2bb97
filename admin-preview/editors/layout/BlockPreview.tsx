import { useCallback, useEffect, useRef, useState } from 'react';
import type { BlockType } from '#schemas/declare/blocks/blocks.ts';
import { defaultScenario } from '#schemas/edges/preview/scenario.ts';
import type { Layout } from '#schemas/declare/release/layout.schema.ts';
import { type Region, regions } from '#schemas/declare/names/regions.ts';
import { type FullRelease, resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraftStore } from '../../model/draft/DraftContext.ts';
import { type FrameConnection, connectFrame } from '../../preview/frame/connectFrame.ts';
import { frameScreens, scenarioFor, screenOf } from '../../preview/frame/frameScreens.ts';
import { useSay } from '../../kit/texts/say.ts';
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

/** One block as the merchant's players would see it, drawn by the player itself. One frame shows whichever is looked at. */
export function BlockPreview({ region, type, title }: BlockPreviewProps) {
  const say = useSay();
  const { api } = useWorkplace();
  const store = useDraftStore();
  const { merchantCode } = store.getState();
  const open = useCallback(async () => (await api.frame({ code: merchantCode })).url, [api, merchantCode]);
  const address = useLoaded(open);
  const url = address.state === 'ready' ? address.value : undefined;
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<FrameConnection>(undefined);
  const shown = useRef(type);
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    if (url === undefined) return;
    const { site } = store.getState().resolved;
    const screen = frameScreens[screenOf(region)];
    const scenario = scenarioFor(screen, { ...defaultScenario, language: site.defaultLanguage, theme: site.theme.mode });
    const opened = connectFrame({
      frameWindow: () => frame.current?.contentWindow ?? null,
      origin: new URL(url).origin,
      content: () => ({ site: siteOfBlock(store.getState().resolved.full, region, shown.current), scenario }),
      onChange: ({ state, applied }) => setIsLive(state === 'live' && applied > 0),
      start: screen,
    });
    connection.current = opened;
    return () => {
      opened.stop();
      connection.current = undefined;
    };
  }, [url, region, store]);

  useEffect(() => {
    shown.current = type;
    connection.current?.edited();
  }, [type]);

  return (
    <div className={styles.root} data-live={isLive || undefined}>
      {url === undefined ? null : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- on another origin allow-same-origin only gives the player its own storage back
        <iframe
          ref={frame}
          className={styles.frame}
          src={url}
          title={say('gallery.preview', { title })}
          sandbox={SANDBOX}
          tabIndex={-1}
        />
      )}
      {isLive ? null : (
        <p className={styles.cover}>
          {address.state === 'failed' ? say('frame.failed') : <Spinner size={24} label={say('frame.connecting')} />}
        </p>
      )}
    </div>
  );
}
