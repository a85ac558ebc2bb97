import type { ReactNode } from 'react';
import { isRailCategory } from '#schemas/declare/names/gameCategories.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { roundMoney } from '#src/lib/format/money.ts';
import { useCurrency, useLocale } from '#src/site/siteContext.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import styles from './GameFacts.module.css';
import { useVendorStructure } from '../useGames.ts';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** The platform's facts about a game; missing ones are left out. */
export function GameFacts({ game }: { readonly game: Game }) {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  const { data: structure } = useVendorStructure();
  const vendor = structure?.vendors[game.vassalage]?.displayName;
  const { rtp, volatility, minBet, gameType } = game;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const facts: readonly Fact[] = [
    ...(vendor ? [{ label: t('games.vendor'), value: <bdi>{vendor}</bdi> }] : []),
    ...(isRailCategory(gameType) ? [{ label: t('games.type'), value: t(`category.${gameType}`) }] : []),
    ...(rtp === undefined ? [] : [{ label: t('games.rtp'), value: percent.format(rtp / 100) }]),
    ...(volatility === undefined ? [] : [{ label: t('games.volatility'), value: t(`games.volatility.${volatility}`) }]),
    ...(minBet === undefined ? [] : [{ label: t('games.minBet'), value: <bdi>{roundMoney(minBet, locale, currency)}</bdi> }]),
  ];
  return (
    <div className={styles.root}>
      {game.isNew === '1' || game.freeplay === 1 ? (
        <p className={styles.badges}>
          {game.isNew === '1' ? <Badge>{t('home.new')}</Badge> : null}
          {game.freeplay === 1 ? <Badge>{t('games.free')}</Badge> : null}
        </p>
      ) : null}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
