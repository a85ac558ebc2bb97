import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaAnswer } from '#schemas/platform/session.schema.ts';
import { useSite } from '#src/site/siteContext.ts';

/** Platforms forget a captcha after some minutes; an older one is renewed when its field is entered. */
const FRESH_FOR_MS = 4 * 60 * 1000;

export interface Captcha {
  /** Goes back with the answer (CAPT-04). */
  readonly id: string | undefined;
  /** A data URL; absent while the picture loads. */
  readonly image: string | undefined;
  readonly failed: boolean;
  readonly refresh: () => void;
  readonly refreshIfOld: () => void;
}

/** A captcha of the platform. It can be used once, so the next one is fetched after each answer (CAPT-01). */
export function useCaptcha(wanted: boolean): Captcha {
  const { http } = useSite();
  const [answer, setAnswer] = useState<CaptchaAnswer>();
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const askedAtMs = useRef(0);

  const refresh = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    askedAtMs.current = performance.now();
    setAnswer(undefined);
    setFailed(false);
    http.read('captcha').then(
      (fresh) => mine === asked.current && setAnswer(fresh),
      () => mine === asked.current && setFailed(true), // the picture's place says so and offers another try
    );
  }, [http]);

  useEffect(() => {
    if (wanted) refresh();
  }, [wanted, refresh]);

  const refreshIfOld = useCallback(() => {
    if (performance.now() - askedAtMs.current > FRESH_FOR_MS) refresh();
  }, [refresh]);

  return { id: answer?.captchaId, image: answer?.image, failed, refresh, refreshIfOld };
}
