import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { roundMoney } from '#src/lib/format/money.ts';
import { useImages } from '#src/site/images.ts';
import { useCurrency, useIsVisitorKnown, useLocale, useSite } from '#src/site/siteContext.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { useLongPress } from '#src/ui/useLongPress.ts';
import styles from './GameTile.module.css';
import { GameHeart } from './GameHeart.tsx';
import { longestWord } from './longestWord.ts';
import { PlayLink } from './PlayLink.tsx';
import { tileClass } from './tileClass.ts';
import { useSheetPress } from './useSheetPress.ts';

/**
 * How a tile differs from the theme's default: it fills its container, and is then one of the pictures above the fold; it is wider than high,
 * with its stakes; in a list it has half a row, or a whole row of the same height.
 */
export type TileFormat = 'fill' | 'wide' | 'half' | 'row';

interface GameTileProps {
  readonly game: Game;
  /** Place in a list of the best, first is 1. */
  readonly rank?: number | undefined;
  readonly format?: TileFormat | undefined;
}

/** Words up to this width fit every tile; longer ones are written smaller where necessary. */
const SHORT_EM = 4;

/** From the smallest to the largest stake, where the platform tells both. */
function Stakes({ game: { minBet, maxBet } }: { readonly game: Game }) {
  const locale = useLocale();
  const currency = useCurrency();
  if (minBet === undefined || maxBet === undefined) return null;
  return (
    <bdi className={styles.stakes}>
      {roundMoney(minBet, locale, currency)} – {roundMoney(maxBet, locale, currency)}
    </bdi>
  );
}

/** A game: picture and name, below it or on it. */
export function GameTile({ game, rank, format }: GameTileProps) {
  const t = useText();
  const { site } = useSite();
  const images = useImages();
  const word = longestWord(game.gameName);
  const hasHeart = useIsVisitorKnown(); // the server draws no hearts
  const isClosed = game.maintenance === true;
  return (
    <span className={styles.root} {...useLongPress(useSheetPress(game))}>
      <PlayLink className={styles.link} game={game}>
        <span className={styles.frame} data-look={format === 'wide' ? 'within' : site.theme.tiles} data-format={format}>
          <span className={styles.art} data-closed={isClosed || undefined} data-tile={tileClass(game.nodeId)}>
            <LazyImage
              src={images.game(game.iconUrl)}
              width={240}
              height={240}
              alt=""
              fallback={site.loadingPicture}
              priority={format === 'fill'}
            />
            {rank === undefined ? null : (
              <span className={styles.rank} data-top={rank <= 3 || undefined}>
                <VisuallyHidden>{t('home.rank', { rank })}</VisuallyHidden>
                <span aria-hidden="true">{rank}</span>
              </span>
            )}
            {isClosed ? <span className={styles.closed}>{t('games.maintenance')}</span> : null}
            {game.isNew === '1' ? (
              <span className={styles.badge}>
                <Badge>{t('home.new')}</Badge>
              </span>
            ) : null}
          </span>
          <span className={styles.name} dir="auto" style={word > SHORT_EM ? { '--word': word } : undefined}>
            {game.gameName}
            {format === 'wide' ? <Stakes game={game} /> : null}
          </span>
        </span>
      </PlayLink>
      {hasHeart ? <GameHeart game={game} className={styles.heart} /> : null}
    </span>
  );
}
