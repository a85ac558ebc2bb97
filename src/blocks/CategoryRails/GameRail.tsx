import type { RailCategory } from '#schemas/declare/names/gameCategories.ts';
import { GameTile } from '#src/features/games/GameTile.tsx';
import { gameKey, useGameList } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Rail } from '#src/ui/Rail/Rail.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';

interface GameRailProps {
  readonly code: RailCategory;
  readonly pageSize: number;
  readonly inView: number;
  /** How many columns a step moves. */
  readonly group: number;
  readonly isShort?: boolean;
  readonly rows: 1 | 2;
  /** Tiles are wide and say the stakes. */
  readonly isWide?: boolean;
}

/** First games of a category. With two rows they are in pairs, one above the other (HOME-25). */
export function GameRail({ code, pageSize, inView, group, rows, isWide = false, isShort = false }: GameRailProps) {
  const t = useText();
  const { data, error, mutate } = useGameList(code, pageSize);
  if (error) return <ErrorState of={t(`category.${code}`)} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="tiles" count={Math.floor(inView) * rows} columns={Math.floor(inView)} />;
  if (data.games.length === 0) return <EmptyState text={t('ui.empty')} />;
  return (
    <Rail label={t(`category.${code}`)} inView={inView} group={group} isShort={isShort} rows={rows}>
      {data.games.map((game) => (
        <GameTile key={gameKey(game)} game={game} format={isWide ? 'wide' : undefined} />
      ))}
    </Rail>
  );
}
