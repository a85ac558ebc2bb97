import type { FormField } from '#schemas/rules/registerForm.ts';
import { RuleField } from '#src/forms/RuleField.tsx';
import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import styles from './CaptchaField.module.css';
import type { Captcha } from './useCaptcha.ts';

interface CaptchaFieldProps {
  readonly field: FormField;
  readonly captcha: Captcha;
  readonly hints?: boolean;
}

function CaptchaPicture({ image, failed }: Captcha) {
  const t = useText();
  if (image !== undefined) return <img className={styles.image} src={image} alt="" />;
  return failed ? <Icon name="refresh" size={22} /> : <Spinner label={t('captcha.loading')} />;
}

/** Digits in a picture, and a field to type them into. A press on the picture brings another one (REG-17). */
export function CaptchaField({ field, captcha, hints = true }: CaptchaFieldProps) {
  const form = useRuleFormContext();
  const t = useText();

  function renew() {
    captcha.refresh();
    form.fill('captcha', '');
    form.focus('captcha');
  }

  return (
    <RuleField field={field} hints={hints}>
      {(props) => (
        <div className={styles.root}>
          <TextInput {...props} onFocus={captcha.refreshIfOld} />
          <button
            type="button"
            className={styles.picture}
            aria-label={t(captcha.failed ? 'captcha.failed' : 'captcha.refresh')}
            onClick={renew}
          >
            <CaptchaPicture {...captcha} />
          </button>
        </div>
      )}
    </RuleField>
  );
}
