import { useCallback, useEffect, useState } from 'react';
import type { SessionNote } from '#schemas/declare/platform/session.schema.ts';
import { useLogout } from '#src/features/auth/useLogout.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { storedSession } from '#src/site/storedSession.ts';
import { useLocale, useSite } from '#src/site/siteContext.ts';
import { IdleDialog } from './IdleDialog.tsx';
import { RealityDialog } from './RealityDialog.tsx';
import { storeTime, timesOf } from './sessionTimes.ts';
import { showDuration } from './showDuration.ts';
import { type PlatformTimes, usePlatformTimes } from './usePlatformTimes.ts';
import { type SessionNeed, watchSession } from './watchSession.ts';

interface SessionWatchProps {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const EVERY_MS = 1000;
/** Touches within this time count as one, so that storage is not written at each of them. */
const ONE_TOUCH_MS = 5000;
/** How often the platform is asked for the times while nothing is due, and how long its answer counts when something is. */
const ASK_EVERY_MS = 60_000;
const SURE_FOR_MS = 5000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Notifies all tabs of touches, except while the warning is shown: then only its answer counts. */
function useTouches(token: string, isOn: boolean, now: () => number, onActive: () => void) {
  useEffect(() => {
    if (!isOn) return undefined;
    function note() {
      if (now() - timesOf(token, now()).activeAtMs < ONE_TOUCH_MS) return;
      storeTime(token, 'activeAtMs', now());
      onActive();
    }
    for (const type of TOUCHES) addEventListener(type, note, { passive: true, capture: true });
    return () => {
      for (const type of TOUCHES) removeEventListener(type, note, { capture: true });
    };
  }, [token, isOn, now, onActive]);
}

/**
 * What the session needs now, computed once a second, so that a suspended page is checked as soon as it runs again. Before anything is shown the
 * platform is asked, because the session may be active in a game.
 */
function useNeed(token: string, now: () => number, { askedAtMs, ask }: PlatformTimes): SessionNeed {
  const { responsible } = useSite().site.behaviour;
  const [need, setNeed] = useState<SessionNeed>({ kind: 'nothing' });
  useEffect(() => {
    let isOver = false;
    let isAsking = false;
    const needNow = () => watchSession(timesOf(token, now()), responsible, now());
    function look() {
      const found = needNow();
      const askedAgo = now() - askedAtMs();
      const mustAsk = askedAgo >= (found.kind === 'nothing' ? ASK_EVERY_MS : SURE_FOR_MS);
      if (!mustAsk) return setNeed(found);
      // Until the platform has answered, only the countdown of the current need is updated.
      setNeed((shown) => (shown.kind === found.kind ? found : shown));
      if (isAsking) return undefined;
      isAsking = true;
      return void ask().then(() => {
        isAsking = false;
        if (!isOver) setNeed(needNow());
      });
    }
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [token, responsible, now, askedAtMs, ask]);
  return need;
}

/** Looks after a session: ends it after a warning when the player is inactive, and interrupts play with reality checks. */
export function SessionWatch({ token, now = Date.now }: SessionWatchProps) {
  const t = useText();
  const locale = useLocale();
  const { site, store } = useSite();
  const { responsible, timings } = site.behaviour;
  const logOut = useLogout();
  const platformTimes = usePlatformTimes(token, now);
  const { note } = platformTimes;
  const onActive = useCallback(() => note('active'), [note]);
  const need = useNeed(token, now, platformTimes);
  const [answered, setAnswered] = useState<SessionNeed>();
  useTouches(token, need.kind === 'nothing' || need.kind === 'check', now, onActive);

  const isOver = need.kind === 'end';
  useEffect(() => {
    // Another tab may have been quicker: a logout removes the stored session first.
    if (!isOver || storedSession(site.merchantCode)?.token !== token) return;
    const text = t('idle.over', { time: showDuration(responsible.idleMinutes * 60_000, locale) });
    void logOut().then(() => store.getState().showToast(text, { durationMs: timings.longToastMs }));
  }, [isOver, token, site.merchantCode, store, logOut, t, locale, responsible.idleMinutes, timings.longToastMs]);

  function answer(what: SessionNote) {
    storeTime(token, 'activeAtMs', now());
    if (what === 'checked') storeTime(token, 'checkedAtMs', now());
    note(what);
    setAnswered(need);
  }

  // The next look, at most a second later, finds the answer in the times.
  if (need === answered) return null;
  if (need.kind === 'warning')
    return <IdleDialog secondsLeft={need.secondsLeft} onStay={() => answer('active')} onLeave={() => void logOut()} />;
  if (need.kind === 'check')
    return (
      <RealityDialog
        playedMs={now() - timesOf(token, now()).startedAtMs}
        onGoOn={() => answer('checked')}
        onLeave={() => void logOut()}
      />
    );
  return null;
}
