import { memo } from 'react';
import type { LotteryGame } from '#schemas/declare/platform/lottery.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useImages } from '#src/site/images.ts';
import { useSite } from '#src/site/siteContext.ts';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { PlayLink } from '../games/PlayLink.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './LotteryCard.module.css';

interface LotteryCardProps {
  readonly game: LotteryGame;
  /** The platform says whether lotteries show theirs (BOOT-14). */
  readonly hasLogo: boolean;
  readonly runs: boolean;
}

/** A lottery with its latest numbers and the time until the next draw; unknown facts are left out (LOTT-07). */
export const LotteryCard = memo(function LotteryCard({ game, hasLogo, runs }: LotteryCardProps) {
  const t = useText();
  const { site } = useSite();
  const images = useImages();
  const { numero } = game;
  return (
    <PlayLink className={styles.root} game={game}>
      <span className={styles.head}>
        {hasLogo ? (
          <span className={styles.logo}>
            <LazyImage src={images.game(game.iconUrl)} width={44} height={44} alt="" fallback={site.loadingPicture} />
          </span>
        ) : null}
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {game.gameName}
          </span>
          {numero ? <span className={styles.issue}>{t('lottery.issue', { issue: numero.issue })}</span> : null}
        </span>
      </span>
      {numero && numero.numbers.length > 0 ? (
        <span className={styles.balls} dir="ltr">
          <VisuallyHidden>{t('lottery.numbers', { numbers: numero.numbers.join(', ') })}</VisuallyHidden>
          {numero.numbers.map((ball, place) => (
            <span key={place} className={styles.ball} aria-hidden="true">
              {ball}
            </span>
          ))}
        </span>
      ) : null}
      {numero?.nextAt === undefined ? null : <Countdown nextAt={numero.nextAt} runs={runs} />}
    </PlayLink>
  );
});
