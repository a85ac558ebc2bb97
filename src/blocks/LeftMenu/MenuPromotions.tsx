import { useState } from 'react';
import { promotionPath } from '#src/features/promotions/promotionPath.ts';
import { usePromotions } from '#src/features/promotions/usePromotions.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Link } from '#src/lib/Link.tsx';
import styles from './LeftMenu.module.css';

interface MenuPromotionsProps {
  /** How many are shown at most. */
  readonly limit: number;
}

/** Reserves the height of promotions that still load: else the entries below them would move under the finger. */
export const AwaitedPromotions = ({ limit }: MenuPromotionsProps) => (
  <div className={styles.awaited} style={{ '--awaited': limit }}>
    <Skeleton shape="text" count={limit} />
  </div>
);

/** The first promotions below their entry (PROMO-08, PROMO-11). The entry itself works without them. */
export function MenuPromotions({ limit }: MenuPromotionsProps) {
  const { data, error } = usePromotions();
  // Where fewer come than were awaited, their rows are higher until the menu is closed, so that nothing moves up.
  const [isAwaited] = useState(data === undefined);
  if (error || data?.length === 0) return null;
  if (!data) return <AwaitedPromotions limit={limit} />;
  return (
    <ul className={isAwaited ? `${styles.previews} ${styles.awaited}` : styles.previews} style={{ '--awaited': limit }}>
      {data.slice(0, limit).map(({ id, title }) => (
        <li key={id}>
          <Link className={styles.preview} to={promotionPath(id)}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
