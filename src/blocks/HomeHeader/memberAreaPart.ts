import type { ComponentType } from 'react';
import { localStore } from '#src/lib/browserStorage.ts';
import { SESSION_KEY } from '#src/site/sessionKey.ts';
import type { MemberAreaProps } from './MemberArea.tsx';

let part: ComponentType<MemberAreaProps> | undefined;

/** The member's part of the header if its code is here: then it is drawn without waiting. */
export const loadedMemberArea = (): ComponentType<MemberAreaProps> | undefined => part;

/** Loads the member's part of the header, which guests do without. */
export const loadMemberArea = async (): Promise<ComponentType<MemberAreaProps>> =>
  (part ??= (await import('./MemberArea.tsx')).MemberArea);

/** The same where somebody has logged in before: it comes beside the header, not after it. */
export const loadKeptMemberArea = async (): Promise<void> => {
  if (localStore.get(SESSION_KEY) !== null) await loadMemberArea();
};
