import { useState } from 'react';
import type { MerchantSummary } from '#schemas/preview/operatorApi.schema.ts';
import { addressOf } from '../route.ts';
import { useSay } from '../texts/say.ts';
import { useMoments } from '../texts/useMoments.ts';
import styles from './MerchantCard.module.css';

/** A card is as large before it is known as it is afterwards. */
export const MerchantCardGhost = () => <li className={styles.root} data-ghost aria-hidden="true" />;

/** One merchant: its logo, what is live, and whether a draft waits. The whole card leads to the editor. */
export function MerchantCard({ merchant }: { readonly merchant: MerchantSummary }) {
  const say = useSay();
  const moments = useMoments();
  const { merchantCode, title, version, liveRevision, draftState, updatedAt, logo } = merchant;
  const [isLogoBroken, setIsLogoBroken] = useState(false);
  return (
    <li className={styles.root}>
      <div className={styles.stage}>
        {logo && !isLogoBroken ? (
          <img className={styles.logo} src={logo} alt="" onError={() => setIsLogoBroken(true)} />
        ) : (
          <span className={styles.letters}>{title}</span>
        )}
      </div>
      <div className={styles.facts}>
        <h2 className={styles.title}>
          <a
            className={styles.link}
            href={addressOf({ page: 'editor', merchantCode, section: 'footer' })}
            aria-label={say('merchants.open', { title })}
          >
            {title}
          </a>
        </h2>
        <p className={styles.line}>
          {merchantCode} · {say('merchants.version', { version })} · {say('merchants.revision', { revision: liveRevision })}
        </p>
        <p className={styles.state} data-state={draftState}>
          {say(draftState === 'changed' ? 'merchants.changed' : 'merchants.clean')}
          {updatedAt ? (
            <time className={styles.when} dateTime={updatedAt} title={moments.full(updatedAt)}>
              {say('merchants.saved', { when: moments.since(updatedAt) })}
            </time>
          ) : null}
        </p>
      </div>
    </li>
  );
}
