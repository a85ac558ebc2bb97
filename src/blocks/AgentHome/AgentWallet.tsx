import { MoneyLinks } from '#src/features/payment/MoneyLinks.tsx';
import { BalanceCard } from '#src/features/wallet/BalanceCard.tsx';
import { BalanceWidget } from '#src/features/wallet/BalanceWidget.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { shownName } from '#src/lib/format/shownName.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import styles from './AgentWallet.module.css';
import { greetingOf } from './greetingOf.ts';

/** The greeting of the hour, the username, by which the platform and the team know the agent, the whole balance, and the ways to add to it and to take from it (AGHOME-02, AGHOME-03). */
export function AgentWallet() {
  const t = useText();
  const { data } = useRead('member', {});
  const userName = useSiteState((state) => state.session?.userName);
  return (
    <section aria-label={t('agent.balance')}>
      <BalanceCard>
        <p className={styles.greeting}>
          {t(greetingOf(new Date().getHours()))}
          <span className={styles.name}>
            <bdi>{shownName(data?.account ?? userName ?? '')}</bdi>
          </span>
        </p>
        <BalanceWidget name={t('agent.balance')} />
        <MoneyLinks />
      </BalanceCard>
    </section>
  );
}
