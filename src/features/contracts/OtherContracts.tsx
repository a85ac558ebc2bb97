import { useText } from '#src/i18n/TextContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { type ContractKind, contractPaths, waitingKinds } from './contractKinds.ts';
import styles from './OtherContracts.module.css';

/** Links to pending contracts of other kinds, so that none is overlooked. */
export function OtherContracts({ than }: { readonly than: ContractKind }) {
  const t = useText();
  const { data } = useRead('contracts', {});
  const others = data ? waitingKinds(data).filter((kind) => kind !== than) : [];
  if (others.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={t('contract.others')}>
      <p>{t('contract.others')}</p>
      <div className={styles.links}>
        {others.map((kind) => (
          <ButtonLink key={kind} to={contractPaths[kind]} variant="soft" size="small">
            {t(`page.${kind}Contract`)}
          </ButtonLink>
        ))}
      </div>
    </nav>
  );
}
