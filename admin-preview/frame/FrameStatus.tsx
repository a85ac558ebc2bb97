import { RefreshCw } from 'lucide-react';
import { ToolButton } from '../parts/ToolButton.tsx';
import { useSay } from '../texts/say.ts';
import type { FrameChannel } from './frameChannel.ts';
import styles from './FrameStatus.module.css';

interface FrameStatusProps {
  readonly channel: FrameChannel;
  readonly onReload: () => void;
}

/** Whether the picture is of the last edit, and that nothing done in it counts. */
export function FrameStatus({ channel, onReload }: FrameStatusProps) {
  const say = useSay();
  const { state } = channel;
  return (
    <div className={styles.root}>
      <p className={styles.line}>
        <span className={styles.state} data-state={state}>
          {say(`frame.${state}`)}
        </span>
        <ToolButton label={say('frame.reload')} onClick={onReload}>
          <RefreshCw size={15} aria-hidden />
        </ToolButton>
      </p>
      <p className={styles.note}>{say('frame.notSent')}</p>
    </div>
  );
}
