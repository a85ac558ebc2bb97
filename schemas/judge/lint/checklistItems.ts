/** What must be decided before a merchant is live for the first time. */
export const checklistItems = ['name', 'logo', 'languages', 'register', 'terms', 'age', 'problems'] as const;
export type ChecklistItem = (typeof checklistItems)[number];
