import type { CallAnswer } from '#schemas/calls/declaredCalls.ts';
import { checkUrl } from '#schemas/checkUrl.ts';
import { useMoney } from '#src/features/payment/useMoney.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { useImages } from '#src/site/images.ts';
import { useLocale, useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import styles from './MallItems.module.css';

type Item = CallAnswer<'mall'>['items'][number];

interface MallItemProps {
  readonly item: Item;
  /** What the member has. */
  readonly points: number;
  readonly onChoose: () => void;
}

/** What an item is called, with what it is worth. */
export function useItemName(): (item: Item) => string {
  const { t, has } = useTexts();
  const money = useMoney();
  return ({ title, amount }) => {
    const name = has(title) ? t(title) : title;
    return amount === undefined ? name : `${name} ${money(amount)}`;
  };
}

/** One thing of the mall with its price. */
export function MallItem({ item, points, onChoose }: MallItemProps) {
  const { t } = useTexts();
  const locale = useLocale();
  const { loadingPicture } = useSite().site;
  const name = useItemName()(item);
  const images = useImages();
  const { imageUrl = '' } = item;
  const missing = item.points - points;
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    <div className={styles.item}>
      <div className={styles.picture}>
        {imageUrl !== '' && checkUrl(imageUrl) === 'ok' ? (
          <LazyImage src={images.picture(imageUrl)} width={320} height={180} alt="" fallback={loadingPicture} />
        ) : null}
        {/* Stands there alone, and where the picture does not load. */}
        <Icon name="reward" size={36} />
      </div>
      <p className={styles.name}>{name}</p>
      <p className={styles.price}>{t('mall.price', { points: number(item.points), count: item.points })}</p>
      {missing > 0 ? (
        <p className={styles.missing}>{t('mall.missing', { points: number(missing), count: missing })}</p>
      ) : (
        <Button size="small" block aria-label={`${t('mall.redeem')}: ${name}`} onClick={onChoose}>
          {t('mall.redeem')}
        </Button>
      )}
    </div>
  );
}
