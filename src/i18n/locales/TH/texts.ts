import { auth } from './auth.ts';
import { common } from './common.ts';
import { lobby } from './lobby.ts';
import { recovery } from './recovery.ts';

export const texts = { ...common, ...lobby, ...auth, ...recovery } as const;
