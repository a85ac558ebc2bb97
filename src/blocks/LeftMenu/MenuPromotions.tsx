import { promotionPath } from '#src/features/promotions/promotionPath.ts';
import { usePromotions } from '#src/features/promotions/usePromotions.ts';
import { Link } from '#src/lib/Link.tsx';
import styles from './LeftMenu.module.css';

/** The first promotions below their entry (PROMO-08, PROMO-11). The entry itself works without them. */
export function MenuPromotions({ limit }: { readonly limit: number }) {
  const { data } = usePromotions();
  if (!data || data.length === 0) return null;
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
