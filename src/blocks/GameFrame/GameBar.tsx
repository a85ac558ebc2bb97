import { useState } from 'react';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { isAudience } from '#schemas/declare/names/visitor.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import type { Launchable } from '#src/features/games/Launchable.ts';
import { studioName } from '#src/features/gameSearch/studioName.ts';
import { GameHeart } from '#src/features/games/GameHeart.tsx';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { SessionClock } from '#src/features/responsible/SessionClock.tsx';
import { CompactBalance } from '#src/features/wallet/CompactBalance.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { useIsVisitorKnown, useSite, useSiteState, useVisitor } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useWayBack } from '#src/site/useWayBack.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import type { GameFrameProps } from './block.ts';
import { entries } from './entries.ts';
import styles from './GameBar.module.css';
import { GameMenu } from './GameMenu.tsx';
import { useFullScreen } from './useFullScreen.ts';

interface GameBarProps {
  readonly game: Launchable | undefined;
  /** Name and picture, once they are known. */
  readonly facts: Game | undefined;
  readonly wantsFree: boolean;
  readonly parts: GameFrameProps;
}

/** How often the balance is asked for: the game moves money without the lobby knowing of it. */
const BALANCE_EVERY_MS = 10_000;

/** Name of the studio whose own lobby is open. */
function Studio({ code }: { readonly code: string }) {
  const { site } = useSite();
  const { data } = useVendorStructure();
  return data ? studioName(code, data, site) : null;
}

/** What the play is about: the way from a demo to an account, or the money; and the session clock, as the merchant and the player have set them. */
function Stakes({ parts, isFree }: Pick<GameBarProps, 'parts'> & { readonly isFree: boolean }) {
  const t = useText();
  const { site } = useSite();
  const isKnown = useIsVisitorKnown();
  const isGuest = isAudience(useVisitor(), 'guest');
  const shows = useEntries(entries, parts);
  const openOverlay = useSiteState((state) => state.openOverlay);
  if (!isKnown || isGuest) return null;
  const clock = site.behaviour.responsible.sessionClock ? <SessionClock /> : null;
  return (
    <>
      {shows('balance') && !isFree ? <CompactBalance clock={clock} refreshMs={BALANCE_EVERY_MS} /> : clock}
      {shows('deposit') && !isFree ? (
        <button type="button" className={styles.deposit} aria-label={t('footer.deposit')} onClick={() => openOverlay('deposit')}>
          <Icon name="deposit" size={20} />
        </button>
      ) : null}
      {shows('register') ? (
        <DialogLink to={paths.register} className={styles.register}>
          {t('header.register')}
        </DialogLink>
      ) : null}
    </>
  );
}

/** Above a game: the way back, what is played, the money, and what else can be done meanwhile. */
export function GameBar({ game, facts, wantsFree, parts }: GameBarProps) {
  const t = useText();
  const goBack = useWayBack();
  const shows = useEntries(entries, parts);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const fullScreen = useFullScreen();
  const visitor = useVisitor();
  const isFree = wantsFree || isAudience(visitor, 'trial') || isAudience(visitor, 'guest');
  return (
    <>
      <header className={styles.root}>
        <Link className={styles.back} to={paths.home} aria-label={t('app.backHome')} onClick={goBack}>
          <Icon name="back" size={24} />
        </Link>
        <div className={styles.about}>
          <p className={styles.name} dir="auto">
            {facts ? facts.gameName : game && game.nodeId === undefined ? <Studio code={game.vassalage} /> : null}
          </p>
          {isFree ? (
            <p className={styles.demo}>
              <Badge>{t('frame.demo')}</Badge>
              <span>{t('frame.note')}</span>
            </p>
          ) : null}
        </div>
        <Stakes parts={parts} isFree={isFree} />
        <div className={styles.roomy}>
          {facts && shows('favourite') ? <GameHeart game={facts} /> : null}
          {fullScreen.toggle && shows('fullScreen') ? (
            <IconButton
              icon="fullScreen"
              label={t('frame.fullScreen')}
              aria-pressed={fullScreen.isOn}
              onClick={fullScreen.toggle}
            />
          ) : null}
        </div>
        {game ? (
          <IconButton icon="more" label={t('frame.menu')} aria-haspopup="dialog" onClick={() => setIsMenuOpen(true)} />
        ) : null}
      </header>
      {game && isMenuOpen ? (
        <GameMenu
          game={game}
          facts={facts}
          isFree={isFree}
          parts={parts}
          fullScreen={fullScreen}
          onClose={() => setIsMenuOpen(false)}
        />
      ) : null}
    </>
  );
}
