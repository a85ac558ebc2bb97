import { auth } from './auth.ts';
import { common } from './common.ts';
import { lobby } from './lobby.ts';
import { social } from './social.ts';

export const texts = { ...common, ...lobby, ...auth, ...social } as const;
