import { useState } from 'react';
import type { WebhookSecret, WebhookView } from '#schemas/edges/api/webhooks.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { type StateTone, StateBadge } from '../../kit/parts/StateBadge.tsx';
import { useAttempt } from '../../kit/parts/useAttempt.ts';
import { useSay } from '../../kit/texts/say.ts';
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
  const say = useSay();
  const moments = useMoments();
  if (last === null) return <p className={styles.text}>{say('webhooks.never')}</p>;
  const { type, createdAt, state } = last;
  return (
    <p className={styles.text}>
      {say('webhooks.last')}: {say(`webhooks.event.${type}`)} · {moments.since(createdAt)} · {say(`webhooks.delivery.${state}`)}
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
  const say = useSay();
  return (
    <div className={styles.question} role="group" aria-label={say(`webhooks.${question}`)}>
      <p>{say(`webhooks.${question}Text`, { name })}</p>
      <div className={styles.buttons}>
        <Button size="small" variant="soft" onClick={onCancel}>
          {say('app.cancel')}
        </Button>
        <Button size="small" variant={question === 'remove' ? 'danger' : 'solid'} loading={isBusy} onClick={onAnswer}>
          {say(`webhooks.${question}Now`)}
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
  const say = useSay();
  const isPaused = !isSending(webhook);
  return (
    <div className={styles.buttons}>
      <Button size="small" variant="soft" disabled={isPaused || isBusy} onClick={onTest}>
        {say('webhooks.test')}
      </Button>
      <Button size="small" variant="soft" onClick={onEdit}>
        {say('webhooks.edit')}
      </Button>
      {webhook.state === 'secretLost' ? null : (
        <Button size="small" variant="soft" disabled={isBusy} onClick={onPause}>
          {say(isPaused ? 'webhooks.resume' : 'webhooks.pause')}
        </Button>
      )}
      <Button size="small" variant="soft" onClick={() => onAsk('renew')}>
        {say('webhooks.renew')}
      </Button>
      <Button size="small" variant="soft" onClick={() => onAsk('remove')}>
        {say('webhooks.remove')}
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
  const say = useSay();
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
    <Card title={name} aside={<StateBadge tone={tones[state]}>{say(`webhooks.state.${state}`)}</StateBadge>}>
      <div className={styles.root}>
        <div>
          <p className={styles.url}>{url}</p>
          <p className={styles.text}>
            {[merchantCode ?? say('webhooks.allMerchants'), ...events.map((event) => say(`webhooks.event.${event}`))].join(' · ')}
          </p>
          <LastEvent webhook={webhook} />
        </div>
        {state === 'active' || since === null ? null : (
          <p className={styles.why} data-state={state}>
            {say(`webhooks.why.${state}`, { when: moments.full(since) })}
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
          <summary className={styles.summary}>{say('webhooks.deliveries')}</summary>
          {isOpen ? <DeliveryList webhook={id} isPaused={isPaused} occasion={sent} onSent={onChanged} /> : null}
        </details>
      </div>
    </Card>
  );
}
