import { auth } from './auth.ts';
import { common } from './common.ts';
import { lobby } from './lobby.ts';

export const texts = { ...common, ...lobby, ...auth } as const;
