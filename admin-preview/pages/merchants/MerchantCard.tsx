import type { MerchantSummary } from '#schemas/edges/api/merchants.schema.ts';
import { addressOf } from '../../kit/route/route.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { HomeMiniature } from './HomeMiniature.tsx';
import styles from './MerchantCard.module.css';
import {
  LastChange,
  MerchantButtons,
  type MerchantDeeds,
  MerchantProblems,
  MerchantStates,
  MerchantTodo,
} from './merchantFacts.tsx';

/** A card is as large before it is known as it is afterwards. */
export const MerchantCardGhost = () => <li className={styles.root} data-ghost aria-hidden="true" />;

interface MerchantCardProps extends MerchantDeeds {
  readonly merchant: MerchantSummary;
}

/** One merchant: a picture of its home, its live release, the state of its draft, and its last editor. */
export function MerchantCard({ merchant, ...deeds }: MerchantCardProps) {
  const t = useTranslate();
  const { merchantCode, title, host, look } = merchant;
  return (
    <li className={styles.root}>
      <HomeMiniature look={look} title={title} />
      <div className={styles.facts}>
        <h2 className={styles.title}>
          <a
            className={styles.link}
            href={addressOf({ page: 'editor', merchantCode, section: 'overview' })}
            aria-label={t('merchants.open', { title })}
          >
            {title}
          </a>
        </h2>
        <p className={styles.code}>{host ?? merchantCode}</p>
        <p className={styles.states}>
          <MerchantStates merchant={merchant} />
        </p>
        <MerchantTodo merchant={merchant} />
        <p className={styles.problems}>
          <MerchantProblems merchant={merchant} />
        </p>
      </div>
      <div className={styles.foot}>
        <LastChange merchant={merchant} />
        <MerchantButtons merchant={merchant} {...deeds} />
      </div>
    </li>
  );
}
