import type { MerchantSummary } from '#schemas/edges/api/merchants.schema.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { addressOf } from '../../kit/route/route.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { LastChange, MerchantButtons, MerchantProblems, MerchantStates, MerchantTodo } from './merchantFacts.tsx';
import styles from './MerchantTable.module.css';

interface MerchantTableProps {
  readonly merchants: readonly MerchantSummary[];
  readonly onCopy: (merchant: MerchantSummary) => void;
  readonly onImport: (merchant: MerchantSummary) => void;
}

/** Merchants as lines, for those who have many: three times as many fit on a screen as cards. */
export function MerchantTable({ merchants, onCopy, onImport }: MerchantTableProps) {
  const t = useTranslate();
  return (
    <table className={styles.root} aria-label={t('merchants.title')}>
      <thead>
        <tr>
          <th scope="col">{t('merchants.column.name')}</th>
          <th scope="col">{t('merchants.column.state')}</th>
          <th scope="col">{t('merchants.column.problems')}</th>
          <th scope="col">{t('merchants.column.change')}</th>
          <th scope="col">
            <VisuallyHidden>{t('merchants.column.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {merchants.map((merchant) => {
          const { merchantCode, title, host } = merchant;
          return (
            <tr key={merchantCode}>
              <th scope="row">
                <a
                  className={styles.link}
                  href={addressOf({ page: 'editor', merchantCode, section: 'overview' })}
                  aria-label={t('merchants.open', { title })}
                >
                  {title}
                </a>
                <span className={styles.code}>{host ?? merchantCode}</span>
              </th>
              <td>
                <span className={styles.marks}>
                  <MerchantStates merchant={merchant} />
                </span>
                <MerchantTodo merchant={merchant} />
              </td>
              <td>
                <span className={styles.marks}>
                  <MerchantProblems merchant={merchant} />
                </span>
              </td>
              <td>
                <LastChange merchant={merchant} />
              </td>
              <td>
                <span className={styles.buttons}>
                  <MerchantButtons merchant={merchant} onCopy={() => onCopy(merchant)} onImport={() => onImport(merchant)} />
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
