import { useEffect, useState } from 'react';
import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { useControlValue, useFault } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import styles from './Note.module.css';

type Found = { readonly username: string; readonly state: 'asking' | 'free' | 'unknown' };

/** Asks the platform whether a valid username is free, and shows the answer; a taken one is a fault of the field. */
export function UsernameNote() {
  const t = useText();
  const { http, site } = useSite();
  const { usernameCheckMs } = site.behaviour.timings; // how long nothing has to be typed (REG-37)
  const form = useRuleFormContext();
  const fault = useFault(form, 'username');
  const value = useControlValue(form, 'username');
  const username = typeof value === 'string' ? value.trim() : '';
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    if (username === '' || !form.isSound('username')) return undefined;
    let isCurrent = true;
    async function ask() {
      setFound({ username, state: 'asking' });
      // Only a convenience: when the check fails, the form's answer says it.
      const answer = await http.read('checkUsername', { username }).catch(() => undefined);
      if (!isCurrent) return;
      if (answer?.available === false) form.refuse('username', { message: 'rule.usernameTaken', params: {} });
      setFound({ username, state: answer?.available ? 'free' : 'unknown' });
    }
    const timer = setTimeout(() => void ask(), usernameCheckMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [username, form, http, usernameCheckMs]);

  const state = !fault && found?.username === username ? found.state : 'unknown';
  return (
    <span className={styles.root} role="status">
      {state === 'asking' ? (
        <>
          <Spinner size={14} /> {t('username.checking')}
        </>
      ) : null}
      {state === 'free' ? (
        <span className={styles.good}>
          <Icon name="success" size={16} /> {t('username.free')}
        </span>
      ) : null}
    </span>
  );
}
