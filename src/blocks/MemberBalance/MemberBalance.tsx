import type { MemberBalanceProps } from '#schemas/blocks/memberBalance.schema.ts';
import { BalanceWidget } from '#src/features/wallet/BalanceWidget.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { GatedLink } from '#src/site/GatedLink.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './MemberBalance.module.css';

/** What the member has to play with (WAL-02), and the ways in and out. */
export function MemberBalance({ actions }: MemberBalanceProps) {
  const t = useText();
  const { gates } = useSite().site.behaviour;
  return (
    <div className={styles.root}>
      <BalanceWidget name={t('header.balance')} large />
      {actions ? (
        <div className={styles.actions}>
          <GatedLink className={styles.deposit} to={paths.deposit} gate={gates.deposit}>
            <Icon name="deposit" />
            <span>{t('footer.deposit')}</span>
          </GatedLink>
          <GatedLink className={styles.withdraw} to={paths.withdraw} gate={gates.withdraw}>
            <Icon name="withdraw" />
            <span>{t('footer.withdraw')}</span>
          </GatedLink>
        </div>
      ) : null}
    </div>
  );
}
