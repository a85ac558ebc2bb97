import { useEffect, useRef } from 'react';
import type { SecurityRow } from './block.ts';
import type { SecurityConfigAnswer } from '#schemas/declare/platform/profile.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { GatedLink } from '#src/site/GatedLink.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './SecurityRows.module.css';
import { ProgressBar } from '#src/ui/ProgressBar/ProgressBar.tsx';
import { FROM_LIST, securityRows } from './securityRows.ts';

interface RowProps {
  readonly row: SecurityRow;
  readonly config: SecurityConfigAnswer;
}

/** The known value, masked. */
function shownValue(row: SecurityRow, { emailShown, payeeNameShown }: SecurityConfigAnswer): string | undefined {
  if (row === 'email') return emailShown;
  return row === 'payeeName' ? payeeNameShown : undefined;
}

/** The row's name, its value as far as it is known, and whether it is set up. */
function RowContent({ row, config }: RowProps) {
  const t = useText();
  const { text, about, icon, isDone } = securityRows[row];
  const done = isDone(config);
  const shown = shownValue(row, config);
  return (
    <>
      <span className={styles.icon} data-done={done || undefined}>
        <Icon name={icon} />
      </span>
      <span className={styles.body}>
        <span className={styles.words}>
          <span className={styles.name}>{t(text)}</span>
          <span className={styles.about}>{shown ? <bdi>{shown}</bdi> : t(about)}</span>
        </span>
        {done === undefined ? null : (
          <span className={styles.mark} data-done={done || undefined}>
            {done ? <Icon name="success" size={16} /> : null}
            {t(done ? 'security.done' : 'security.open')}
          </span>
        )}
      </span>
      <Icon name="forward" className={styles.forward} />
    </>
  );
}

function Row({ row, config }: RowProps) {
  const { gates } = useSite().site.behaviour;
  const { path } = securityRows[row];
  const content = <RowContent row={row} config={config} />;
  if (path === undefined) {
    return (
      <Link className={styles.row} to={`${paths.security}?form=${row}`} state={FROM_LIST} data-row={row}>
        {content}
      </Link>
    );
  }
  return path === paths.changePassword ? (
    <DialogLink className={styles.row} to={path}>
      {content}
    </DialogLink>
  ) : (
    <GatedLink className={styles.row} to={path} gate={gates.withdraw}>
      {content}
    </GatedLink>
  );
}

function Progress({ rows, config }: { readonly rows: readonly SecurityRow[]; readonly config: SecurityConfigAnswer }) {
  const t = useText();
  const states = rows.map((row) => securityRows[row].isDone(config)).filter((done) => done !== undefined);
  if (states.length === 0) return null;
  const done = states.filter(Boolean).length;
  const words = t('security.progress', { done: String(done), total: String(states.length) });
  return (
    <div className={styles.progress}>
      <p>{words}</p>
      <ProgressBar value={done / states.length} label={t('menu.security')} text={words} />
    </div>
  );
}

interface SecurityRowsProps {
  readonly rows: readonly SecurityRow[];
  readonly config: SecurityConfigAnswer;
  readonly progress: boolean;
  /** The row whose form was left just now: it gets the focus back. */
  readonly focused: SecurityRow | undefined;
}

/** Everything that can be set up, each with its mark and the way to its form. */
export function SecurityRows({ rows, config, progress, focused }: SecurityRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focused !== undefined) list.current?.querySelector<HTMLElement>(`[data-row="${focused}"]`)?.focus();
  }, [focused]);
  return (
    <div className={styles.root}>
      {progress ? <Progress rows={rows} config={config} /> : null}
      <ul ref={list} className={styles.list}>
        {rows.map((row) => (
          <li key={row}>
            <Row row={row} config={config} />
          </li>
        ))}
      </ul>
    </div>
  );
}
