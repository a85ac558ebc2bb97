import { RefreshCw } from 'lucide-react';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useSay } from '../../kit/texts/say.ts';
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
  const say = useSay();
  const { state } = channel;
  return (
    <div className={styles.root}>
      <p className={styles.line}>
        <span className={styles.state} data-state={state}>
          {say(`frame.${state}`)}
        </span>
        {state === 'lost' && !isIgnored ? null : ( // what covers the phone has the same button
          <ToolButton label={say('frame.reload')} onClick={onReload}>
            <RefreshCw size={15} aria-hidden />
          </ToolButton>
        )}
      </p>
      <p className={styles.note}>{say('frame.notSent')}</p>
    </div>
  );
}
