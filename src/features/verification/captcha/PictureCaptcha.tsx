import { useEffect } from 'react';
import { RuleField } from '#src/forms/RuleField.tsx';
import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import type { CaptchaFieldProps } from './CaptchaFieldProps.ts';
import type { Captcha } from '../useCaptcha.ts';
import styles from './PictureCaptcha.module.css';

function Picture({ image, state }: Captcha) {
  const t = useText();
  if (image !== undefined) return <img className={styles.image} src={image} alt="" />;
  return state === 'failed' ? <Icon name="refresh" size={22} /> : <Spinner label={t('captcha.loading')} />;
}

/** Digits in a picture, and a field for them. A tap on the picture loads another one (REG-17). */
export function PictureCaptcha({ field, captcha, hints = true }: CaptchaFieldProps) {
  const form = useRuleFormContext();
  const t = useText();

  const { audio } = captcha;
  useEffect(() => {
    if (audio === undefined) return undefined;
    const sound = new Audio(audio);
    sound.play().catch(() => undefined); // a browser that wants another press first gets it: the button stays
    return () => sound.pause();
  }, [audio]);

  /** Brings digits that are spoken. The field has the focus, so that they can be typed while they are heard. */
  function listen() {
    captcha.refreshSpoken();
    form.fill('captcha', '');
    form.focus('captcha');
  }

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
            aria-label={t(captcha.state === 'failed' ? 'captcha.failed' : 'captcha.refresh')}
            onClick={renew}
          >
            <Picture {...captcha} />
          </button>
          <button type="button" className={styles.listen} aria-label={t('captcha.listen')} onClick={listen}>
            <Icon name="speaker" size={22} />
          </button>
        </div>
      )}
    </RuleField>
  );
}
