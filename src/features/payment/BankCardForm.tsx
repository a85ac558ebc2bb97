import { useMemo } from 'react';
import type { BankCardsAnswer } from '#schemas/declare/platform/payment.schema.ts';
import type { RegisterSettings } from '#schemas/declare/register/registerSettings.schema.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { FailureAlert } from '#src/forms/FailureAlert.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { type FieldValues, useIsSending, useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { useSend } from '#src/site/useSend.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import styles from './PaymentForm.module.css';
import { PlayMoneyNote } from './PlayMoneyNote.tsx';

/** A card number without the spaces that are printed between its digits. */
const digitsOf = (number: string): string => number.replaceAll(/[\s-]/g, '');

/** Bank, payee and number (MEM-13); a payee that is fixed is not asked for. */
function fieldsOf({ fields }: Pick<RegisterSettings, 'fields'>, isFixed: boolean): FormField[] {
  const payee: FormField = { name: 'payeeName', required: true, rules: fields.payeeName.rules };
  return [
    { name: 'bank', required: true, rules: [{ rule: 'maxLength', value: 80 }] },
    ...(isFixed ? [] : [payee]),
    {
      name: 'cardNumber',
      required: true,
      rules: [{ rule: 'pattern', value: '^( ?-?[0-9]){8,24} ?$', message: 'pay.cardNumberFault' }],
    },
  ];
}

interface BankCardFormProps {
  readonly known: BankCardsAnswer;
  /** The payee's name, if an earlier step has asked for it. */
  readonly holder?: string | undefined;
  /** It was added. */
  readonly onDone: () => void;
}

/** A card that withdrawals go to (CALL-71). Its frame is a `PaymentSection`, or a step of the first withdrawal. */
export function BankCardForm({ known, holder, onDone }: BankCardFormProps) {
  const t = useText();
  const { site, store } = useSite();
  const sendCall = useSend();
  const { banks = [], payeeName: fixed, playMoney } = known;
  const isFixed = fixed !== undefined || holder !== undefined;
  const fields = useMemo(() => fieldsOf(site.registerSettings, isFixed), [site.registerSettings, isFixed]);
  const form = useRuleForm(fields);
  const isSending = useIsSending(form);
  const { attempt, failure } = useAttempt('other');

  const send = ({ bank = '', cardNumber = '', payeeName = holder }: FieldValues) =>
    attempt(async () => {
      const number = digitsOf(cardNumber);
      await sendCall('addBankCard', { bank, number, ...(payeeName === undefined ? {} : { payeeName }) });
      store.getState().showToast(t('pay.cardSaved'), { kind: 'success' });
      onDone();
    });

  return (
    <>
      {playMoney ? <PlayMoneyNote text="pay.cardPlayMoney" /> : null}
      <RuleForm form={form} label={t('pay.cardAdd')} onSend={send}>
        <FailureAlert failure={failure} />
        {fields.map((field) => (
          <RuleField key={field.name} field={field} {...(field.name === 'payeeName' ? { note: t('pay.payeeNote') } : {})}>
            {field.name !== 'bank' || banks.length === 0
              ? undefined
              : ({ id, name, ref, onChange, onBlur, ...rest }) => (
                  <SelectInput
                    id={id}
                    name={name}
                    ref={ref}
                    onChange={(event) => void onChange(event)}
                    onBlur={(event) => void onBlur(event)}
                    defaultValue=""
                    aria-describedby={rest['aria-describedby']}
                    aria-invalid={rest['aria-invalid']}
                    aria-required={rest['aria-required']}
                  >
                    <option value="">{t('pay.bankChoose')}</option>
                    {banks.map(({ code, name: words }) => (
                      <option key={code} value={code}>
                        {words}
                      </option>
                    ))}
                  </SelectInput>
                )}
          </RuleField>
        ))}
        {fixed === undefined ? null : (
          <dl className={styles.fixed}>
            <dt>{t('field.payeeName')}</dt>
            <dd>
              <bdi>{fixed}</bdi>
              <small>{t('pay.payeeFixed')}</small>
            </dd>
          </dl>
        )}
        <Button type="submit" size="large" block loading={isSending}>
          {t('pay.cardSave')}
        </Button>
      </RuleForm>
    </>
  );
}
