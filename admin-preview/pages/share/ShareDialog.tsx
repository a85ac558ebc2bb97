import { useCallback, useState } from 'react';
import { type NewShareView, type ShareLifetime, shareLifetimeNames } from '#schemas/edges/api/shares.schema.ts';
import { type Audience, audiences } from '#schemas/declare/names/visitor.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { AxisSelect } from '../../kit/parts/AxisSelect.tsx';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { canEdit } from '../../kit/session/canEdit.ts';
import { WideDialog } from '../../kit/parts/WideDialog.tsx';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { NewShare } from './NewShare.tsx';
import styles from './ShareDialog.module.css';
import { ShareList } from './ShareList.tsx';

/** Links that show the draft on a real phone: a new one with its QR code, and the valid ones. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const { api, session } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const [lifetime, setLifetime] = useState<ShareLifetime>('day');
  const [audience, setAudience] = useState<Audience>('guest');
  const [made, setMade] = useState<NewShareView>();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const load = useCallback(() => api.shares({ code: merchantCode }), [api, merchantCode]);
  const shares = useLoaded(load);

  async function run(step: () => Promise<void>) {
    setIsBusy(true);
    setFault('');
    try {
      await step();
      shares.reload();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFault(refusalText(t, error));
    } finally {
      setIsBusy(false);
    }
  }
  const share = () => run(async () => setMade(await api.addShare({ code: merchantCode, body: { lifetime, audience } })));
  const revoke = (id: number) =>
    run(async () => {
      await api.revokeShare({ code: merchantCode, share: id });
      setMade((before) => (before?.id === id ? undefined : before));
    });

  return (
    <WideDialog title={t('share.title')} onClose={onClose}>
      <p className={styles.text}>{t('share.text')}</p>
      {canEdit(session) ? (
        <div className={styles.form}>
          <Segmented
            label={t('share.lifetime')}
            options={shareLifetimeNames.map((value) => ({ value, label: t(`share.${value}`) }))}
            value={lifetime}
            onChange={setLifetime}
          />
          <div className={styles.audience}>
            <AxisSelect
              label={t('axis.audience')}
              value={audience}
              options={audiences.map((value) => ({ value, label: t(`visitor.${value}`) }))}
              onChange={setAudience}
            />
          </div>
          <Button loading={isBusy} onClick={() => void share()}>
            {t('share.make')}
          </Button>
        </div>
      ) : null}
      <p className={styles.fault} role="alert">
        {fault || (shares.state === 'failed' ? refusalText(t, shares.refusal) : '')}
      </p>
      {made ? <NewShare share={made} /> : null}
      {shares.state === 'ready' ? (
        <ShareList shares={shares.value} onRevoke={canEdit(session) ? (id) => void revoke(id) : undefined} />
      ) : null}
    </WideDialog>
  );
}
