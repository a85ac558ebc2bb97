import { type ReactNode, useRef, useState } from 'react';
import { GameTileSkeleton } from '#src/features/games/GameTileSkeleton.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { readKey, useRead } from '#src/site/useRead.ts';
import { useScale } from '#src/ui/scales.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import styles from './GameWindow.module.css';
import { PageTiles } from './PageTiles.tsx';
import { type PagedRead, totalOf } from './pagedReads.ts';
import { useWindow } from './useWindow.ts';
import { type GridShape, formatAt } from './windowOf.ts';

interface GameWindowProps {
  readonly read: PagedRead;
  readonly shape: GridShape;
  /** How many pages are shown. */
  readonly pages: number;
  /** It holds games of every category. */
  readonly isMixed: boolean;
  /** A button, or by itself when the end comes near. */
  readonly loading: 'button' | 'scroll';
  /** By the player's tap, or by the list itself when its end comes near. */
  readonly onMore: (by: 'player' | 'list') => void;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  /** While a list loads, the previous one of the same family stays visible, for example during typing. */
  readonly family: string;
}

/** Outlines of a first page. */
export function GamesOutline({ shape: { pageSize, large, inRow } }: { readonly shape: GridShape }) {
  const t = useText();
  const { tiles } = useSite().site.theme;
  return (
    <div className={styles.root} data-in-row={inRow} role="status" aria-label={t('app.loading')}>
      {Array.from({ length: pageSize }, (_cell, index) => (
        <span key={index} className={styles.cell} data-format={formatAt(index, { large })} data-look={tiles}>
          <GameTileSkeleton format={formatAt(index, { large })} />
          <span className={styles.caption} />
        </span>
      ))}
    </div>
  );
}

interface PagesProps extends Pick<GameWindowProps, 'read' | 'shape' | 'isMixed' | 'pages' | 'loading' | 'onMore'> {
  readonly total: number;
}

function Pages({ read, shape: ofPhone, isMixed, pages: requested, loading, onMore, total }: PagesProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const shape = { ...ofPhone, scale: useScale('--grid-scale') };
  const all = Math.ceil(total / shape.pageSize);
  const pages = Math.min(requested, all);
  const hasMore = pages < all;
  const { from, to, before, after } = useWindow(
    list,
    { pages, total },
    shape,
    hasMore && loading === 'scroll' ? () => onMore('list') : undefined,
  );
  return (
    <>
      <ul
        ref={list}
        className={styles.root}
        data-in-row={shape.inRow}
        style={{ paddingBlockStart: before, paddingBlockEnd: after }}
      >
        {Array.from({ length: to - from + 1 }, (_page, offset) => (
          <PageTiles
            key={from + offset}
            read={read}
            page={from + offset}
            shape={shape}
            isMixed={isMixed}
            total={total}
            isFirst={offset === 0 && from > 1}
          />
        ))}
      </ul>
      {hasMore ? (
        <div className={styles.more}>
          <Button variant="soft" onClick={() => onMore('player')}>
            {t('list.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** A list of games of any length: only rows near the screen are in the page, and only they are read. */
export function GameWindow({ read, shape, isMixed, pages, loading, onMore, empty, family }: GameWindowProps) {
  const first = useRead(read.call, read.paramsOf(1));
  const [last, setLast] = useState({ read, family });
  const key = readKey(read.call, read.paramsOf(1));
  if (first.data && key !== readKey(last.read.call, last.read.paramsOf(1))) setLast({ read, family });
  const previous = useRead(last.read.call, last.read.paramsOf(1)).data;

  if (first.error && !first.data) return <ErrorState onRetry={() => void first.mutate()} />;
  const showsPrevious = !first.data && previous !== undefined && last.family === family;
  const data = first.data ?? (showsPrevious ? previous : undefined);
  if (!data) return <GamesOutline shape={shape} />;
  const total = totalOf(data, shape.pageSize);
  if (total === 0) return empty;
  const rendered = showsPrevious ? last.read : read;
  return (
    <Pages
      key={readKey(rendered.call, rendered.paramsOf(1))}
      read={rendered}
      shape={{ ...shape, large: Math.min(shape.large, total) }}
      isMixed={isMixed}
      pages={showsPrevious ? 1 : pages}
      loading={showsPrevious ? 'button' : loading}
      onMore={onMore}
      total={total}
    />
  );
}
