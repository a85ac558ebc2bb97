import { useState } from 'react';
import type { WebhookSecret, WebhookView } from '#schemas/edges/api/webhooks.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { type StateTone, StateBadge } from '../../kit/parts/StateBadge.tsx';
import { useAttempt } from '../../kit/parts/useAttempt.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { isSending } from './isSending.ts';
import styles from './WebhookCard.module.css';

const tones: Readonly<Record<WebhookView['state'], StateTone>> = {
  active: 'good',
  paused: 'off',
  failing: 'failed',
  gone: 'failed',
  secretLost: 'failed',
};

/** What is done only after a second press. */
type Question = 'remove' | 'renew';

function LastEvent({ webhook: { last } }: { readonly webhook: WebhookView }) {
  const t = useTranslate();
  const moments = useMoments();
  if (last === null) return <p className={styles.text}>{t('webhooks.never')}</p>;
  const { type, createdAt, state } = last;
  return (
    <p className={styles.text}>
      {t('webhooks.last')}: {t(`webhooks.event.${type}`)} · {moments.since(createdAt)} · {t(`webhooks.delivery.${state}`)}
    </p>
  );
}

interface QuestionFormProps {
  readonly question: Question;
  readonly name: string;
  readonly isBusy: boolean;
  readonly onAnswer: () => void;
  readonly onCancel: () => void;
}

/** Says what the first press would do, and asks for the second. */
function QuestionForm({ question, name, isBusy, onAnswer, onCancel }: QuestionFormProps) {
  const t = useTranslate();
  return (
    <div className={styles.question} role="group" aria-label={t(`webhooks.${question}`)}>
      <p>{t(`webhooks.${question}Text`, { name })}</p>
      <div className={styles.buttons}>
        <Button size="small" variant="soft" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        <Button size="small" variant={question === 'remove' ? 'danger' : 'solid'} loading={isBusy} onClick={onAnswer}>
          {t(`webhooks.${question}Now`)}
        </Button>
      </div>
    </div>
  );
}

interface VerbsProps {
  readonly webhook: WebhookView;
  readonly isBusy: boolean;
  readonly onTest: () => void;
  readonly onEdit: () => void;
  readonly onPause: () => void;
  readonly onAsk: (question: Question) => void;
}

/** What can be done about a webhook. */
function Verbs({ webhook, isBusy, onTest, onEdit, onPause, onAsk }: VerbsProps) {
  const t = useTranslate();
  const isPaused = !isSending(webhook);
  return (
    <div className={styles.buttons}>
      <Button size="small" variant="soft" disabled={isPaused || isBusy} onClick={onTest}>
        {t('webhooks.test')}
      </Button>
      <Button size="small" variant="soft" onClick={onEdit}>
        {t('webhooks.edit')}
      </Button>
      {webhook.state === 'secretLost' ? null : (
        <Button size="small" variant="soft" disabled={isBusy} onClick={onPause}>
          {t(isPaused ? 'webhooks.resume' : 'webhooks.pause')}
        </Button>
      )}
      <Button size="small" variant="soft" onClick={() => onAsk('renew')}>
        {t('webhooks.renew')}
      </Button>
      <Button size="small" variant="soft" onClick={() => onAsk('remove')}>
        {t('webhooks.remove')}
      </Button>
    </div>
  );
}

interface WebhookCardProps {
  readonly webhook: WebhookView;
  readonly onChanged: () => void;
  readonly onEdit: () => void;
  readonly onSecret: (made: WebhookSecret) => void;
}

/** One webhook: where it leads, how it is, what was sent, and what can be done about it. */
export function WebhookCard({ webhook, onChanged, onEdit, onSecret }: WebhookCardProps) {
  const t = useTranslate();
  const moments = useMoments();
  const { api } = useWorkplace();
  const { id, name, url, merchantCode, events, state, since } = webhook;
  const { attempt, fault, isBusy } = useAttempt();
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState(0);
  const isPaused = !isSending(webhook);

  const act = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work();
      setQuestion(undefined);
      setSent((count) => count + 1);
      onChanged();
    });
  const answer = () =>
    act(async () => {
      if (question === 'remove') await api.removeWebhook({ webhook: id });
      else onSecret(await api.renewWebhookSecret({ webhook: id }));
    });

  return (
    <Card title={name} aside={<StateBadge tone={tones[state]}>{t(`webhooks.state.${state}`)}</StateBadge>}>
      <div className={styles.root}>
        <div>
          <p className={styles.url}>{url}</p>
          <p className={styles.text}>
            {[merchantCode ?? t('webhooks.allMerchants'), ...events.map((event) => t(`webhooks.event.${event}`))].join(' · ')}
          </p>
          <LastEvent webhook={webhook} />
        </div>
        {state === 'active' || since === null ? null : (
          <p className={styles.why} data-state={state}>
            {t(`webhooks.why.${state}`, { when: moments.full(since) })}
          </p>
        )}
        {question ? (
          <QuestionForm
            question={question}
            name={name}
            isBusy={isBusy}
            onAnswer={() => void answer()}
            onCancel={() => setQuestion(undefined)}
          />
        ) : (
          <Verbs
            webhook={webhook}
            isBusy={isBusy}
            onTest={() => void act(() => api.testWebhook({ webhook: id }))}
            onEdit={onEdit}
            onPause={() => void act(() => api.pauseWebhook({ webhook: id, body: { isPaused: !isPaused } }))}
            onAsk={setQuestion}
          />
        )}
        <p className={styles.fault} role="alert">
          {fault}
        </p>
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary className={styles.summary}>{t('webhooks.deliveries')}</summary>
          {isOpen ? <DeliveryList webhook={id} isPaused={isPaused} occasion={sent} onSent={onChanged} /> : null}
        </details>
      </div>
    </Card>
  );
}
