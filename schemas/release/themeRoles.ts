/** Roles and modes of a look. Apart from their schema, whose long descriptions the player never needs. */
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
