import type { AuditLine } from '#schemas/api/audit.schema.ts';
import { useSay } from '../texts/say.ts';
import { useMoments } from '../texts/useMoments.ts';
import styles from './AuditEntry.module.css';

/** Values of a line as somebody reads them: texts and numbers as they are, the rest as JSON. */
const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);

/** One line: who did what, where, when. What more is known opens below it. */
export function AuditEntry({ line }: { readonly line: AuditLine }) {
  const say = useSay();
  const moments = useMoments();
  const { at, who, token, action, merchantCode, detail } = line;
  const facts = Object.entries(detail).filter(([, value]) => value !== '' && value !== null && !isEmpty(value));
  return (
    <li className={styles.root}>
      <time className={styles.when} dateTime={at}>
        {moments.full(at)}
      </time>
      <div className={styles.what}>
        <p>
          <b>{who ?? say('audit.system')}</b> {say(`action.${action}`)}
          {merchantCode ? <span className={styles.merchant}>{merchantCode}</span> : null}
          {token === null ? null : <span className={styles.merchant}>{say('audit.byToken', { name: token })}</span>}
        </p>
        {facts.length > 0 ? (
          <details className={styles.details}>
            <summary className={styles.summary}>{say('audit.detail')}</summary>
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

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
