import type { ReactNode } from 'react';
import { isRailCategory } from '#schemas/declare/names/gameCategories.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { roundMoney } from '#src/lib/format/money.ts';
import { useCurrency, useLocale, useSite } from '#src/site/siteContext.ts';
import styles from './GameWindow.module.css';
import { stakeRange } from './stakeRange.ts';
import { studioName } from './studioName.ts';

interface TileCaptionProps {
  readonly game: Game;
  /** The list holds games of every category. */
  readonly isMixed: boolean;
}

/** The stakes of a live table, as far as the platform tells them. */
function useStake({ gameType, minBet, maxBet }: Game): string | undefined {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  if (gameType !== 'LIVE' || minBet === undefined) return undefined;
  if (maxBet !== undefined) return stakeRange(minBet, maxBet, locale, currency);
  return t('games.stakeFrom', { amount: roundMoney(minBet, locale, currency) });
}

/** A game's studio in the line below its tile, with its stakes at a live table, or its category where the list has several. */
export function TileCaption({ game, isMixed }: TileCaptionProps) {
  const { vassalage, gameType } = game;
  const t = useText();
  const { site } = useSite();
  const { data } = useVendorStructure();
  const stake = useStake(game);
  const category: ReactNode = isMixed && isRailCategory(gameType) ? t(`category.${gameType}`) : undefined;
  return (
    <span className={styles.caption}>
      <span className={styles.facts}>
        <span className={styles.studio}>{data ? <bdi>{studioName(vassalage, data, site)}</bdi> : null}</span>
        {(stake ?? category) ? (
          <span className={styles.fact}>
            {/* The server's and the browser's editions of a language may shorten numbers differently. */}
            <bdi suppressHydrationWarning>{stake ?? category}</bdi>
          </span>
        ) : null}
      </span>
    </span>
  );
}
