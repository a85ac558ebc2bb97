import type { WebhookSecret } from '#schemas/edges/api/webhooks.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { CopyField } from '../../kit/parts/CopyField.tsx';
import { useSay } from '../../kit/texts/say.ts';
import styles from './WebhookDialog.module.css';

/** The secret of a webhook, which is shown only now. */
export function SecretDialog({ made, onClose }: { readonly made: WebhookSecret; readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say('webhooks.secretTitle', { name: made.webhook.name })} onClose={onClose}>
      <div className={styles.root}>
        <p role="status">{say('webhooks.secretText')}</p>
        <CopyField label={say('webhooks.secret')} value={made.secret} copyLabel={say('webhooks.copy')} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{say('app.done')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
