/** Roles and modes of a theme. Separate from their schema, whose long descriptions the player never needs. */
export const colourRoles = [
  'brand',
  'onBrand',
  'accent',
  'onAccent',
  'background',
  'surface',
  'raised',
  'text',
  'muted',
  'line',
  'danger',
  'success',
] as const;
export type ColourRole = (typeof colourRoles)[number];
export type Palette = Readonly<Record<ColourRole, string>>;

export const themeModes = ['dark', 'light'] as const;
export type ThemeMode = (typeof themeModes)[number];

/** Typefaces of headings. Their files and scripts are declared in src/site/typefaces.ts. */
export const typefaces = ['system', 'geometric', 'serif', 'elegant', 'rounded', 'condensed', 'angular'] as const;
export type Typeface = (typeof typefaces)[number];
