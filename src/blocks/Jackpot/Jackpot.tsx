import { useState } from 'react';
import type { JackpotProps } from './block.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useCurrency, useLocale } from '#src/site/siteContext.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { RunningNumber } from '#src/ui/RunningNumber/RunningNumber.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Jackpot.module.css';
import { useFeed, useInventedAmount } from './useJackpot.ts';

/** The announced amount changes seldom: three significant digits give an idea. */
const SPOKEN_DIGITS = 3;

interface BannerProps {
  readonly amount: number | undefined;
  readonly paused: boolean;
  readonly onPause: () => void;
  readonly isInvented: boolean;
}

function Banner({ amount, paused, onPause, isInvented }: BannerProps) {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  const write = (value: number, options: Intl.NumberFormatOptions) => {
    const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, ...options }).format(value);
    if (currency.symbol === '') return text;
    return currency.position === 'B' ? `${text} ${currency.symbol}` : `${currency.symbol}${text}`;
  };
  return (
    <section className={styles.root} aria-labelledby="jackpot-title">
      <h2 id="jackpot-title" className={styles.title}>
        {t('jackpot.title')}
      </h2>
      <p className={styles.amount}>
        <RunningNumber value={amount} write={(value) => write(value, {})} instead="—" />
        {amount === undefined ? null : (
          <VisuallyHidden>
            {t('jackpot.about', { amount: write(amount, { maximumSignificantDigits: SPOKEN_DIGITS }) })}
          </VisuallyHidden>
        )}
      </p>
      {isInvented ? <p className={styles.note}>{t('jackpot.decoration')}</p> : null}
      <IconButton
        className={styles.pause}
        icon={paused ? 'play' : 'pause'}
        iconSize={16}
        label={`${t('ui.pause')}: ${t('jackpot.title')}`}
        aria-pressed={paused}
        onClick={onPause}
      />
    </section>
  );
}

function Feed() {
  const [paused, setPaused] = useState(false);
  const amount = useFeed(paused);
  if (amount === undefined) return null; // rather nothing than an invalid amount
  return <Banner amount={amount} paused={paused} onPause={() => setPaused(!paused)} isInvented={false} />;
}

function Invented(props: JackpotProps) {
  const [paused, setPaused] = useState(false);
  const amount = useInventedAmount(props, paused);
  return <Banner amount={amount} paused={paused} onPause={() => setPaused(!paused)} isInvented />;
}

/** A growing number: the platform's where it has one. An invented one is labelled as decoration (JACK-01 to JACK-03). */
export const Jackpot = (props: JackpotProps) => (props.source === 'feed' ? <Feed /> : <Invented {...props} />);
