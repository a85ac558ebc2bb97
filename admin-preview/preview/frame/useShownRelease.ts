import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameMarks } from '#schemas/edges/preview/frameParts.schema.ts';
import type { Overlay } from '#schemas/declare/pages/overlays.ts';
import type { FromFrame } from '#schemas/edges/preview/previewMessage.schema.ts';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { type FrameConnection, connectFrame } from './connectFrame.ts';
import { type FrameChannel, openChannel } from './frameChannel.ts';

interface UseShownRelease {
  /** Address of the player for this frame; a new one is a new load. */
  readonly url: string | undefined;
  readonly site: Site;
  readonly scenario: Scenario;
  readonly path: string;
  /** Open over the page. */
  readonly overlay: Overlay | undefined;
  /** What is outlined. */
  readonly marks: readonly FrameMarks[];
  readonly onFrameMessage: (message: FromFrame) => void;
}

/** A frame that shows one release, whatever it is: what was live, is live, or might be. */
export function useShownRelease({ url, site, scenario, path, overlay, marks, onFrameMessage }: UseShownRelease) {
  const [channel, setChannel] = useState<FrameChannel>(() => openChannel(0));
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<FrameConnection>(undefined);
  const wanted = useRef({ site, scenario, path, overlay, marks, onFrameMessage });
  useEffect(() => {
    wanted.current = { site, scenario, path, overlay, marks, onFrameMessage };
  });

  useEffect(() => {
    if (url === undefined) return;
    const outline = () => connection.current?.order({ type: 'outline', marks: wanted.current.marks });
    const opened = connectFrame({
      frameWindow: () => frame.current?.contentWindow ?? null,
      origin: new URL(url).origin,
      content: () => ({ site: wanted.current.site, scenario: wanted.current.scenario }),
      onChange: setChannel,
      onFrameMessage: (message) => {
        wanted.current.onFrameMessage(message);
        if (message.type === 'page') outline(); // parts that were not drawn before
      },
      start: { path: wanted.current.path, overlay: wanted.current.overlay },
    });
    connection.current = opened;
    return () => {
      opened.stop();
      connection.current = undefined;
    };
  }, [url]);

  // The same circumstances are often another object: they are sent once.
  const circumstances = JSON.stringify(scenario);
  useEffect(() => connection.current?.edited(), [site, circumstances]);
  useEffect(() => connection.current?.navigate({ path, overlay }), [path, overlay]);
  useEffect(() => connection.current?.order({ type: 'outline', marks }), [marks]);

  const scroll = useCallback((y: number) => connection.current?.order({ type: 'scroll', y }), []);
  const setFrame = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element;
  }, []);
  return { channel, setFrame, scroll };
}
