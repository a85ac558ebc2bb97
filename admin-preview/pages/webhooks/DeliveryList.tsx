import { RotateCcw } from 'lucide-react';
import { useCallback } from 'react';
import type { DeliveryView } from '#schemas/edges/api/webhooks.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { Iconed } from '../../kit/parts/Iconed.tsx';
import { type StateTone, StateBadge } from '../../kit/parts/StateBadge.tsx';
import { useAttempt } from '../../kit/parts/useAttempt.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './DeliveryList.module.css';
import { isUnderWay, useReloadWhile } from './useReloadWhile.ts';

const tones: Readonly<Record<DeliveryView['state'], StateTone>> = { delivered: 'good', waiting: 'changing', failed: 'failed' };

interface DeliveryProps {
  readonly delivery: DeliveryView;
  /** Missing while nothing can be sent. */
  readonly onAgain: (() => void) | undefined;
}

function Delivery({ delivery, onAgain }: DeliveryProps) {
  const t = useTranslate();
  const moments = useMoments();
  const { type, merchantCode, createdAt, state, attempts, nextAt, status, fault, answer } = delivery;
  const event = t(`webhooks.event.${type}`);
  const when = moments.full(createdAt);
  const facts = [
    ...(merchantCode === null ? [] : [merchantCode]),
    ...(status === null ? [] : [t('webhooks.status', { status: String(status) })]),
    ...(fault === null ? [] : [t(`webhooks.fault.${fault}`)]),
    ...(attempts === 0 ? [] : [t('webhooks.tries', { count: attempts })]),
    ...(nextAt === null || attempts === 0 ? [] : [t('webhooks.next', { when: moments.full(nextAt) })]),
  ];
  return (
    <li className={styles.delivery}>
      <StateBadge tone={tones[state]}>{t(`webhooks.delivery.${state}`)}</StateBadge>
      <div className={styles.what}>
        <p className={styles.event}>
          {event} <time dateTime={createdAt}>{when}</time>
        </p>
        {facts.length > 0 ? <p className={styles.text}>{facts.join(' · ')}</p> : null}
        {answer ? <p className={styles.answer}>{answer}</p> : null}
      </div>
      {onAgain && state !== 'waiting' ? (
        <Button size="small" variant="soft" aria-label={t('webhooks.againThis', { event, when })} onClick={onAgain}>
          <Iconed icon={<RotateCcw size={14} aria-hidden />}>{t('webhooks.again')}</Iconed>
        </Button>
      ) : null}
    </li>
  );
}

interface DeliveryListProps {
  readonly webhook: number;
  readonly isPaused: boolean;
  /** Changes when something was sent. */
  readonly occasion: number;
  readonly onSent: () => void;
}

/** What was sent to a webhook, how it ended, and the way to send it again. */
export function DeliveryList({ webhook, isPaused, occasion, onSent }: DeliveryListProps) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const load = useCallback(() => api.webhookDeliveries({ webhook }), [api, webhook]);
  const loaded = useLoaded(load, occasion);
  const { attempt, fault } = useAttempt();
  const deliveries = loaded.state === 'ready' ? loaded.value : [];
  useReloadWhile(!isPaused && deliveries.some(isUnderWay), loaded.reload);

  const again = (delivery: number) =>
    attempt(async () => {
      await api.sendAgain({ webhook, delivery });
      loaded.reload();
      onSent();
    });

  if (loaded.state === 'failed')
    return <LoadFailure title={t('webhooks.deliveriesFailed')} refusal={loaded.refusal} onRetry={loaded.reload} />;
  return (
    <div className={styles.root} aria-busy={loaded.state === 'loading'}>
      {loaded.state === 'ready' && deliveries.length === 0 ? <p className={styles.text}>{t('webhooks.noDeliveries')}</p> : null}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      {deliveries.length > 0 ? (
        <ul aria-label={t('webhooks.deliveries')}>
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} onAgain={isPaused ? undefined : () => void again(delivery.id)} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
