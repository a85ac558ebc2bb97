import { isReadableName } from '../displayName.ts';
import { pointerTo } from '../problem.ts';
import { found } from './findings.ts';
import type { LintRule } from './LintRule.ts';

/** The name of the site can be seen, and looks like no other. */
export const titleReadable: LintRule = ({ site: { title } }) =>
  isReadableName(title) ? [] : [found('title.unreadable', pointerTo('template', 'parameters', 'title'))];
