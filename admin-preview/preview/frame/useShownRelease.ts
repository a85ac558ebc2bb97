import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameMarks } from '#schemas/edges/preview/frameParts.schema.ts';
import type { Overlay } from '#schemas/declare/pages/overlays.ts';
import type { FromFrame } from '#schemas/edges/preview/previewMessage.schema.ts';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { type FrameConnection, connectFrame } from './connectFrame.ts';
import { type FrameChannel, openChannel } from './frameChannel.ts';

interface UseShownRelease {
  /** Address of the player for this frame; another one loads it again. */
  readonly url: string | undefined;
  readonly site: Site;
  readonly scenario: Scenario;
  readonly path: string;
  /** The overlay that is open on the page. */
  readonly overlay: Overlay | undefined;
  /** The outlined parts. */
  readonly marks?: readonly FrameMarks[] | undefined;
  readonly onFrameMessage?: (message: FromFrame) => void;
}

const noMarks: readonly FrameMarks[] = [];

/**
 * Connects a frame that shows one site, such as an earlier release. Its props are the only state: `latest` hands them to the connection, which
 * outlives renders. A `PreviewStore` would hold a copy of each of them.
 */
export function useShownRelease({ url, site, scenario, path, overlay, marks = noMarks, onFrameMessage }: UseShownRelease) {
  const [channel, setChannel] = useState<FrameChannel>(() => openChannel(0));
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<FrameConnection>(undefined);
  const latest = useRef({ site, scenario, path, overlay, marks, onFrameMessage });
  useEffect(() => {
    latest.current = { site, scenario, path, overlay, marks, onFrameMessage };
  });

  useEffect(() => {
    if (url === undefined) return;
    const outline = () => connection.current?.order({ type: 'outline', marks: latest.current.marks });
    const opened = connectFrame({
      frameWindow: () => frame.current?.contentWindow ?? null,
      origin: new URL(url).origin,
      content: () => ({ site: latest.current.site, scenario: latest.current.scenario }),
      onChange: setChannel,
      onFrameMessage: (message) => {
        latest.current.onFrameMessage?.(message);
        if (message.type === 'page') outline(); // parts that were not rendered before
      },
      start: { path: latest.current.path, overlay: latest.current.overlay },
    });
    connection.current = opened;
    return () => {
      opened.stop();
      connection.current = undefined;
    };
  }, [url]);

  // Equal scenarios are often different objects: they are compared by value.
  const scenarioKey = JSON.stringify(scenario);
  useEffect(() => connection.current?.edited(), [site, scenarioKey]);
  useEffect(() => connection.current?.navigate({ path, overlay }), [path, overlay]);
  useEffect(() => connection.current?.order({ type: 'outline', marks }), [marks]);

  const scroll = useCallback((y: number) => connection.current?.order({ type: 'scroll', y }), []);
  const setFrame = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element;
  }, []);
  return { channel, setFrame, scroll };
}
