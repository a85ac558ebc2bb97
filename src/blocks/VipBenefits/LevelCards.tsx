import { useLayoutEffect, useRef } from 'react';
import type { LadderLevel } from '#src/features/vip/levelLadder.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { shownName } from '#src/lib/format/shownName.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { LevelMark, LevelRewards, LevelSteps } from './LevelFacts.tsx';
import styles from './LevelCards.module.css';

/** The ground of a card: the brand's colour for the player's own, dark for reached ones; none for those ahead. */
const grounds: Readonly<Partial<Record<LadderLevel['state'], 'brand' | 'picture'>>> = { own: 'brand', reached: 'picture' };

interface LevelCardsProps {
  readonly levels: readonly LadderLevel[];
  /** Stands on the card of the player's own level. */
  readonly member: string;
}

function Card({ level, member }: { readonly level: LadderLevel; readonly member: string }) {
  const { title } = useSite().site;
  return (
    <div className={styles.card} data-ground={grounds[level.state]} data-state={level.state}>
      <div className={styles.face}>
        <p className={styles.brand}>
          <Icon name={level.state === 'next' || level.state === 'ahead' ? 'lock' : 'vip'} size={18} />
          <bdi>{title}</bdi>
        </p>
        <span className={styles.chip} />
        <h3 className={styles.name}>
          <bdi>{level.label}</bdi>
        </h3>
        <div className={styles.foot}>
          <div>
            {level.state === 'own' && member !== '' ? (
              <p className={styles.member}>
                <bdi>{shownName(member)}</bdi>
              </p>
            ) : null}
            <LevelSteps level={level} />
          </div>
          <LevelMark level={level} />
        </div>
      </div>
    </div>
  );
}

/** A membership card for each level, in a row that starts at the player's own; what a level brings is below its card. */
export function LevelCards({ levels, member }: LevelCardsProps) {
  const { t } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const own = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const frame = list.current?.getBoundingClientRect();
    if (own && frame)
      list.current?.scrollBy({ left: own.left + own.width / 2 - frame.left - frame.width / 2, behavior: 'instant' });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    <ol ref={list} className={styles.cards} aria-label={t('vip.all')} tabIndex={0}>
      {levels.map((level) => (
        <li key={level.label} className={styles.slide} aria-current={level.state === 'own' ? 'step' : undefined}>
          <Card level={level} member={member} />
          <LevelRewards level={level} />
        </li>
      ))}
    </ol>
  );
}
