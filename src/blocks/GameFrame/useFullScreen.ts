import { useEffect, useState } from 'react';

interface FullScreen {
  readonly isOn: boolean;
  /** Undefined where the browser has none, as on iPhones. */
  readonly toggle: (() => void) | undefined;
}

/** Shows the whole page on the whole screen, so that what opens over it is seen, too. Leaving the page ends it. */
export function useFullScreen(): FullScreen {
  const [isOn, setIsOn] = useState(false);
  const [isPossible, setIsPossible] = useState(false);
  useEffect(() => {
    const look = () => setIsOn(document.fullscreenElement !== null);
    setIsPossible(document.fullscreenEnabled);
    look();
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  function toggle() {
    const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // The browser has refused; the page stays as it is and the button says so.
    change.catch((error: unknown) => console.warn('No full screen.', error));
  }
  return { isOn, toggle: isPossible ? toggle : undefined };
}
