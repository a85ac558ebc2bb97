import { useEffect, useState } from 'react';
import { useLogout } from '#src/features/auth/useLogout.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { storedSession } from '#src/site/storedSession.ts';
import { useLocale, useSite } from '#src/site/siteContext.ts';
import { IdleDialog } from './IdleDialog.tsx';
import { RealityDialog } from './RealityDialog.tsx';
import { noteTime, timesOf } from './sessionTimes.ts';
import { showDuration } from './showDuration.ts';
import { type SessionNeed, watchSession } from './watchSession.ts';

interface SessionWatchProps {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const EVERY_MS = 1000;
/** Touches that follow each other sooner are one: storage is not written at each of them. */
const ONE_TOUCH_MS = 5000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Notifies all tabs of touches, except while the warning is shown: then only its answer counts. */
function useTouches(token: string, isOn: boolean, now: () => number) {
  useEffect(() => {
    if (!isOn) return undefined;
    function note() {
      if (now() - timesOf(token, now()).activeAtMs >= ONE_TOUCH_MS) noteTime(token, 'activeAtMs', now());
    }
    for (const type of TOUCHES) addEventListener(type, note, { passive: true, capture: true });
    return () => {
      for (const type of TOUCHES) removeEventListener(type, note, { capture: true });
    };
  }, [token, isOn, now]);
}

/** What the session needs now, looked at once a second: a suspended page is checked as soon as it runs again. */
function useNeed(token: string, now: () => number): SessionNeed {
  const { responsible } = useSite().site.behaviour;
  const [need, setNeed] = useState<SessionNeed>({ kind: 'nothing' });
  useEffect(() => {
    const look = () => setNeed(watchSession(timesOf(token, now()), responsible, now()));
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [token, responsible, now]);
  return need;
}

/** Looks after a session: ends it after a warning when the player is inactive, and interrupts play with reality checks. */
export function SessionWatch({ token, now = Date.now }: SessionWatchProps) {
  const t = useText();
  const locale = useLocale();
  const { site, store } = useSite();
  const { responsible, timings } = site.behaviour;
  const logOut = useLogout();
  const need = useNeed(token, now);
  const [answered, setAnswered] = useState<SessionNeed>();
  useTouches(token, need.kind === 'nothing' || need.kind === 'check', now);

  const isOver = need.kind === 'end';
  useEffect(() => {
    // Another tab may have been quicker: a logout removes the stored session first.
    if (!isOver || storedSession(site.merchantCode)?.token !== token) return;
    const text = t('idle.over', { time: showDuration(responsible.idleMinutes * 60_000, locale) });
    void logOut().then(() => store.getState().showToast(text, { durationMs: timings.longToastMs }));
  }, [isOver, token, site.merchantCode, store, logOut, t, locale, responsible.idleMinutes, timings.longToastMs]);

  function answer(what: 'activeAtMs' | 'checkedAtMs') {
    noteTime(token, what, now());
    setAnswered(need);
  }

  // The next look, at most a second later, finds the answer in the times.
  if (need === answered) return null;
  if (need.kind === 'warning')
    return <IdleDialog secondsLeft={need.secondsLeft} onStay={() => answer('activeAtMs')} onLeave={() => void logOut()} />;
  if (need.kind === 'check')
    return (
      <RealityDialog
        playedMs={now() - timesOf(token, now()).startedAtMs}
        onGoOn={() => answer('checkedAtMs')}
        onLeave={() => void logOut()}
      />
    );
  return null;
}
