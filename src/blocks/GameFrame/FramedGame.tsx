import { useLocation } from 'react-router-dom';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { isAudience } from '#schemas/declare/names/visitor.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { offersDemo } from '#schemas/release/resolve/offersDemo.ts';
import type { Launchable } from '#src/features/games/Launchable.ts';
import { useGameAddress } from '#src/features/games/useGameAddress.ts';
import { errorText } from '#src/forms/errorText.ts';
import { useText, useTexts } from '#src/i18n/TextContext.ts';
import { openedAt } from '#src/site/dialogState.ts';
import { useIsVisitorKnown, useSite, useVisitor } from '#src/site/siteContext.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import type { GameFrameProps } from './block.ts';
import { FrameFault } from './FrameFault.tsx';
import styles from './GameFrame.module.css';
import { GameBar } from './GameBar.tsx';
import { LoadedFrame } from './LoadedFrame.tsx';
import { Opening } from './Opening.tsx';
import { useGameFacts } from './useGameFacts.ts';
import { useTrialAccount } from './useTrialAccount.ts';

interface FramedGameProps {
  readonly game: Launchable | undefined;
  /** Whether it is to be played for nothing. */
  readonly wantsFree: boolean;
  /** Parts of the bar; absent for none. */
  readonly bar?: GameFrameProps | undefined;
}

interface StageProps extends Pick<FramedGameProps, 'wantsFree'> {
  readonly game: Launchable;
  /** Name and picture, once they are known. */
  readonly facts: Game | undefined;
}

/** What is in the place of the game until it runs, and where it cannot run. */
function Stage({ game, facts, wantsFree }: StageProps) {
  const text = useTexts();
  const { mode, site } = useSite();
  const here = useLocation();
  const isKnown = useIsVisitorKnown();
  const visitor = useVisitor();
  const isGuest = isKnown && isAudience(visitor, 'guest');
  const isTrial = isAudience(visitor, 'trial');
  const isRefused = isTrial && game.freeplay !== 1; // LAUNCH-08
  const isFree = isTrial || wantsFree;
  const startsTrial = isGuest && mode === 'live' && offersDemo(game, site);
  const trial = useTrialAccount(startsTrial);
  const launched = useGameAddress(isRefused || !isKnown || isGuest ? undefined : game, isFree);
  const { data: address, error, isValidating } = launched;
  const relaunch = () => void launched.mutate();
  // Nothing is launched there: it would wait for ever.
  if (mode === 'preview') return <EmptyState icon="play" text={text.t('preview.notSent')} />;
  if (isRefused) return <EmptyState text={text.t('free_reject')} />;
  if (isGuest && !startsTrial)
    return (
      <EmptyState icon="lock" text={text.t('games.loginFirst')}>
        <ButtonLink size="small" to={paths.login} state={openedAt(here)}>
          {text.t('header.login')}
        </ButtonLink>
      </EmptyState>
    );
  if (trial.error !== undefined) return <FrameFault text={errorText(text, trial.error)} onRetry={trial.retry} />;
  if (error && !isValidating) return <FrameFault text={errorText(text, error)} onRetry={relaunch} window={{ game, isFree }} />;
  if (address === undefined || isValidating)
    return <Opening facts={facts} label={text.t(startsTrial ? 'trial.starting' : 'play.opening')} />;
  return <LoadedFrame key={address} address={address} facts={facts} window={{ game, isFree }} onRetry={relaunch} />;
}

function Frame({ game, facts, wantsFree, bar }: FramedGameProps & Pick<StageProps, 'facts'>) {
  const t = useText();
  return (
    <div className={styles.root}>
      {bar ? <GameBar game={game} facts={facts} wantsFree={wantsFree} parts={bar} /> : null}
      <div className={styles.stage}>
        {game ? <Stage game={game} facts={facts} wantsFree={wantsFree} /> : <EmptyState text={t('error.gameUnknown')} />}
      </div>
    </div>
  );
}

const KnownGame = ({ nodeId, ...props }: FramedGameProps & { readonly nodeId: number }) => (
  <Frame {...props} facts={useGameFacts(nodeId)} />
);

/** A game in a frame of the page, and above it the bar. A vendor's lobby is not a game, so nothing more is read about it. */
export function FramedGame(props: FramedGameProps) {
  const nodeId = props.game?.nodeId;
  return nodeId === undefined ? <Frame {...props} facts={undefined} /> : <KnownGame {...props} nodeId={nodeId} />;
}
