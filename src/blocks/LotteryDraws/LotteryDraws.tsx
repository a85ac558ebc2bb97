import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LotteryDrawsProps } from './block.ts';
import type { DrawsAnswer, LotteryGame, LotteryMenuAnswer } from '#schemas/declare/platform/lottery.schema.ts';
import { sortDrawnFirst, drawsPlaceOf, isOfMenu, withDraws } from '#src/features/lottery/lotteryReads.ts';
import { useReadDraws, useDraws, useRecentDraws, useRegions } from '#src/features/lottery/useDraws.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { ChipButton } from '#src/ui/Chip/ChipButton.tsx';
import { DrawsSection } from './DrawsSection.tsx';
import styles from './LotteryDraws.module.css';

const NO_MENU: LotteryMenuAnswer = [];
/** Stands for the lotteries of Vietnam that were drawn last, among the codes of its regions. */
const JUST_DRAWN = 'just drawn';
const QUIETLY = { revalidate: false } as const;

/** Reads the latest draws; where the platform cannot list them alone, the whole list is read again. */
function useDrawsDue() {
  const ask = useReadDraws();
  return (due: readonly LotteryGame[], isVietnamese: boolean, lay: (draws: DrawsAnswer) => void, readAgain: () => void) =>
    void ask(due, isVietnamese).then(lay, readAgain);
}

/** On home: the lotteries that are played most. */
function PopularDraws({ limit }: LotteryDrawsProps) {
  const { data, error, mutate } = useDraws('home');
  const { data: logo } = useRead('lotteryShowLogo', {});
  const onDue = useDrawsDue();
  const lay = (draws: DrawsAnswer) => void mutate((games) => games && withDraws(games, draws), QUIETLY);
  return (
    <DrawsSection
      games={data && sortDrawnFirst(data, 'home').slice(0, limit)}
      hasFailed={error !== undefined}
      onRetry={() => void mutate()}
      onDue={(due) => onDue(due, false, lay, () => void mutate())}
      hasLogo={() => logo?.showLogo ?? false}
    />
  );
}

/** Choices among Vietnam's lotteries: the last drawn ones, and each region. */
function useVietnam(chosen: string) {
  const t = useText();
  const { data: regions = NO_MENU, mutate: mutateRegions } = useRegions();
  const { data: recent, mutate: mutateRecent } = useRecentDraws();
  const isRecent = chosen === JUST_DRAWN;
  const hasRecent = recent !== undefined && recent.some(({ numero }) => numero !== undefined);
  const region = regions.find(({ code }) => code === chosen);
  return {
    regions,
    choices: [...(hasRecent ? [{ code: JUST_DRAWN, title: t('lottery.justDrawn') }] : []), ...regions],
    games: isRecent ? recent : region?.games,
    lay(draws: DrawsAnswer) {
      if (isRecent) return void mutateRecent((games) => games && withDraws(games, draws), QUIETLY);
      const laid = (menu: LotteryMenuAnswer) =>
        menu.map((each) => (each.code === chosen ? { ...each, games: withDraws(each.games, draws) } : each));
      return void mutateRegions((menu) => menu && laid(menu), QUIETLY);
    },
    readAgain: () => void (isRecent ? mutateRecent() : mutateRegions()),
  };
}

/** Draws on a page of lotteries: all of them, or a selection of Vietnam's. */
function PageDraws({ limit, place }: LotteryDrawsProps & { readonly place: 'LOTT' | 'ELOTT' }) {
  const t = useText();
  const [chosen, setChosen] = useState('');
  const { data, error, mutate } = useDraws(place);
  const vietnam = useVietnam(chosen);
  const { data: logo } = useRead('lotteryShowLogo', {});
  const { data: vietnamLogo } = useRead('vnLotteryShowLogo', {});
  const onDue = useDrawsDue();
  const games = vietnam.games ?? data;
  const layAll = (draws: DrawsAnswer) => void mutate((all) => all && withDraws(all, draws), QUIETLY);
  return (
    <DrawsSection
      games={games && sortDrawnFirst(games, place).slice(0, limit)}
      hasFailed={error !== undefined}
      onRetry={() => void mutate()}
      onDue={(due) =>
        vietnam.games ? onDue(due, true, vietnam.lay, vietnam.readAgain) : onDue(due, false, layAll, () => void mutate())
      }
      hasLogo={(game) => (isOfMenu(game, vietnam.regions) ? vietnamLogo : logo)?.showLogo ?? false}
    >
      {vietnam.choices.length > 0 ? (
        <div className={styles.regions} role="group" aria-label={t('lottery.regions')}>
          {[{ code: '', title: t('list.all') }, ...vietnam.choices].map(({ code, title }) => (
            <ChipButton key={code} pressed={code === (vietnam.games ? chosen : '')} onClick={() => setChosen(code)}>
              {title}
            </ChipButton>
          ))}
        </div>
      ) : null}
    </DrawsSection>
  );
}

/** Lotteries with their latest draws (LOTT-07), on home and where the address is of lotteries. */
export function LotteryDraws({ limit }: LotteryDrawsProps) {
  const { site } = useSite();
  const { pathname, search } = useLocation();
  const place = drawsPlaceOf({ pathname, searchParams: new URLSearchParams(search) }, site);
  if (!place) return null;
  return place === 'home' ? <PopularDraws limit={limit} /> : <PageDraws key={place} limit={limit} place={place} />;
}
