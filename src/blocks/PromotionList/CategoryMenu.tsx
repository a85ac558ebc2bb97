import { usePromotionCategories } from '#src/features/promotions/usePromotions.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { useImages } from '#src/site/images.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import styles from './CategoryMenu.module.css';

interface CategoryMenuProps {
  /** Undefined for all. */
  readonly chosen: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
}

/** Categories of promotions, each with its icon and title (PROMO-01). */
export function CategoryMenu({ chosen, onChoose }: CategoryMenuProps) {
  const { t, has } = useTexts();
  const images = useImages();
  const { data = [] } = usePromotionCategories();
  if (data.length === 0) return null;
  return (
    <div className={styles.root} role="group" aria-label={t('promotions.categories')}>
      <button type="button" className={styles.item} aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        <Icon name="activity" size={28} />
        <span>{t('promotions.all')}</span>
      </button>
      {data.map(({ id, title, iconImageUrl }) => (
        <button key={id} type="button" className={styles.item} aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          {iconImageUrl ? (
            <LazyImage className={styles.icon} src={images.picture(iconImageUrl)} width={28} height={28} alt="" />
          ) : null}
          <span>{has(title) ? t(title) : title}</span>
        </button>
      ))}
    </div>
  );
}
