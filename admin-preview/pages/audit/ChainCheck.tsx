import { Download, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { AuditCheck } from '#schemas/edges/api/audit.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { apiAddress } from '../../kit/api/apiAddress.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { refusalText } from '../../kit/texts/refusalText.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './ChainCheck.module.css';

function faultText(
  t: ToolTranslator,
  moments: ReturnType<typeof useMoments>,
  { id, at }: NonNullable<AuditCheck['fault']>,
): string {
  return id === null || at === null ? t('audit.cut') : t('audit.broken', { id, when: moments.full(at) });
}

function Result({ check: { entries, hash, keepDays, fault } }: { readonly check: AuditCheck }) {
  const t = useTranslate();
  const moments = useMoments();
  const Icon = fault ? ShieldAlert : ShieldCheck;
  return (
    <div className={styles.result} data-fault={fault ? '' : undefined} role={fault ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <div className={styles.facts}>
        <p>{fault ? faultText(t, moments, fault) : t('audit.unbroken', { count: entries })}</p>
        <p className={styles.text}>
          {t('audit.newest')} <code className={styles.hash}>{hash}</code>
        </p>
        {keepDays === null ? null : <p className={styles.text}>{t('audit.kept', { count: keepDays })}</p>}
      </div>
    </div>
  );
}

/** Checks that no entry was changed or removed, and offers the file by which others can check it. */
export function ChainCheck() {
  const t = useTranslate();
  const { api } = useWorkplace();
  const [check, setCheck] = useState<AuditCheck>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function run() {
    setIsBusy(true);
    try {
      setCheck(await api.checkAudit());
      setFault(undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFault(refusalText(t, error));
    }
    setIsBusy(false);
  }

  return (
    <section className={styles.root} aria-label={t('audit.check')}>
      <div className={styles.row}>
        <p className={styles.text}>{t('audit.checkText')}</p>
        <a className={styles.export} href={apiAddress('exportAuditChain', {})} download>
          <Download size={15} aria-hidden /> {t('audit.exportChain')}
        </a>
        <Button size="small" variant="soft" loading={isBusy} onClick={() => void run()}>
          {t('audit.check')}
        </Button>
      </div>
      {check ? <Result check={check} /> : null}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </section>
  );
}
