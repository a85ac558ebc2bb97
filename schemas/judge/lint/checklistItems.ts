/** Decisions to make before a merchant goes live for the first time. */
export const checklistItems = ['name', 'logo', 'languages', 'register', 'terms', 'age', 'problems'] as const;
export type ChecklistItem = (typeof checklistItems)[number];
