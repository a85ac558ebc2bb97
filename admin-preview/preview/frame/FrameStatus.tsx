import { RefreshCw } from 'lucide-react';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import type { FrameChannel } from './frameChannel.ts';
import styles from './FrameStatus.module.css';

interface FrameStatusProps {
  readonly channel: FrameChannel;
  /** Whether a loss is ignored, so that nothing covers the phone. */
  readonly isIgnored: boolean;
  readonly onReload: () => void;
}

/** Whether the picture is of the last edit, and that nothing done in it counts. */
export function FrameStatus({ channel, isIgnored, onReload }: FrameStatusProps) {
  const t = useTranslate();
  const { state } = channel;
  return (
    <div className={styles.root}>
      <p className={styles.line}>
        <span className={styles.state} data-state={state}>
          {t(`frame.${state}`)}
        </span>
        {state === 'lost' && !isIgnored ? null : ( // what covers the phone has the same button
          <ToolButton label={t('frame.reload')} onClick={onReload}>
            <RefreshCw size={15} aria-hidden />
          </ToolButton>
        )}
      </p>
      <p className={styles.note}>{t('frame.notSent')}</p>
    </div>
  );
}
