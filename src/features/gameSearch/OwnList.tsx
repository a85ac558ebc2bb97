import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { replacementState } from '#src/site/dialogState.ts';
import { sessionOnly } from '#schemas/release/guards/gates.ts';
import { useIsVisitorKnown, useVisitor } from '#src/site/siteContext.ts';
import { GamesOutline } from './GameWindow.tsx';
import { ListBody } from './ListBody.tsx';
import { FactsRow } from './ListFacts.tsx';
import type { List } from './useList.ts';
import type { GridShape } from './windowOf.ts';

interface OwnListProps {
  readonly list: List;
  readonly shape: GridShape;
  readonly loading: 'button' | 'scroll';
}

/** A list, once its owner is known: favourites and recent games lead a guest to the login (GLIST-21, FAV-08). */
export function OwnList({ list, shape, loading }: OwnListProps) {
  const location = useLocation();
  const isGuest = sessionOnly(useVisitor()) === 'login';
  const isKnown = useIsVisitorKnown();
  const { mode } = list.state;
  const isOwn = mode === 'fav' || mode === 'recent';
  if (isOwn && isKnown && isGuest) return <Navigate to={paths.login} replace state={replacementState(location)} />;
  if (list.isWaiting || (isOwn && !isKnown)) {
    return (
      <div data-needs-player="">
        {isOwn ? null : <FactsRow />}
        <GamesOutline shape={shape} />
      </div>
    );
  }
  return <ListBody list={list} shape={shape} loading={loading} />;
}
