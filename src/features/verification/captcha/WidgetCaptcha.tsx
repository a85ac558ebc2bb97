import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import type { CaptchaFieldProps } from './CaptchaFieldProps.ts';
import { QuietCaptcha } from './QuietCaptcha.tsx';
import styles from './WidgetCaptcha.module.css';
import type { WidgetOptions } from './drawWidget.ts';

/** Renders a widget; its code is loaded with the first one. Returns the function that removes it. */
function keepWidget(place: HTMLElement, options: WidgetOptions): () => void {
  const stop = new AbortController();
  import('./drawWidget.ts')
    .then(({ drawWidget }) => drawWidget(place, options, stop.signal))
    .catch((error: unknown) => {
      console.error(error);
      options.report({ state: 'notLoaded' });
    });
  return () => stop.abort();
}

/**
 * A provider's captcha (CAPT-10), which renders its own widget. A line below it says what the player has to do, and whether it has failed or not
 * loaded. It is rendered only once its part of the form is visible: a hidden widget has no size, and its token would expire.
 */
export function WidgetCaptcha({ isShown = true, ...props }: CaptchaFieldProps) {
  const { widget, state } = props.captcha;
  const t = useText();
  const language = useSiteState((site) => site.language);
  const theme = useSiteState((site) => site.theme);
  const place = useRef<HTMLDivElement>(null);
  const challengeId = useId();
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);

  useEffect(() => {
    if (widget === undefined || !wasShown || place.current === null) return undefined;
    return keepWidget(place.current, { ...widget, language, theme, challengeId });
  }, [widget, wasShown, language, theme, challengeId]);

  const isGone = state === 'notLoaded' || (state === 'failed' && widget === undefined);
  return (
    <QuietCaptcha {...props}>
      {(lineId) => (
        <>
          <div
            ref={place}
            className={styles.place}
            role="group"
            aria-label={t('field.captcha')}
            aria-describedby={lineId}
            tabIndex={isGone ? undefined : -1}
            hidden={isGone}
          />
          <div id={challengeId} className={styles.challenge} />
        </>
      )}
    </QuietCaptcha>
  );
}
