import type { Location } from 'react-router-dom';
import { isObject } from '#schemas/base/json/isObject.ts';
import { isHomePath, opensOverHome } from '#schemas/declare/pages/addresses.ts';

/** History state of a form: how it was opened. */
export interface DialogState {
  /** It lies over home. */
  readonly over: 'home';
  /** The entry before it is not home's, so a step back would not show home. */
  readonly elsewhere?: true;
  /** Where the player was or wanted to go: the way on after a login. */
  readonly from?: string;
  /** The previous entry is that of `from`. */
  readonly pushed?: true;
  /** `from` is a sheet over the page of the previous entry. */
  readonly sheet?: true;
}

/** History state of a sheet: a step back closes it. */
export const SHEET_STATE = { sheet: true } as const;

/** State of a form that was opened on home. */
export const overHome = { over: 'home' } as const satisfies DialogState;

export const isOverHome = (state: unknown): state is DialogState => isObject(state) && state['over'] === 'home';

/** Pages of this site, the forms of guests left out: a login never leads to itself, and never away (no open redirect). */
const RETURN_PATH = /^\/m\/(?!(?:login|register|forget)(?:[.?]|$))[\w./?=&%~+,-]{1,400}$/;

/** The page that the entry's player came from, if it is one to return to. */
export function returnPathOf(state: unknown): string | undefined {
  const from = isObject(state) ? state['from'] : undefined;
  return typeof from === 'string' && RETURN_PATH.test(from) ? from : undefined;
}

type Place = Pick<Location, 'pathname' | 'search' | 'state'>;

/** State of a login that replaces a page which needs a session (SESS-04, ROLE-15). */
export const replacementState = ({ pathname, search }: Place): DialogState => ({
  over: 'home',
  elsewhere: true,
  from: pathname + search,
});

/** State of a form opened by a link on this page. Between forms the way back stays the same. */
export function openedAt(place: Place): DialogState {
  const state: unknown = place.state;
  if (isOverHome(state)) {
    const { elsewhere, from, pushed, sheet } = state;
    return {
      over: 'home',
      ...(elsewhere && { elsewhere }),
      ...(from !== undefined && { from }),
      ...(pushed && { pushed }),
      ...(sheet && { sheet }),
    };
  }
  if (isHomePath(place.pathname)) return overHome;
  if (opensOverHome(place.pathname)) return { over: 'home', elsewhere: true };
  return { ...replacementState(place), pushed: true };
}

/** State of a login that continues to the tapped target: another page, or a sheet over this one. */
export function onwardState(from: string, place: Place, sheet = false): DialogState {
  return {
    over: 'home',
    ...(isHomePath(place.pathname) ? {} : { elsewhere: true as const }),
    from,
    ...(sheet && SHEET_STATE),
  };
}
