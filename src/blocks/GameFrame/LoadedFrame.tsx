import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { FrameFault, type WindowGame } from './FrameFault.tsx';
import styles from './GameFrame.module.css';
import { Opening } from './Opening.tsx';
import { useFrameState } from './useFrameState.ts';

/**
 * What a studio's game may do in its frame: everything but lead the lobby elsewhere. Its own storage and scripts need `allow-same-origin`. A game of
 * this host, as the sandbox has one, could lift all of it, so it gets none.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-pointer-lock allow-orientation-lock allow-downloads';
const ALLOWED_FEATURES = 'autoplay; fullscreen; accelerometer; gyroscope; screen-wake-lock; clipboard-write';

interface LoadedFrameProps {
  readonly address: string;
  readonly facts: Game | undefined;
  readonly window: WindowGame;
  /** Asks for another address of the game. */
  readonly onRetry: () => void;
}

/** The game's own page. Its picture lies over it until it is loaded; where it does not load, the ways on do. */
export function LoadedFrame({ address, facts, window, onRetry }: LoadedFrameProps) {
  const t = useText();
  const { state, onLoad } = useFrameState();
  return (
    <>
      {state === 'blocked' ? null : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- see SANDBOX
        <iframe
          className={styles.frame}
          src={address}
          title={facts?.gameName ?? t('games.play')}
          sandbox={new URL(address).origin === location.origin ? undefined : SANDBOX}
          onLoad={onLoad}
          allow={ALLOWED_FEATURES}
        />
      )}
      {state === 'loading' ? <Opening facts={facts} label={t('play.opening')} /> : null}
      {state === 'slow' || state === 'blocked' ? <FrameFault text={t('frame.slow')} onRetry={onRetry} window={window} /> : null}
    </>
  );
}
