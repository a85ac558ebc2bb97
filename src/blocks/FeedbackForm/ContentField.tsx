import { FaultText } from '#src/forms/RuleField.tsx';
import { type RuleForm, useControlValue } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './FeedbackForm.module.css';
import { CONTENT, lengthOf } from './feedbackControls.ts';

/** The text with its counter (FEED-04). A text that is too long stays: cutting it would lose words. */
export function ContentField({ form }: { readonly form: RuleForm }) {
  const t = useText();
  const most = useSite().site.behaviour.content.feedbackLength;
  const count = lengthOf(useControlValue(form, CONTENT));
  const isTooLong = count > most;
  return (
    <Field
      label={t('feedback.content')}
      required
      error={isTooLong ? <FaultText>{t('feedback.tooLong', { most, count: most })}</FaultText> : undefined}
      hint={
        <span className={styles.count} data-wrong={isTooLong || undefined}>
          <bdi dir="ltr" aria-hidden="true">
            {count}/{most}
          </bdi>
          <VisuallyHidden>{t('feedback.counted', { count, most })}</VisuallyHidden>
        </span>
      }
    >
      {(ids) => <TextArea {...ids} rows={5} placeholder={t('feedback.placeholder')} {...form.extra(CONTENT)} />}
    </Field>
  );
}
