import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import styles from './RewardChest.module.css';

const Base = () => (
  <>
    <path className={styles.body} d="M16 56h88v38a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6z" />
    <path className={styles.metal} d="M30 56h9v44h-9zM81 56h9v44h-9zM12 50h96v9H12z" />
    <rect className={styles.metal} x="49" y="48" width="22" height="24" rx="4" />
    <path className={styles.dark} d="M60 54a4 4 0 0 1 2 7.4V67h-4v-5.6A4 4 0 0 1 60 54z" />
  </>
);

const Closed = () => (
  <>
    <path className={styles.lid} d="M16 50V44a28 28 0 0 1 28-28h32a28 28 0 0 1 28 28v6z" />
    <path className={styles.metal} d="M30 50V20l9-3.5V50zM81 50V16.5l9 3.5V50z" />
    <Base />
  </>
);

const Open = ({ isFull }: { readonly isFull: boolean }) => (
  <>
    {isFull ? <path className={styles.rays} d="M60 16V4M34 20l-6-10M86 20l6-10M16 34 6 28M104 34l10-6" /> : null}
    <path className={styles.lid} d="M18 50 28 24h64l10 26z" />
    <path className={styles.dark} d="M20 50l6-16h68l6 16z" />
    {isFull ? (
      <>
        <circle className={styles.coin} cx="40" cy="46" r="11" />
        <circle className={styles.coin} cx="80" cy="46" r="11" />
        <circle className={styles.coin} cx="60" cy="41" r="13" />
      </>
    ) : null}
    <Base />
  </>
);

/** A chest in the brand's colours: closed until the reward can be claimed, empty when it was. */
export const RewardChest = ({ state }: Pick<CallAnswer<'rewards'>[number], 'state'>) => (
  <svg viewBox="0 0 120 104" aria-hidden="true" focusable="false">
    {state === 'locked' ? <Closed /> : <Open isFull={state === 'open'} />}
  </svg>
);
