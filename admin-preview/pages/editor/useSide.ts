import { useEffect, useState } from 'react';
import type { FrameLink } from '../../preview/frame/frameLink.ts';

/** What a phone has room for one at a time. */
export const sides = ['edit', 'preview'] as const;
export type Side = (typeof sides)[number];

/** Which side a phone shows: the settings when one is gone to, the preview when a screen is to be looked at. */
export function useSide(link: FrameLink, at: string | undefined) {
  const [side, setSide] = useState<Side>('edit');
  const [led, setLed] = useState(at);
  if (at !== led) {
    setLed(at);
    if (at !== undefined) setSide('edit');
  }
  useEffect(() => link.watchShow(() => setSide('preview')), [link]);
  return { side, setSide };
}
