import { isReadableName } from '../../base/text/displayName.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';

/** The name of the site can be seen, and looks like no other. */
export const titleReadable: LintRule = ({ site: { title } }) =>
  isReadableName(title) ? [] : [found('title.unreadable', pointerTo('template', 'parameters', 'title'))];
