import { type Palette, type ThemeMode, colourRoles, themeModes } from '#schemas/release/themeRoles.ts';

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

/** Paints the tool in the look that the operator's system asks for, now and when that changes. */
export function applyToolTheme(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(toolThemeCss());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light';
  };
  dark.addEventListener('change', follow);
  follow();
}
