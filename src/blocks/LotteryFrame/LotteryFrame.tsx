import { useLocation } from 'react-router-dom';
import type { LotteryFrameProps } from './block.ts';
import { useLotteryAddress } from '#src/features/games/useLotteryAddress.ts';
import type { Launchable } from '#src/features/games/Launchable.ts';
import { errorText } from '#src/forms/errorText.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useSite, useVisitor } from '#src/site/siteContext.ts';
import { isAudience } from '#schemas/declare/names/visitor.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import styles from './LotteryFrame.module.css';

/** The lottery that the address names: vendor, kind, and the game's ids unless it is the vendor's lobby. */
function gameOf(query: URLSearchParams): Launchable | undefined {
  const vassalage = query.get('vassalage');
  const id = query.get('id');
  if (vassalage === null) return undefined;
  const nodeId = Number(id ?? Number.NaN);
  const gameId = query.get('gameId');
  const roomId = query.get('roomId');
  const supportPlay = query.get('supportPlay');
  return {
    vassalage,
    gameType: query.get('gameType') ?? 'LOTT',
    ...(Number.isSafeInteger(nodeId) ? { nodeId } : {}),
    ...(gameId === null ? {} : { gameId }),
    ...(roomId === null ? {} : { roomId }),
    ...(supportPlay === null ? {} : { supportPlay }),
    ...(query.get('freeplay') === '1' ? { freeplay: 1 } : {}),
  };
}

/** A lottery inside the site (LAUNCH-09, ROUTE-47). */
export function LotteryFrame({ back }: LotteryFrameProps) {
  const text = useTexts();
  const { mode } = useSite();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const game = gameOf(query);
  const isTrial = isAudience(useVisitor(), 'trial');
  const isRefused = isTrial && game !== undefined && game.freeplay !== 1; // LAUNCH-08
  const isFree = isTrial || query.get('play') === 'free';
  const { data: address, error, mutate } = useLotteryAddress(isRefused ? undefined : game, isFree);
  return (
    <div className={styles.root}>
      {back ? (
        <Link className={styles.back} to={paths.home}>
          <Icon name="back" size={20} className={styles.arrow} />
          {text.t('app.backHome')}
        </Link>
      ) : null}
      {game ? null : <EmptyState text={text.t('error.gameUnknown')} />}
      {error ? <ErrorState text={errorText(text, error)} onRetry={() => void mutate()} /> : null}
      {/* Nothing is launched there: it would wait for ever. */}
      {game && mode === 'preview' ? <EmptyState icon="LOTT" text={text.t('preview.notSent')} /> : null}
      {isRefused && mode !== 'preview' ? <EmptyState text={text.t('free_reject')} /> : null}
      {game && !isRefused && mode !== 'preview' && !error && !address ? (
        <div className={styles.wait}>
          <Spinner label={text.t('play.opening')} />
        </div>
      ) : null}
      {address ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a vendor's game needs its own storage and scripts; the policy bounds it
        <iframe className={styles.frame} src={address} title={text.t('category.LOTT')} allow="fullscreen" />
      ) : null}
    </div>
  );
}
