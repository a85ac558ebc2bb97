import { auth } from './auth.ts';
import { common } from './common.ts';
import { lobby } from './lobby.ts';
import { platform } from './platform.ts';

export const texts = { ...common, ...lobby, ...auth, ...platform } as const;
