import type { ReactNode } from 'react';
import { isRailCategory } from '#schemas/declare/names/gameCategories.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { money } from '#src/lib/format/money.ts';
import { useCurrency, useLocale, useSite } from '#src/site/siteContext.ts';
import styles from './GameWindow.module.css';
import { studioName } from './studioName.ts';

interface TileCaptionProps {
  readonly game: Game;
  /** The list holds games of every category. */
  readonly isMixed: boolean;
}

/** The smallest stake of a live table, where the platform tells it. */
function useStake({ gameType, minBet }: Game): string | undefined {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  if (gameType !== 'LIVE' || minBet === undefined) return undefined;
  // There is room for few signs: whole amounts do without decimals.
  const decimals = Number.isInteger(minBet) ? 0 : currency.decimals;
  return t('games.stakeFrom', { amount: money(minBet, locale, { ...currency, decimals }) });
}

/** A game's studio in the line below its tile, with its stake at a live table, or its category where the list has several. */
export function TileCaption({ game, isMixed }: TileCaptionProps) {
  const { vassalage, gameType } = game;
  const t = useText();
  const { site } = useSite();
  const { data } = useVendorStructure();
  const stake = useStake(game);
  const category: ReactNode = isMixed && isRailCategory(gameType) ? t(`category.${gameType}`) : undefined;
  return (
    <span className={styles.caption}>
      <bdi className={styles.studio}>{data && studioName(vassalage, data, site)}</bdi>
      {(stake ?? category) ? <span>{stake ?? category}</span> : null}
    </span>
  );
}
