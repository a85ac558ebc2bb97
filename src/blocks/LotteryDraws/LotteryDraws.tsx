import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LotteryDrawsProps } from '#schemas/blocks/lotteryDraws.schema.ts';
import type { LotteryMenuAnswer } from '#schemas/platform/lottery.schema.ts';
import { drawnFirst, drawsPlaceOf, isOfMenu } from '#src/features/lottery/lotteryReads.ts';
import { useDraws, useRegions } from '#src/features/lottery/useDraws.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { ChipButton } from '#src/ui/Chip/ChipButton.tsx';
import { DrawsSection } from './DrawsSection.tsx';
import styles from './LotteryDraws.module.css';

const NO_MENU: LotteryMenuAnswer = [];

/** On home: the lotteries that are played most. */
function PopularDraws({ limit }: LotteryDrawsProps) {
  const { data, error, mutate } = useDraws('home');
  const { data: logo } = useRead('lotteryShowLogo', {});
  return (
    <DrawsSection
      games={data && drawnFirst(data, 'home').slice(0, limit)}
      hasFailed={error !== undefined}
      onRead={() => void mutate()}
      hasLogo={() => logo?.showLogo ?? false}
    />
  );
}

/** On a page of lotteries: all of them, or those of a region of Vietnam. */
function PageDraws({ limit, place }: LotteryDrawsProps & { readonly place: 'LOTT' | 'ELOTT' }) {
  const t = useText();
  const { data, error, mutate } = useDraws(place);
  const { data: menu = NO_MENU, mutate: mutateMenu } = useRegions();
  const { data: logo } = useRead('lotteryShowLogo', {});
  const { data: vietnamLogo } = useRead('vnLotteryShowLogo', {});
  const [region, setRegion] = useState('');
  const chosen = menu.find(({ code }) => code === region);
  const games = chosen ? drawnFirst(chosen.games, place) : data && drawnFirst(data, place);
  return (
    <DrawsSection
      games={games?.slice(0, limit)}
      hasFailed={error !== undefined}
      onRead={() => void (chosen ? mutateMenu() : mutate())}
      hasLogo={(game) => (isOfMenu(game, menu) ? vietnamLogo : logo)?.showLogo ?? false}
    >
      {menu.length > 0 ? (
        <div className={styles.regions} role="group" aria-label={t('lottery.regions')}>
          {[{ code: '', title: t('list.all') }, ...menu].map(({ code, title }) => (
            <ChipButton key={code} pressed={code === (chosen?.code ?? '')} onClick={() => setRegion(code)}>
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
