import { useNavigate } from 'react-router-dom';
import { paths } from '#schemas/declare/pages/addresses.ts';
import type { Launchable } from '#src/features/games/Launchable.ts';
import { useOpenInWindow } from '#src/features/games/useOpenInWindow.ts';

/** Opens a game in a window of its own and leaves its page, because a studio ends the first of two. Must be called from a tap. */
export function useMoveToWindow(): (game: Launchable, isFree: boolean) => void {
  const openInWindow = useOpenInWindow();
  const navigate = useNavigate();
  return (game, isFree) => {
    if (openInWindow(game, isFree)) void navigate(paths.home, { replace: true });
  };
}
