import { promotionPath } from '#src/features/promotions/promotionPath.ts';
import { usePromotions } from '#src/features/promotions/usePromotions.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Link } from '#src/lib/Link.tsx';
import styles from './LeftMenu.module.css';

/** Reserves the line of promotions that still load: else the entries below them would move under the finger. */
export const AwaitedPromotions = () => (
  <div className={`${styles.previews} ${styles.awaited}`}>
    <Skeleton shape="text" />
  </div>
);

/**
 * The first promotions below their entry (PROMO-08, PROMO-11). The entry itself works without them.
 *
 * @param limit How many are shown at most.
 */
export function MenuPromotions({ limit }: { readonly limit: number }) {
  const { data, error } = usePromotions();
  if (error || data?.length === 0) return null;
  if (!data) return <AwaitedPromotions />;
  return (
    <ul className={styles.previews}>
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
