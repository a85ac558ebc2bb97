import type { WebhookSecret } from '#schemas/edges/api/webhooks.schema.ts';
import { CopyField } from '../../kit/parts/CopyField.tsx';
import { DoneDialog } from '../../kit/parts/DoneDialog.tsx';
import { useSay } from '../../kit/texts/say.ts';

/** The secret of a webhook, which is shown only now. */
export function SecretDialog({ made, onClose }: { readonly made: WebhookSecret; readonly onClose: () => void }) {
  const say = useSay();
  return (
    <DoneDialog title={say('webhooks.secretTitle', { name: made.webhook.name })} onClose={onClose}>
      <p role="status">{say('webhooks.secretText')}</p>
      <CopyField label={say('webhooks.secret')} value={made.secret} copyLabel={say('webhooks.copy')} />
    </DoneDialog>
  );
}
