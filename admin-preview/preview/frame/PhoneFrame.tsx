import { Button } from '#src/ui/Button/Button.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { useIsPhone } from '../../kit/parts/useIsPhone.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import type { FrameChannel } from './frameChannel.ts';
import { PlayerFrame } from './PlayerFrame.tsx';
import styles from './PhoneFrame.module.css';
import type { PhoneSize } from './phoneSize.ts';
import { useFilled } from './useFilled.ts';
import { useFittingScale } from './useFittingScale.ts';

interface PhoneFrameProps {
  readonly url: string | undefined;
  readonly phone: PhoneSize;
  /** Whether something is played that is not as usual. */
  readonly isSimulated: boolean;
  readonly title: string;
  readonly channel: FrameChannel;
  readonly setFrame: (element: HTMLIFrameElement | null) => void;
  readonly onReload: () => void;
  readonly isIgnored: boolean;
  readonly onIgnore: () => void;
}

/** The bezel on each side, in CSS px of the phone. */
const BEZEL = 10;

/**
 * A phone with the player in it. The viewport is the phone's real one; only the picture is scaled. On a phone itself it has the whole width and
 * no bezel, and is as high as there is room.
 */
export function PhoneFrame({
  url,
  phone,
  isSimulated,
  title,
  channel,
  setFrame,
  onReload,
  isIgnored,
  onIgnore,
}: PhoneFrameProps) {
  const t = useTranslate();
  const { stage, scale: fitting } = useFittingScale({ width: phone.width + 2 * BEZEL, height: phone.height + 2 * BEZEL });
  const filled = useFilled(stage, phone.width, useIsPhone());
  const bezel = filled ? 0 : BEZEL;
  const { scale, height } = filled ?? { scale: fitting, height: phone.height };
  const isLost = channel.state === 'lost' && !isIgnored;
  return (
    <div className={styles.stage} ref={stage}>
      <div style={{ inlineSize: (phone.width + 2 * bezel) * scale, blockSize: (height + 2 * bezel) * scale }}>
        <div
          className={styles.phone}
          data-simulated={isSimulated || undefined}
          data-filled={filled !== undefined || undefined}
          style={{ transform: `scale(${scale})`, padding: bezel }}
        >
          <div className={styles.screen} style={{ inlineSize: phone.width, blockSize: height }}>
            <PlayerFrame url={url} title={title} width={phone.width} height={height} setFrame={setFrame} />
            {channel.state === 'connecting' ? (
              <div className={styles.cover}>
                <Spinner size={28} />
                <p>{t('frame.connecting')}</p>
              </div>
            ) : null}
            {isLost ? (
              <div className={styles.cover} role="alert">
                <p className={styles.coverTitle}>{t('frame.lostTitle')}</p>
                <p>{t('frame.lostText')}</p>
                <Button onClick={onReload}>{t('frame.reload')}</Button>
                <Button variant="ghost" onClick={onIgnore}>
                  {t('frame.continue')}
                </Button>
              </div>
            ) : null}
          </div>
        </div>
      </div>
    </div>
  );
}
