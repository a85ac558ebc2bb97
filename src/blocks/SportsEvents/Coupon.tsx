import { useId, useState } from 'react';
import type { SportsEvent } from '#schemas/declare/platform/sports.schema.ts';
import type { Launchable } from '#src/features/games/Launchable.ts';
import { PlayLink } from '#src/features/games/PlayLink.tsx';
import { type PricedPick, combinedOdds, isSame, priced, selectionOf } from '#src/features/sports/coupon.ts';
import { setCoupon, useCoupon } from '#src/features/sports/couponStore.ts';
import { useOdds } from '#src/features/sports/useOdds.ts';
import { useOutcomeName } from '#src/features/sports/useOutcomeName.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import styles from './Coupon.module.css';

interface PickRowProps {
  readonly pick: PricedPick;
  readonly onRemove: () => void;
}

function PickRow({ pick, onRemove }: PickRowProps) {
  const t = useText();
  const write = useOdds();
  const name = useOutcomeName()(pick);
  return (
    <li className={styles.pick} data-closed={!pick.isOpen || undefined}>
      <span className={styles.words}>
        <span className={styles.outcome} dir="auto">
          {name}
        </span>
        <span className={styles.match} dir="auto">
          {t('match.versus', { home: pick.home, away: pick.away })}
        </span>
      </span>
      {pick.isOpen ? (
        <bdi className={styles.odds}>{write(pick.odds, Infinity)}</bdi>
      ) : (
        <span className={styles.closed}>{t('coupon.closed')}</span>
      )}
      <IconButton icon="close" iconSize={16} label={t('coupon.remove', { outcome: name })} onClick={onRemove} />
    </li>
  );
}

/** The studio with the outcomes, as a launch wants them. */
function gameOf(picks: readonly PricedPick[]): Launchable | undefined {
  const [first] = picks;
  if (first === undefined) return undefined;
  const { vassalage, gameType = 'SPORTS', gameCode } = first.studio;
  return { vassalage, gameType, ...(gameCode === undefined ? {} : { gameId: gameCode }), selection: selectionOf(picks) };
}

/** Chosen outcomes with their combined odds. We take no bets: its main button opens the studio with them; a guest logs in first and finds them again. */
export function Coupon({ events }: { readonly events: readonly SportsEvent[] }) {
  const t = useText();
  const write = useOdds();
  const coupon = useCoupon();
  const list = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (coupon.length === 0) return null;
  const picks = priced(coupon, events, Date.now());
  const open = picks.filter((pick) => pick.isOpen);
  const title = t('coupon.title', { count: coupon.length });
  return (
    <section className={styles.root} aria-label={title}>
      {isOpen ? (
        <div id={list} className={styles.details}>
          <ul className={styles.picks}>
            {picks.map((pick) => (
              <PickRow key={pick.eventId} pick={pick} onRemove={() => setCoupon(coupon.filter((each) => !isSame(each, pick)))} />
            ))}
          </ul>
          <p className={styles.note}>{t('coupon.note')}</p>
          <Button variant="ghost" size="small" icon="trash" onClick={() => setCoupon([])}>
            {t('coupon.clear')}
          </Button>
        </div>
      ) : null}
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.summary}
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            <span className={styles.combined}>
              {t('coupon.combined')} <bdi className={styles.total}>{write(combinedOdds(open), Infinity)}</bdi>
            </span>
          </span>
          <Icon name="down" size={18} className={styles.arrow} />
        </button>
        <PlayLink className={styles.go} game={gameOf(open)}>
          {t('coupon.go')}
        </PlayLink>
      </div>
    </section>
  );
}
