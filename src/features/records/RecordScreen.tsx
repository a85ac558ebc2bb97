import type { ReactNode } from 'react';
import type { CallName } from '#schemas/platform/calls.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { paths } from '#schemas/addresses.ts';
import { hasCall } from '#src/site/hasCall.ts';
import { useSite } from '#src/site/siteContext.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import styles from './RecordScreen.module.css';

interface RecordScreenProps {
  /** Without an address of this call, or of one of these, the platform does not have what the screen shows (CALL-104). */
  readonly call: CallName | readonly CallName[];
  /** It is not to be had for another reason: the merchant has closed it. */
  readonly closed?: boolean;
  readonly children: ReactNode;
}

/** The frame of a screen of records: its parts below each other, or a word that the platform does not offer it. */
export function RecordScreen({ call, closed = false, children }: RecordScreenProps) {
  const t = useText();
  const { site } = useSite();
  const isOffered = !closed && [call].flat().every((name) => hasCall(site, name));
  if (isOffered) return <div className={styles.root}>{children}</div>;
  return (
    <EmptyState text={t('records.notOffered')}>
      <Link className={styles.link} to={paths.home}>
        {t('app.backHome')}
      </Link>
    </EmptyState>
  );
}
