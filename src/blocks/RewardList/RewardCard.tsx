import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { useRoundMoney } from '#src/features/payment/useMoney.ts';
import { PrizePicture } from '#src/features/prizes/PrizePicture.tsx';
import { type TextValue, useTexts } from '#src/i18n/TextContext.ts';
import { day } from '#src/lib/format/day.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { ProgressBar } from '#src/ui/ProgressBar/ProgressBar.tsx';
import type { RewardListProps } from './block.ts';
import styles from './RewardCard.module.css';
import { RewardChest } from './RewardChest.tsx';
import { StampRow } from './StampRow.tsx';

export type Reward = CallAnswer<'rewards'>[number];

type Design = RewardListProps['design'];

/** A text key of ours, or words of the platform's. */
const wordsOf = ({ t, has }: TextValue, words: string): string => (has(words) ? t(words) : words);

interface ProgressProps {
  readonly design: Design;
  readonly done: number;
  readonly needed: number;
  readonly label: string;
}

function Progress({ design, done, needed, label }: ProgressProps) {
  const { format } = new Intl.NumberFormat(useLocale());
  const words = `${format(done)} / ${format(needed)}`; // understood in every language, and short enough for one line
  return (
    <div className={styles.progress}>
      {design === 'stamps' ? (
        <StampRow done={done} needed={needed} label={label} text={words} />
      ) : (
        <ProgressBar value={Math.min(1, done / needed)} label={label} text={words} />
      )}
      <span className={styles.done}>{words}</span>
    </div>
  );
}

/** The picture of a reward; a stamp card has its value in its place. */
function Picture({ design, reward: { state, needed, imageUrl } }: Pick<RewardCardProps, 'design' | 'reward'>) {
  if (design === 'stamps') return null;
  return (
    <span className={styles.picture}>
      {design === 'chests' ? (
        <RewardChest state={state} />
      ) : (
        <PrizePicture src={imageUrl} width={72} height={72} motif={needed ? 'star' : 'gift'} />
      )}
    </span>
  );
}

interface RewardCardProps {
  readonly design: Design;
  readonly reward: Reward;
  readonly isClaiming: boolean;
  /** Why it could not be claimed. */
  readonly failure: string | undefined;
  readonly onClaim: () => void;
}

/** One reward: value, reason, and the button to claim it or the progress towards it. */
export function RewardCard({ design, reward, isClaiming, failure, onClaim }: RewardCardProps) {
  const texts = useTexts();
  const money = useRoundMoney();
  const locale = useLocale();
  const { t } = texts;
  const { title, text = '', amount, state, done, needed, endDate } = reward;
  const name = wordsOf(texts, title);
  return (
    <div className={styles.root} data-look={design} data-state={state}>
      <div className={styles.head}>
        <Picture design={design} reward={reward} />
        <div className={styles.words}>
          {amount > 0 ? <bdi className={styles.amount}>{money(amount)}</bdi> : null}
          <p className={styles.title}>{name}</p>
          {text === '' ? null : <p className={styles.note}>{wordsOf(texts, text)}</p>}
          {endDate && state !== 'claimed' ? (
            <p className={styles.note}>{t('reward.until', { date: day(endDate, 'local', locale) })}</p>
          ) : null}
        </div>
        {state === 'claimed' ? <Badge tone="muted">{t('reward.done')}</Badge> : null}
      </div>
      {state === 'locked' && done !== undefined && needed ? (
        <Progress design={design} done={done} needed={needed} label={name} />
      ) : null}
      {state === 'open' && failure !== undefined ? <p className={styles.failure}>{failure}</p> : null}
      {state === 'open' ? (
        <Button block loading={isClaiming} aria-label={`${t('reward.claim')}: ${name}`} onClick={onClaim}>
          {t('reward.claim')}
        </Button>
      ) : null}
    </div>
  );
}
