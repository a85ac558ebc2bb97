import { moneyWays } from '#schemas/declare/entries/moneyWays.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { GatedLink } from '#src/site/GatedLink.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './MoneyLinks.module.css';

/** Links to deposit and withdrawal, as far as the merchant allows them to the visitor. */
export function MoneyLinks({ isInMenu }: { readonly isInMenu?: boolean }) {
  const t = useText();
  const { gates } = useSite().site.behaviour;
  const shows = useEntries(moneyWays);
  return (
    <div className={styles.root} data-menu={isInMenu}>
      {shows('deposit') ? (
        <GatedLink className={styles.deposit} to={paths.deposit} gate={gates.deposit}>
          <Icon name="deposit" />
          <span>{t('footer.deposit')}</span>
        </GatedLink>
      ) : null}
      {shows('withdraw') ? (
        <GatedLink className={styles.withdraw} to={paths.withdraw} gate={gates.withdraw}>
          <Icon name="withdraw" />
          <span>{t('footer.withdraw')}</span>
        </GatedLink>
      ) : null}
    </div>
  );
}
