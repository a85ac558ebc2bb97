import { useState } from 'react';
import { useRoundMoney } from '#src/features/payment/useMoney.ts';
import { errorText } from '#src/forms/errorText.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { celebrate } from '#src/features/prizes/celebrate.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useRefresh } from '#src/site/useRefresh.ts';

interface Claims {
  /** Rewards that are being claimed. */
  readonly claiming: readonly string[];
  /** Why a reward could not be claimed, by its id. */
  readonly failures: ReadonlyMap<string, string>;
  readonly claim: (rewardIds: readonly string[]) => Promise<void>;
}

/** Claims rewards one after another, reports the booked total and each refusal, and reads list and balance again. */
export function useClaims(): Claims {
  const texts = useTexts();
  const money = useRoundMoney();
  const { http, site } = useSite();
  const showToast = useSiteState((state) => state.showToast);
  const refresh = useRefresh();
  const [claiming, setClaiming] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());

  async function claimOne(rewardId: string): Promise<number> {
    try {
      return (await http.send('claimReward', { rewardId })).amount;
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      const reason = errorText(texts, error);
      setFailures((before) => new Map(before).set(rewardId, reason));
      showToast(reason, { kind: 'error' });
      return 0;
    }
  }

  async function claim(rewardIds: readonly string[]) {
    setClaiming((before) => [...before, ...rewardIds]);
    setFailures((before) => new Map([...before].filter(([id]) => !rewardIds.includes(id))));
    let booked = 0;
    for (const rewardId of rewardIds) {
      // oxlint-disable-next-line no-await-in-loop -- a platform books one reward at a time, and each answer counts by itself
      booked += await claimOne(rewardId);
    }
    if (booked > 0) {
      showToast(texts.t('reward.booked', { amount: money(booked) }), { kind: 'success' });
      void celebrate(site);
    }
    await refresh('claimReward');
    setClaiming((before) => before.filter((id) => !rewardIds.includes(id)));
  }

  return { claiming, failures, claim };
}
