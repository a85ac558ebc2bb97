/** Titles and descriptions of the schemas, by their English words. What is not here is shown in English. */
export const schema: Readonly<Record<string, string>> = {};
