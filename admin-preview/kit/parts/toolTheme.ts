import { type Palette, type ThemeMode, colourRoles, themeModes } from '#schemas/declare/names/themeRoles.ts';

/** The tool's own look, in the same roles as a brand's: the parts of `src/ui` know no other colours. */
export const toolPalettes: Readonly<Record<ThemeMode, Palette>> = {
  dark: {
    brand: '#8f8bff',
    onBrand: '#0d0b2e',
    accent: '#e8b04a',
    onAccent: '#1d1300',
    background: '#0e0e11',
    surface: '#16161a',
    raised: '#212127',
    text: '#ededf0',
    muted: '#a1a1ad',
    line: '#2d2d35',
    danger: '#ff8585',
    success: '#57cf93',
  },
  light: {
    brand: '#4f46e5',
    onBrand: '#ffffff',
    accent: '#8a5a00',
    onAccent: '#ffffff',
    background: '#f6f6f8',
    surface: '#ffffff',
    raised: '#eeeef2',
    text: '#1b1b20',
    muted: '#5d5d69',
    line: '#dfdfe6',
    danger: '#b91c2b',
    success: '#0b6b43',
  },
};

const kebab = (role: string) => role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const colours = (mode: ThemeMode) =>
  `:root[data-theme=${mode}]{color-scheme:${mode};${colourRoles.map((role) => `--color-${kebab(role)}:${toolPalettes[mode][role]}`).join(';')}}`;

/** The tool's colours as CSS custom properties, both looks. */
export const toolThemeCss = (): string => themeModes.map(colours).join('');

/** The tool's theme: fixed, or the one that the system prefers. */
export const toolThemes = ['system', 'light', 'dark'] as const satisfies readonly (ThemeMode | 'system')[];
export type ToolTheme = (typeof toolThemes)[number];

const STORAGE_KEY = 'livery.tool.theme';

/** What was chosen last in this browser, else what the system asks for. */
export const storedToolTheme = (): ToolTheme =>
  toolThemes.find((theme) => theme === localStorage.getItem(STORAGE_KEY)) ?? 'system';

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

function show(theme: ToolTheme): void {
  const system = prefersDark().matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme === 'system' ? system : theme;
}

/** Paints the tool in another look, now and whenever it is opened in this browser. */
export function chooseToolTheme(theme: ToolTheme): void {
  localStorage.setItem(STORAGE_KEY, theme);
  show(theme);
}

/** Paints the tool in the look of this operator, and follows the system where that decides. */
export function applyToolTheme(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(toolThemeCss());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  prefersDark().addEventListener('change', () => show(storedToolTheme()));
  show(storedToolTheme());
}
