import { useCallback, useEffect, useRef, useState } from 'react';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import type { DraftStore } from '../../model/draft/draftStore.ts';
import { type FrameConnection, connectFrame } from './connectFrame.ts';
import { type FrameChannel, openChannel } from './frameChannel.ts';
import type { FrameLink } from './frameLink.ts';
import type { FrameScreen } from './frameScreens.ts';

interface UseFrame {
  /** Address of the player for this frame; a new one is a new load. */
  readonly url: string | undefined;
  readonly store: DraftStore;
  readonly scenario: Scenario;
  /** Link by which other parts of the tool send orders to this frame. */
  readonly link: FrameLink;
}

/** Keeps the frame showing the draft as it is edited. */
export function useFrame({ url, store, scenario, link }: UseFrame) {
  const [channel, setChannel] = useState<FrameChannel>(() => openChannel(0));
  const [isIgnored, setIsIgnored] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<FrameConnection>(undefined);
  const shown = useRef(scenario);
  const wanted = useRef<Pick<FrameScreen, 'path' | 'overlay'>>(undefined);

  useEffect(() => {
    if (url === undefined) return;
    setIsIgnored(false);
    const opened = connectFrame({
      frameWindow: () => frame.current?.contentWindow ?? null,
      origin: new URL(url).origin,
      look: () => ({ release: store.getState().resolved.full, scenario: shown.current }),
      onChange: setChannel,
      onFrameMessage: link.notify,
      start: wanted.current,
    });
    connection.current = opened;
    const leave = link.join(opened.order, () => frame.current);
    const unsubscribe = store.subscribe((state, before) => {
      if (state.resolved !== before.resolved) opened.edited();
    });
    return () => {
      unsubscribe();
      leave();
      opened.stop();
      connection.current = undefined;
    };
  }, [url, store, link]);

  useEffect(() => {
    shown.current = scenario;
    connection.current?.edited();
  }, [scenario]);

  const navigate = useCallback((to: Pick<FrameScreen, 'path' | 'overlay'>) => {
    wanted.current = to;
    connection.current?.navigate(to);
  }, []);
  const setFrame = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element;
  }, []);
  return { channel, setFrame, navigate, isIgnored, ignore: () => setIsIgnored(true) };
}
