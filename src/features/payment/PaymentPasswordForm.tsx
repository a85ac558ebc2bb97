import { useMemo, useState } from 'react';
import type { RegisterSettings } from '#schemas/declare/register/registerSettings.schema.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { FailureAlert } from '#src/forms/FailureAlert.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { type FieldValues, useIsSending, useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { useSend } from '#src/site/useSend.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { PaymentSection } from './PaymentSection.tsx';

/** Set for the first time, changed with the old password, or reset after the player has proved their identity. */
type PasswordTask = 'set' | 'change' | 'reset';

const titles = { set: 'pay.passwordSet', change: 'pay.passwordChange', reset: 'pay.passwordReset' } as const;

/** The fields of each task; the new password follows the rules of the register form (MEM-14). */
function fieldsOf(task: PasswordTask, { fields }: Pick<RegisterSettings, 'fields'>): FormField[] {
  const proof: Readonly<Record<PasswordTask, FormField[]>> = {
    set: [],
    change: [{ name: 'oldPaymentPassword', required: true, rules: [] }],
    reset: [{ name: 'oldPassword', required: true, rules: [] }],
  };
  return [
    ...proof[task],
    { name: 'paymentPassword', required: true, rules: fields.paymentPassword.rules },
    { name: 'confirmPaymentPassword', required: true, rules: [{ rule: 'equals', value: 'paymentPassword' }] },
  ];
}

interface PaymentPasswordFormProps {
  /** Whether a payment password exists already. */
  readonly isSet: boolean;
  /** It is kept. */
  readonly onDone: () => void;
}

/** The password that withdrawals ask for (CALL-69, CALL-70). */
export function PaymentPasswordForm({ isSet, onDone }: PaymentPasswordFormProps) {
  const t = useText();
  const [hasForgotten, setHasForgotten] = useState(false);
  const task = !isSet ? 'set' : hasForgotten ? 'reset' : 'change';
  return (
    <PaymentSection title={t(titles[task])} lead={t(task === 'reset' ? 'pay.passwordResetText' : 'pay.passwordText')}>
      {/* Another task is another form: input of one is never sent by the other. */}
      <PasswordTaskForm key={task} task={task} onDone={onDone} />
      {task === 'set' ? null : (
        <Button variant="ghost" size="small" onClick={() => setHasForgotten(!hasForgotten)}>
          {t(task === 'reset' ? 'pay.passwordKnown' : 'pay.passwordForgotten')}
        </Button>
      )}
    </PaymentSection>
  );
}

interface PasswordTaskFormProps {
  readonly task: PasswordTask;
  /** It is kept. */
  readonly onDone: () => void;
}

/** The fields of one task. */
export function PasswordTaskForm({ task, onDone }: PasswordTaskFormProps) {
  const t = useText();
  const { site, store } = useSite();
  const sendCall = useSend();
  const fields = useMemo(() => fieldsOf(task, site.registerSettings), [task, site.registerSettings]);
  const form = useRuleForm(fields);
  const isSending = useIsSending(form);
  const { attempt, failure } = useAttempt('setPassword');

  /** A wrong proof is said where it was given, everything else at the top. */
  function showProofError(error: unknown) {
    const code = error instanceof ApiError ? error.code : '';
    if (task === 'reset' && code === 'password.oldWrong') form.refuse('oldPassword', { message: 'pay.identity', params: {} });
    else if (task === 'change' && code === 'payment.passwordWrong')
      form.refuse('oldPaymentPassword', { message: code, params: {} });
    else throw error;
    form.focusFirstFault();
  }

  const sendPassword = ({ paymentPassword = '', oldPaymentPassword = '', oldPassword = '' }: FieldValues) => {
    if (task === 'reset') return sendCall('resetPaymentPassword', { password: oldPassword, paymentPassword });
    return sendCall('setPaymentPassword', { paymentPassword, ...(task === 'change' ? { oldPaymentPassword } : {}) });
  };

  const send = (values: FieldValues) =>
    attempt(async () => {
      try {
        await sendPassword(values);
      } catch (error) {
        showProofError(error);
        return;
      }
      store.getState().showToast(t('pay.passwordSaved'), { kind: 'success' });
      onDone();
    });

  return (
    <RuleForm form={form} label={t(titles[task])} onSend={send}>
      <FailureAlert failure={failure} />
      {fields.map((field) => (
        <RuleField
          key={field.name}
          field={field}
          hints={field.name === 'paymentPassword'}
          {...(field.name === 'paymentPassword' && task !== 'set' ? { label: 'pay.newPassword' as const } : {})}
          {...(field.name === 'oldPassword' ? { label: 'pay.loginPassword' as const } : {})}
        />
      ))}
      <Button type="submit" size="large" block loading={isSending}>
        {t('pay.save')}
      </Button>
    </RuleForm>
  );
}
