import { type FormEvent, useState } from 'react';
import type { WebhookBody, WebhookSecret, WebhookView } from '#schemas/edges/api/webhooks.schema.ts';
import { isReadableName } from '#schemas/base/text/displayName.ts';
import { MERCHANT_CODE_PATTERN } from '#schemas/declare/release/release.schema.ts';
import { type WebhookEvent, webhookEventNames } from '#schemas/edges/webhooks/webhookEvents.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextField } from '../../kit/parts/TextField.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { DialogFoot } from '../../kit/parts/DialogFoot.tsx';
import { MerchantInput } from '../../kit/parts/MerchantInput.tsx';
import { useAttempt } from '../../kit/parts/useAttempt.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './WebhookDialog.module.css';

type Faults = Readonly<Partial<Record<'name' | 'url' | 'merchant' | 'events', string>>>;

interface Entered {
  readonly name: string;
  readonly url: string;
  readonly merchant: string;
  readonly events: readonly WebhookEvent[];
}

/** What the server would refuse without a look at the network. */
function faultsOf(t: ToolTranslator, { name, url, merchant, events }: Entered): Faults {
  return {
    ...(name.trim() === '' ? { name: t('webhooks.nameMissing') } : isReadableName(name) ? {} : { name: t('name.unreadable') }),
    ...(URL.canParse(url.trim()) ? {} : { url: t('webhooks.urlBad') }),
    ...(merchant.trim() === '' || new RegExp(MERCHANT_CODE_PATTERN).test(merchant.trim())
      ? {}
      : { merchant: t('webhooks.merchantBad') }),
    ...(events.length === 0 ? { events: t('webhooks.eventsMissing') } : {}),
  };
}

interface EventsFieldProps {
  readonly events: readonly WebhookEvent[];
  readonly fault: string | undefined;
  readonly onChange: (events: readonly WebhookEvent[]) => void;
}

function EventsField({ events, fault, onChange }: EventsFieldProps) {
  const t = useTranslate();
  return (
    <fieldset className={styles.events}>
      <legend className={styles.legend}>{t('webhooks.events')}</legend>
      {webhookEventNames.map((name) => (
        <Checkbox
          key={name}
          checked={events.includes(name)}
          onChange={({ target }) =>
            onChange(webhookEventNames.filter((each) => (each === name ? target.checked : events.includes(each))))
          }
        >
          <span className={styles.event}>{t(`webhooks.event.${name}`)}</span>
          <span className={styles.text}>{t(`webhooks.explain.${name}`)}</span>
        </Checkbox>
      ))}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </fieldset>
  );
}

interface WebhookDialogProps {
  /** The webhook to change; missing for a new one. */
  readonly webhook?: WebhookView | undefined;
  /** With the secret of a new one. */
  readonly onSaved: (made?: WebhookSecret) => void;
  readonly onClose: () => void;
}

/** The form of a webhook: name, address, merchant and events. */
export function WebhookDialog({ webhook, onSaved, onClose }: WebhookDialogProps) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const [entered, setEntered] = useState<Entered>({
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    merchant: webhook?.merchantCode ?? '',
    events: webhook?.events ?? webhookEventNames,
  });
  const [faults, setFaults] = useState<Faults>({});
  const { attempt, fault, isBusy } = useAttempt();
  const set = (change: Partial<Entered>) => setEntered((before) => ({ ...before, ...change }));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const found = faultsOf(t, entered);
    setFaults(found);
    if (isBusy || Object.keys(found).length > 0) return;
    const { name, url, merchant, events } = entered;
    const body: WebhookBody = { name: name.trim(), url: url.trim(), merchantCode: merchant.trim() || null, events };
    void attempt(async () => {
      if (webhook === undefined) return onSaved(await api.addWebhook({ body }));
      await api.changeWebhook({ webhook: webhook.id, body });
      onSaved();
    });
  }

  const title = webhook === undefined ? t('webhooks.add') : t('webhooks.editThis', { name: webhook.name });
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.root} onSubmit={onSubmit} noValidate>
        <TextField
          label={t('webhooks.name')}
          hint={t('webhooks.nameHint')}
          error={faults.name}
          required
          value={entered.name}
          maxLength={60}
          autoComplete="off"
          onText={(text) => set({ name: text })}
        />
        <TextField
          label={t('webhooks.url')}
          hint={t('webhooks.urlHint')}
          error={faults.url}
          required
          type="url"
          value={entered.url}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          onText={(text) => set({ url: text })}
        />
        <Field label={t('webhooks.merchant')} hint={t('webhooks.merchantHint')} error={faults.merchant}>
          {(ids) => <MerchantInput {...ids} value={entered.merchant} onValue={(merchant) => set({ merchant })} />}
        </Field>
        <EventsField events={entered.events} fault={faults.events} onChange={(events) => set({ events })} />
        <DialogFoot fault={fault} submitLabel={t('webhooks.save')} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
