import { useEffect } from 'react';
import type { PlayerRankAnswer } from '#schemas/declare/platform/benefits.schema.ts';
import { celebrate } from '#src/features/prizes/celebrate.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { levelLadder } from '#src/features/vip/levelLadder.ts';
import { noteLevel } from './levelMemory.ts';

/** Shows a message once when a member has reached a higher level than the one stored in this browser, and celebrates it. */
export function useLevelRise(answer: PlayerRankAnswer | undefined): void {
  const t = useText();
  const { site, store, mode } = useSite();
  useEffect(() => {
    const { session, showToast } = store.getState();
    if (answer === undefined || session === null || mode !== 'live') return;
    const levels = levelLadder(answer, undefined);
    const place = levels.findIndex(({ state }) => state === 'own');
    const own = levels[place];
    if (own === undefined || !noteLevel(session.userName, place)) return;
    showToast(t('vip.rise', { level: own.label }), { kind: 'success' });
    void celebrate(site);
  }, [answer, mode, site, store, t]);
}
