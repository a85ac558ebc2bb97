import { isRailCategory } from '#schemas/gameCategories.ts';
import type { Game } from '#schemas/platform/games.schema.ts';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import styles from './GameWindow.module.css';
import { studioName } from './studioName.ts';

/** Studio and category of a game, for a list that holds games of many. */
export function TileCaption({ game: { vassalage, gameType } }: { readonly game: Game }) {
  const t = useText();
  const { site } = useSite();
  const { data } = useVendorStructure();
  const studio = data && studioName(vassalage, data, site);
  return (
    <span className={styles.caption}>
      <span>
        <bdi>{studio}</bdi>
      </span>
      {isRailCategory(gameType) ? <span>{t(`category.${gameType}`)}</span> : null}
    </span>
  );
}
