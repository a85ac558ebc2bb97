import { useCallback, useEffect, useState } from 'react';
import type { SmsBody } from '#schemas/platform/access.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';

export type SmsCall = 'smsForRegister' | 'smsWithoutLogin';

const SECOND_MS = 1000;
/** How often the remaining time is looked at (SMS-02). */
const CHECK_MS = 500;

/** Sends codes by SMS, and counts the seconds until the next one may be asked for (SMS-02, SMS-03). */
export function useSmsCode(call: SmsCall) {
  const { http, site } = useSite();
  const t = useText();
  const showToast = useSiteState((state) => state.showToast);
  const { attempt, failure } = useAttempt('sms');
  const [readyAtMs, setReadyAtMs] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const { resendSeconds } = site.behaviour.verification;

  useEffect(() => {
    if (readyAtMs === 0) return undefined;
    const count = () => setSeconds(Math.max(0, Math.ceil((readyAtMs - Date.now()) / SECOND_MS)));
    count();
    const timer = setInterval(count, CHECK_MS);
    return () => clearInterval(timer);
  }, [readyAtMs]);

  const ask = useCallback(
    (body: SmsBody) =>
      attempt(async () => {
        const { expirationTime = 0 } = await http.send(call, body);
        // A time that is over counts as none (SMS-11).
        setReadyAtMs(expirationTime > Date.now() ? expirationTime : Date.now() + resendSeconds * SECOND_MS);
        showToast(t('in_sms_send'), { kind: 'success' });
      }),
    [attempt, http, call, resendSeconds, showToast, t],
  );

  return { ask, failure, seconds };
}
