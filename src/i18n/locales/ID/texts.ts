import { access } from './access.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { lobby } from './lobby.ts';

export const texts = { ...common, ...lobby, ...auth, ...access } as const;
