/** The same keys as the English texts of a file: a missing or surplus one does not compile. */
export type Wording<English> = Readonly<Record<keyof English, string>>;
