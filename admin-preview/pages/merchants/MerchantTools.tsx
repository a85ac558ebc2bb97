import { Grid3x3, LayoutGrid, Rows3, Search } from 'lucide-react';
import type { QueryOf } from '#schemas/edges/api/apiRoute.ts';
import type { apiRoutes } from '#schemas/edges/api/apiRoutes.ts';
import { type MerchantOrder, type MerchantState, merchantOrders, merchantStates } from '#schemas/edges/api/merchants.schema.ts';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { AxisSelect } from '../../kit/parts/AxisSelect.tsx';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './MerchantTools.module.css';
import { type MerchantView, merchantViews } from './merchantView.ts';

/** Which page of which merchants is asked for. */
export type MerchantQuery = Required<QueryOf<(typeof apiRoutes)['merchants']>>;

const viewIcons = { cards: LayoutGrid, list: Rows3, drift: Grid3x3 } as const;

interface MerchantToolsProps {
  readonly query: MerchantQuery;
  readonly view: MerchantView;
  readonly onView: (view: MerchantView) => void;
  readonly onSearch: (search: string) => void;
  readonly onState: (state: MerchantState) => void;
  readonly onOrder: (order: MerchantOrder) => void;
}

/** What narrows the list of merchants down. */
export function MerchantTools({ query, view, onView, onSearch, onState, onOrder }: MerchantToolsProps) {
  const t = useTranslate();
  return (
    <div className={styles.root} role="search">
      <div className={styles.search}>
        <Search size={16} aria-hidden />
        <TextInput
          type="search"
          aria-label={t('merchants.search')}
          placeholder={t('merchants.search')}
          value={query.search}
          maxLength={100}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      <Segmented
        label={t('merchants.state')}
        options={merchantStates.map((value) => ({ value, label: t(`merchants.state.${value}`) }))}
        value={query.state}
        onChange={onState}
      />
      <div className={styles.order}>
        <AxisSelect
          label={t('merchants.order')}
          value={query.order}
          options={merchantOrders.map((value) => ({ value, label: t(`merchants.order.${value}`) }))}
          onChange={onOrder}
        />
      </div>
      <Segmented
        label={t('merchants.view')}
        options={merchantViews.map((value) => {
          const Drawing = viewIcons[value];
          return { value, label: <Drawing size={16} role="img" aria-label={t(`merchants.view.${value}`)} /> };
        })}
        value={view}
        onChange={onView}
      />
    </div>
  );
}
