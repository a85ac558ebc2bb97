import { useMemo } from 'react';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';

interface HolderFormProps {
  readonly onDone: (name: string) => void;
}

/** The card holder's name. It is sent with the card, which fixes it (MEM-13); until then it can be changed. */
export function HolderForm({ onDone }: HolderFormProps) {
  const t = useText();
  const { rules } = useSite().site.registerSettings.fields.payeeName;
  const fields = useMemo((): FormField[] => [{ name: 'payeeName', required: true, rules }], [rules]);
  const form = useRuleForm(fields);
  return (
    <RuleForm
      form={form}
      label={t('field.payeeName')}
      onSend={({ payeeName = '' }) => {
        onDone(payeeName);
        return Promise.resolve();
      }}
    >
      {fields.map((field) => (
        <RuleField key={field.name} field={field} note={t('pay.payeeNote')} />
      ))}
      <Button type="submit" size="large" block>
        {t('pay.continue')}
      </Button>
    </RuleForm>
  );
}
