import { useEffect, useMemo } from 'react';
import { type FeedbackTopic, feedbackTypes } from '#schemas/declare/platform/feedback.schema.ts';
import { type FormField, fieldsForCaptcha } from '#schemas/rules/registerForm.ts';
import { CaptchaField } from '#src/features/verification/CaptchaField.tsx';
import { demandsCaptcha, focusWidget } from '#src/features/verification/demandsCaptcha.ts';
import { useCaptcha } from '#src/features/verification/useCaptcha.ts';
import { FailureAlert } from '#src/forms/FailureAlert.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { isWorthRetrying } from '#src/forms/errorText.ts';
import { type FieldValues, type RuleForm as Form, useControlValue, useIsSending, useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { useSend } from '#src/site/useSend.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ContentField } from './ContentField.tsx';
import { VisitDraft, dropDraft } from './VisitDraft.tsx';
import { TopicField } from './TopicField.tsx';
import { CONTENT, TOPIC, lengthOf } from './feedbackControls.ts';

interface QuestionProps {
  readonly topics: readonly FeedbackTopic[];
  readonly captchaField: FormField;
  /** Whether another question was sent before. */
  readonly isAgain: boolean;
  readonly onSent: () => void;
}

/** Waits for a topic and a text of the right length (FEED-04, FEED-08); the captcha is asked for when it is pressed (FEED-05). */
function SendButton({ form }: { readonly form: Form }) {
  const t = useText();
  const { feedbackLength } = useSite().site.behaviour.content;
  const isSending = useIsSending(form);
  const length = lengthOf(useControlValue(form, CONTENT));
  const hasTopic = Boolean(useControlValue(form, TOPIC));
  const isReady = hasTopic && length > 0 && length <= feedbackLength;
  return (
    <Button type="submit" size="large" block loading={isSending} disabled={!isReady && !isSending}>
      {t('feedback.submit')}
    </Button>
  );
}

/** One question: topic, text, captcha. After a refusal all input stays, except the captcha's. */
export function Question({ topics, captchaField, isAgain, onSent }: QuestionProps) {
  const t = useText();
  const { store } = useSite();
  const captcha = useCaptcha(true);
  const fields = useMemo(() => fieldsForCaptcha([captchaField], captcha.kind), [captchaField, captcha.kind]);
  const form = useRuleForm(fields);
  const sendCall = useSend();
  const sender = useSiteState((state) => state.session?.userName ?? '');
  const showToast = useSiteState((state) => state.showToast);
  const { attempt, failure } = useAttempt('feedback');

  useEffect(() => {
    if (isAgain) form.focus(); // the button that had the focus went with the last question
  }, [form, isAgain]);

  /** A captcha can be used once: after each check by the platform a new one is needed. */
  function renewCaptcha(error: unknown) {
    if (isWorthRetrying(error)) return;
    captcha.refresh();
    form.fill('captcha', '');
  }

  const send = ({ captcha: answer = '' }: FieldValues) =>
    attempt(async () => {
      const type = feedbackTypes[form.extraValue(TOPIC) as FeedbackTopic]; // the picker sets nothing else
      try {
        await sendCall('feedback', {
          content: String(form.extraValue(CONTENT)).trim(),
          sender,
          type,
          ...(await captcha.proof(answer)),
        });
      } catch (error) {
        if (focusWidget(form, error)) return;
        renewCaptcha(error);
        if (!demandsCaptcha(error)) throw error;
        form.refuse('captcha', { message: 'rule.captchaWrong', params: {} });
        form.focus('captcha');
        return;
      }
      dropDraft(store);
      showToast(t('feedback.sent'), { kind: 'success', length: 'sent' });
      onSent();
    });

  return (
    <RuleForm form={form} label={t('page.feedback')} onSend={send}>
      <VisitDraft form={form} />
      <FailureAlert failure={failure} />
      <TopicField form={form} topics={topics} />
      <ContentField form={form} />
      {fields.map((field) => (
        <CaptchaField key={field.name} field={field} captcha={captcha} />
      ))}
      <SendButton form={form} />
    </RuleForm>
  );
}
