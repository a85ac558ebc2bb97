import type { Site } from '#schemas/release/resolve/site.ts';

export interface TrialOptions {
  /** The platform's id of the kind of free play; empty for the kind of all entries. */
  readonly moduleId: string;
  /** Key of session storage for the trial account's name. */
  readonly nameKey: string;
}

/** How the page of trials makes accounts, which holds for trials that begin elsewhere, too (TRIAL-04). */
export function trialOptions({ layout }: Pick<Site, 'layout'>): TrialOptions {
  const { moduleId, nameKey } = layout.trial.find(({ block }) => block === 'trial-start')?.props ?? {};
  return {
    moduleId: typeof moduleId === 'string' ? moduleId : '',
    nameKey: typeof nameKey === 'string' ? nameKey : 'trialUser',
  };
}
