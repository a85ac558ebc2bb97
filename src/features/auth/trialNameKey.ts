import type { Site } from '#schemas/release/resolve/site.ts';

/** Key of session storage under which the trial screen stores the name that a visitor was given (TRIAL-04). */
export function trialNameKey({ layout }: Pick<Site, 'layout'>): string {
  const key = layout.trial.find(({ block }) => block === 'trial-start')?.props['nameKey'];
  return typeof key === 'string' ? key : 'trialUser';
}
