import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import type { WebhookSecret, WebhookView } from '#schemas/edges/api/webhooks.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { Iconed } from '../../kit/parts/Iconed.tsx';
import { PageFrame } from '../../kit/session/PageFrame.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { isSending } from './isSending.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import styles from './WebhooksPage.module.css';
import { isUnderWay, useReloadWhile } from './useReloadWhile.ts';

/** The webhooks, with the state of each and its deliveries. */
export function WebhooksPage() {
  const t = useTranslate();
  const { api } = useWorkplace();
  const loaded = useLoaded(api.webhooks);
  const { reload } = loaded;
  const [doing, setDoing] = useState<'add' | WebhookView>();
  const [made, setMade] = useState<WebhookSecret>();
  const webhooks = loaded.state === 'ready' ? loaded.value : [];
  const isPending = webhooks.some((webhook) => webhook.last !== null && isUnderWay(webhook.last) && isSending(webhook));
  useReloadWhile(isPending, reload);

  function onSaved(secret?: WebhookSecret) {
    setDoing(undefined);
    setMade(secret);
    reload();
  }

  return (
    <PageFrame
      page="webhooks"
      title={t('webhooks.title')}
      text={t('webhooks.text')}
      isBusy={loaded.state === 'loading'}
      action={
        <Button size="small" onClick={() => setDoing('add')}>
          <Iconed icon={<Plus size={16} aria-hidden />}>{t('webhooks.add')}</Iconed>
        </Button>
      }
    >
      {loaded.state === 'failed' ? <LoadFailure title={t('webhooks.failed')} refusal={loaded.refusal} onRetry={reload} /> : null}
      {loaded.state === 'ready' && webhooks.length === 0 ? (
        <EmptyState icon={<Webhook size={32} />} title={t('webhooks.none')} text={t('webhooks.noneText')} />
      ) : null}
      {webhooks.length > 0 ? (
        <ul className={styles.list} aria-label={t('webhooks.list')}>
          {webhooks.map((webhook) => (
            <li key={webhook.id}>
              <WebhookCard webhook={webhook} onChanged={reload} onEdit={() => setDoing(webhook)} onSecret={setMade} />
            </li>
          ))}
        </ul>
      ) : null}
      {doing === undefined ? null : (
        <WebhookDialog webhook={doing === 'add' ? undefined : doing} onSaved={onSaved} onClose={() => setDoing(undefined)} />
      )}
      {made ? <SecretDialog made={made} onClose={() => setMade(undefined)} /> : null}
    </PageFrame>
  );
}
