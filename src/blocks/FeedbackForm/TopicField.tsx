import { useState } from 'react';
import type { FeedbackTopic } from '#schemas/declare/platform/feedback.schema.ts';
import { type RuleForm, useControlValue } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { lazyDialog } from '#src/site/lazyPart.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './FeedbackForm.module.css';
import { TOPIC } from './feedbackControls.ts';

const TopicDialog = lazyDialog(async () => (await import('./TopicDialog.tsx')).TopicDialog);

interface TopicFieldProps {
  readonly form: RuleForm;
  readonly topics: readonly FeedbackTopic[];
}

/** The question's topic: empty at first, set by a picker (FEED-02). */
export function TopicField({ form, topics }: TopicFieldProps) {
  const t = useText();
  const [picks, setPicks] = useState(false);
  const chosen = topics.find((topic) => topic === form.extraValue(TOPIC));
  useControlValue(form, TOPIC);
  const words = t(chosen ? `feedback.topic.${chosen}` : 'feedback.choose');

  return (
    <>
      <input type="hidden" defaultValue="" {...form.extra(TOPIC)} />
      <Field label={t('feedback.type')} required>
        {({ id }) => (
          <button
            id={id}
            type="button"
            className={styles.topic}
            aria-haspopup="dialog"
            aria-label={`${t('feedback.type')} ${words}`}
            data-chosen={chosen ? true : undefined}
            onClick={() => setPicks(true)}
          >
            <span className={styles.chosen}>{words}</span>
            <Icon name="down" size={18} />
          </button>
        )}
      </Field>
      {picks ? (
        <TopicDialog
          topics={topics}
          chosen={chosen}
          onChoose={(topic) => {
            form.set(TOPIC, topic);
            setPicks(false);
          }}
          onClose={() => setPicks(false)}
        />
      ) : null}
    </>
  );
}
