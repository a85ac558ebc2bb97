import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { useIsSending } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';

/** Sends the form it is in. */
export function SaveButton() {
  const t = useText();
  const isSending = useIsSending(useRuleFormContext());
  return (
    <Button type="submit" size="large" block loading={isSending}>
      {t('security.save')}
    </Button>
  );
}
