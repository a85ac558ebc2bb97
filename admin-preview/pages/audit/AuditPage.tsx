import { Download } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { AuditLine } from '#schemas/edges/api/audit.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { apiAddress } from '../../kit/api/apiAddress.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { PageFrame } from '../../kit/session/PageFrame.tsx';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { AuditEntry } from './AuditEntry.tsx';
import { AuditFilter, type AuditQuery } from './AuditFilter.tsx';
import styles from './AuditPage.module.css';
import { ChainCheck } from './ChainCheck.tsx';
import { queryOf } from './queryOf.ts';

const everything: AuditQuery = { who: '', what: '', merchant: '', from: '', to: '' };

/** Who did what, when, and where: narrowed down, page after page, or as a table for a spreadsheet. */
export function AuditPage() {
  const t = useTranslate();
  const { api, session } = useWorkplace();
  const [query, setQuery] = useState(everything);
  const asked = useDeferredValue(query);
  const load = useCallback(() => api.audit({ query: queryOf(asked) }), [api, asked]);
  const loaded = useLoaded(load);
  const first = loaded.state === 'ready' ? loaded.value : undefined;
  const [older, setOlder] = useState<{ readonly lines: readonly AuditLine[]; readonly next: number | null }>();
  const [fault, setFault] = useState<string>();
  useEffect(() => setOlder(undefined), [first]);
  const next = older === undefined ? first?.next : older.next;

  async function more(before: number) {
    try {
      const page = await api.audit({ query: { ...queryOf(asked), before } });
      setOlder((known) => ({ lines: [...(known?.lines ?? []), ...page.lines], next: page.next }));
      setFault(undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFault(refusalText(t, error));
    }
  }

  const lines = [...(first?.lines ?? []), ...(older?.lines ?? [])];
  return (
    <PageFrame
      page="audit"
      title={t('audit.title')}
      text={t('audit.text')}
      isBusy={loaded.state === 'loading'}
      action={
        <a className={styles.export} href={apiAddress('exportAudit', { query: queryOf(query) })} download>
          <Download size={16} aria-hidden /> {t('audit.export')}
        </a>
      }
    >
      {session.roles.all === 'admin' ? <ChainCheck /> : null}
      <AuditFilter query={query} onChange={(change) => setQuery((before) => ({ ...before, ...change }))} />
      {loaded.state === 'failed' ? (
        <LoadFailure title={t('audit.failed')} refusal={loaded.refusal} onRetry={loaded.reload} />
      ) : null}
      {first && lines.length === 0 ? (
        <EmptyState title={t('audit.none')} action={{ label: t('merchants.clear'), onPress: () => setQuery(everything) }} />
      ) : null}
      {lines.length > 0 ? (
        <ol className={styles.list} aria-label={t('audit.list')}>
          {lines.map((line) => (
            <AuditEntry key={line.id} line={line} />
          ))}
        </ol>
      ) : null}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      {typeof next === 'number' ? (
        <div className={styles.more}>
          <Button variant="soft" size="small" onClick={() => void more(next)}>
            {t('audit.more')}
          </Button>
        </div>
      ) : null}
    </PageFrame>
  );
}
