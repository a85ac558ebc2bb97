import { useTexts } from '#src/i18n/TextContext.ts';
import { FormAlert } from './FormAlert.tsx';
import { useRuleFormContext } from './RuleFormContext.ts';
import { errorText, isWorthRetrying } from './errorText.ts';

interface FailureAlertProps {
  /** Error of the last attempt; undefined shows nothing. */
  readonly failure: unknown;
  /** Another way out, where trying the same once more is of no use. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** Why the form was not accepted, with an action where one helps. */
export function FailureAlert({ failure, action }: FailureAlertProps) {
  const texts = useTexts();
  const form = useRuleFormContext();
  if (failure === undefined) return null;
  const retry = { label: texts.t('app.retry'), onPress: form.sendAgain };
  return (
    <FormAlert kind="error" action={isWorthRetrying(failure) ? retry : action}>
      {errorText(texts, failure)}
    </FormAlert>
  );
}
