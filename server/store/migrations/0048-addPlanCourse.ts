import type { Migration } from './Migration.ts';

/** Of a release that was planned: whether it waited for an approval, and whether it was put on top of something that went live meanwhile. */
export const addPlanCourse: Migration = {
  name: '0048-plan-course',
  statements: [`alter table releases add column plan_course jsonb`],
};
