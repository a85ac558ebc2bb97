import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isObject } from '#schemas/isObject.ts';
import { paths } from '#src/lib/paths.ts';

/** State of a form's address that the list has opened: one step back shows the list. */
export const FROM_LIST = { from: 'securityList' } as const;

const cameFromList = (state: unknown): boolean => isObject(state) && state['from'] === FROM_LIST.from;

/** The router's key of an entry that nothing of this visit came before. */
const FIRST_ENTRY = 'default';

/** The ways out of a form: to the list, and to where the member came from. */
export function useLeaveForm() {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const hasList = cameFromList(state);
  const toList = useCallback(() => {
    if (hasList) void navigate(-1);
    else void navigate(paths.security, { replace: true });
  }, [navigate, hasList]);
  const back = useCallback(() => {
    if (key === FIRST_ENTRY) void navigate(paths.security, { replace: true });
    else void navigate(-1);
  }, [navigate, key]);
  return { toList, back };
}
