import type { WebhookSecret } from '#schemas/edges/api/webhooks.schema.ts';
import { CopyField } from '../../kit/parts/CopyField.tsx';
import { DoneDialog } from '../../kit/parts/DoneDialog.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';

/** The secret of a webhook, which is shown only now. */
export function SecretDialog({ made, onClose }: { readonly made: WebhookSecret; readonly onClose: () => void }) {
  const t = useTranslate();
  return (
    <DoneDialog title={t('webhooks.secretTitle', { name: made.webhook.name })} onClose={onClose}>
      <p role="status">{t('webhooks.secretText')}</p>
      <CopyField label={t('webhooks.secret')} value={made.secret} copyLabel={t('webhooks.copy')} />
    </DoneDialog>
  );
}
