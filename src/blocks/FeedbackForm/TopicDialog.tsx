import type { FeedbackTopic } from '#schemas/declare/platform/feedback.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './FeedbackForm.module.css';

interface TopicDialogProps {
  readonly topics: readonly FeedbackTopic[];
  readonly chosen: FeedbackTopic | undefined;
  readonly onChoose: (topic: FeedbackTopic) => void;
  readonly onClose: () => void;
}

/** The topics to choose from. */
export function TopicDialog({ topics, chosen, onChoose, onClose }: TopicDialogProps) {
  const t = useText();
  return (
    <Dialog title={t('feedback.type')} onClose={onClose}>
      <ul className={styles.options}>
        {topics.map((topic) => (
          <li key={topic}>
            <button type="button" className={styles.option} aria-pressed={topic === chosen} onClick={() => onChoose(topic)}>
              <span className={styles.chosen}>{t(`feedback.topic.${topic}`)}</span>
              {topic === chosen ? <Icon name="success" size={20} className={styles.mark} /> : null}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
