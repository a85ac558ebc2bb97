import { type FormEvent, useState } from 'react';
import { HOST_PATTERN } from '#schemas/edges/api/merchants.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { TextField } from '../../kit/parts/TextField.tsx';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { ownAddress } from '../../kit/parts/ownAddress.ts';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './HostCard.module.css';

/** Saves the host, and shows the result. */
function useHost() {
  const t = useTranslate();
  const { api } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const saved = useDraft((state) => state.host);
  const setHost = useDraft((state) => state.setHost);
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const text = typed ?? saved ?? '';
  const host = text.trim().toLowerCase() || null;

  function type(next: string) {
    setTyped(next);
    setFault(undefined);
    setSaid('');
  }

  async function save() {
    if (host !== null && !new RegExp(HOST_PATTERN).test(host)) return setFault(t('newMerchant.hostBad'));
    setIsBusy(true);
    try {
      await api.setHost({ code: merchantCode, body: { host } });
      setHost(host);
      setTyped(undefined);
      setSaid(host === null ? t('host.removed') : t('host.saved', { host }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFault(refusalText(t, error));
    } finally {
      setIsBusy(false);
    }
  }
  return { saved, text, fault, said, isBusy, isOther: host !== saved, type, save };
}

/** The merchant's own host, beside the default one of every merchant. Only operators of all merchants may change it. */
export function HostCard() {
  const t = useTranslate();
  const { session } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const playerUrl = useDraft((state) => state.playerUrl);
  const { saved, text, fault, said, isBusy, isOther, type, save } = useHost();
  const mayChange = session.roles.all === 'admin';

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && isOther) void save();
  }

  return (
    <Card title={t('host.title')} text={t('host.text', { address: ownAddress(merchantCode, playerUrl) })}>
      {mayChange ? (
        <form className={styles.root} onSubmit={onSubmit} noValidate>
          <TextField
            label={t('newMerchant.host')}
            hint={t('newMerchant.hostHint')}
            error={fault}
            isCode
            value={text}
            maxLength={253}
            onText={type}
          />
          {isOther && saved !== null ? <p className={styles.text}>{t('host.leaves', { host: saved })}</p> : null}
          <Button type="submit" variant="soft" size="small" loading={isBusy} disabled={!isOther}>
            {t('host.save')}
          </Button>
        </form>
      ) : (
        <p className={styles.text}>
          <b>{saved ?? t('host.none')}</b> {t('host.notAllowed')}
        </p>
      )}
      <p className={styles.text} role="status">
        {said}
      </p>
    </Card>
  );
}
