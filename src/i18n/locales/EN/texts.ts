import { auth } from './auth.ts';
import { common } from './common.ts';
import { lobby } from './lobby.ts';
import { refusals } from './refusals.ts';

export const texts = { ...common, ...lobby, ...auth, ...refusals } as const;
