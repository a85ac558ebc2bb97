import { promotionPath } from '#src/features/promotions/promotionPath.ts';
import { usePromotions } from '#src/features/promotions/usePromotions.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Link } from '#src/lib/Link.tsx';
import styles from './LeftMenu.module.css';

/**
 * The first promotions below their entry (PROMO-08, PROMO-11). The entry itself works without them. Their room is kept until they come: what is below
 * them would move away from under a finger.
 */
export function MenuPromotions({ limit }: { readonly limit: number }) {
  const { data, error } = usePromotions();
  if (error || limit === 0 || data?.length === 0) return null;
  if (!data)
    return (
      <div className={styles.awaited} style={{ '--awaited': limit }}>
        <Skeleton shape="text" count={limit} />
      </div>
    );
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
