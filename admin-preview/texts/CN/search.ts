import type { search as english } from '../EN/search.ts';
import type { Wording } from '../Wording.ts';

export const search: Wording<typeof english> = {
  'point.toggle': '指点',
  'point.hint': '点一下手机里的任何东西，就能找到它的设置。',
  'point.made': '它由这些设置决定',
};
