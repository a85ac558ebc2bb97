import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { useRoundMoney } from '#src/features/payment/useMoney.ts';
import { PrizePicture } from '#src/features/prizes/PrizePicture.tsx';
import { useTexts } from '#src/i18n/TextContext.ts';
import { useLocale, useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ProgressBar } from '#src/ui/ProgressBar/ProgressBar.tsx';
import styles from './MallItems.module.css';

type Item = CallAnswer<'mall'>['items'][number];

interface MallItemProps {
  readonly item: Item;
  /** The member's points. */
  readonly points: number;
  readonly onChoose: () => void;
}

/** An item's name, with its value. */
export function useItemName(): (item: Item) => string {
  const { t, has } = useTexts();
  const money = useRoundMoney();
  return ({ title, amount }) => {
    const name = has(title) ? t(title) : title;
    return amount === undefined ? name : `${name} ${money(amount)}`;
  };
}

/** One item of the mall with its price, and the button to redeem it or the member's progress towards it. */
export function MallItem({ item, points, onChoose }: MallItemProps) {
  const { t } = useTexts();
  const locale = useLocale();
  const { loadingPicture } = useSite().site;
  const name = useItemName()(item);
  const missing = item.points - points;
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);
  const lacks = t('mall.missing', { points: number(missing), count: missing });
  return (
    <div className={styles.item}>
      <PrizePicture
        src={item.imageUrl}
        width={320}
        height={180}
        motif={item.amount === undefined ? 'gift' : 'coins'}
        fallback={loadingPicture}
      />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.price}>{t('mall.price', { points: number(item.points), count: item.points })}</p>
        {missing > 0 ? (
          <div className={styles.missing}>
            <ProgressBar value={points / item.points} label={name} text={lacks} />
            <p>{lacks}</p>
          </div>
        ) : (
          <Button block aria-label={`${t('mall.redeem')}: ${name}`} onClick={onChoose}>
            {t('mall.redeem')}
          </Button>
        )}
      </div>
    </div>
  );
}
