import { useState } from 'react';
import type { AuditLine } from '#schemas/edges/api/audit.schema.ts';
import { ChangeList } from '../release/ChangeList.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import { auditChanges } from './auditChanges.ts';
import styles from './AuditEntry.module.css';
import { AuditRelease } from './AuditRelease.tsx';

/** Values of an entry as text: strings and numbers unchanged, the rest as JSON. */
const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);

const isEmpty = (value: unknown): boolean => value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** One line: who did what, where, when, and what it changed. What more is known opens below it. */
export function AuditEntry({ line }: { readonly line: AuditLine }) {
  const t = useTranslate();
  const moments = useMoments();
  const [isOpen, setIsOpen] = useState(false);
  const { at, who, token, action, merchantCode, detail } = line;
  const changes = auditChanges(t, line);
  const facts = Object.entries(detail).filter(([, value]) => !isEmpty(value));
  const { releaseId } = detail;
  return (
    <li className={styles.root}>
      <time className={styles.when} dateTime={at}>
        {moments.full(at)}
      </time>
      <div className={styles.what}>
        <p>
          <b>{who ?? t('audit.system')}</b> {t(`action.${action}`)}
          {merchantCode ? <span className={styles.merchant}>{merchantCode}</span> : null}
          {token === null ? null : <span className={styles.merchant}>{t('audit.byToken', { name: token })}</span>}
        </p>
        {changes.length > 0 ? (
          <div className={styles.changes}>
            <ChangeList changes={changes} />
          </div>
        ) : null}
        {merchantCode !== null && typeof releaseId === 'number' ? (
          <details className={styles.details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
            <summary className={styles.summary}>{t('history.changes')}</summary>
            {isOpen ? <AuditRelease merchantCode={merchantCode} releaseId={releaseId} /> : null}
          </details>
        ) : null}
        {facts.length > 0 ? (
          <details className={styles.details}>
            <summary className={styles.summary}>{t('audit.detail')}</summary>
            <dl className={styles.facts}>
              {facts.map(([name, value]) => (
                <div key={name} className={styles.fact}>
                  <dt>{name}</dt>
                  <dd>{shown(value)}</dd>
                </div>
              ))}
            </dl>
          </details>
        ) : null}
      </div>
    </li>
  );
}
