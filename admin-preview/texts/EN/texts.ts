import { access } from './access.ts';
import { choices } from './choices.ts';
import { common } from './common.ts';
import { controls } from './controls.ts';
import { coverage } from './coverage.ts';
import { editor } from './editor.ts';
import { frame } from './frame.ts';
import { layout } from './layout.ts';
import { looking } from './looking.ts';
import { lint } from './lint.ts';
import { merchants } from './merchants.ts';
import { plans } from './plans.ts';
import { people } from './people.ts';
import { problems } from './problems.ts';
import { register } from './register.ts';
import { rehearsal } from './rehearsal.ts';
import { releases } from './releases.ts';
import { search } from './search.ts';
import { share } from './share.ts';
import { site } from './site.ts';
import { words } from './words.ts';

/** Texts of the tool itself, by key. Names of settings come from their schemas. */
export const texts = {
  ...common,
  ...choices,
  ...merchants,
  ...people,
  ...editor,
  ...controls,
  ...layout,
  ...register,
  ...access,
  ...frame,
  ...looking,
  ...releases,
  ...share,
  ...site,
  ...plans,
  ...search,
  ...lint,
  ...coverage,
  ...rehearsal,
  ...words,
  ...problems,
} as const;
