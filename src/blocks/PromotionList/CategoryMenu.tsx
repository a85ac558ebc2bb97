import { usePromotionCategories } from '#src/features/promotions/usePromotions.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { useImages } from '#src/site/images.ts';
import { ChipButton } from '#src/ui/Chip/ChipButton.tsx';
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
      <ChipButton icon="activity" pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t('promotions.all')}
      </ChipButton>
      {data.map(({ id, title, iconImageUrl }) => (
        <ChipButton key={id} className={styles.item} pressed={chosen === id} onClick={() => onChoose(id)}>
          {iconImageUrl ? <LazyImage src={images.picture(iconImageUrl)} width={22} height={22} alt="" /> : null}
          {has(title) ? t(title) : title}
        </ChipButton>
      ))}
    </div>
  );
}
