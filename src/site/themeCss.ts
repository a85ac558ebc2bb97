import type { Site } from '#schemas/resolve/site.ts';
import { type Palette, type ThemeMode, colourRoles, themeModes } from '#schemas/release/themeRoles.ts';

const kebab = (role: string) => role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const corners = { square: '2px', soft: '12px', round: '20px' } as const;
const buttons = { square: '2px', soft: '10px', pill: '999px' } as const;

const colours = (palette: Palette): string => colourRoles.map((role) => `--color-${kebab(role)}:${palette[role]}`).join(';');

const headings = {
  plain: '--font-heading:var(--font-text);--heading-transform:none;--heading-spacing:-.01em;--heading-weight:700',
  capitals: '--font-heading:var(--font-text);--heading-transform:uppercase;--heading-spacing:.08em;--heading-weight:700',
  serif:
    '--font-heading:Georgia,"Noto Serif","Noto Naskh Arabic",serif;--heading-transform:none;--heading-spacing:0;--heading-weight:700',
} as const;

/**
 * The brand's look as CSS custom properties, both modes, and how soon what is pressed looks so (CONST-03). Every value comes from a closed set or has passed the colour
 * pattern of its schema, so nothing of a merchant's text reaches the sheet.
 */
export function themeCss({ theme, behaviour }: Pick<Site, 'theme' | 'behaviour'>): string {
  const mode = (name: ThemeMode) => `:root[data-theme=${name}]{color-scheme:${name};${colours(theme[name])}}`;
  // A bar that floats: what stands above it keeps off its gap, too.
  const gap = theme.footer === 'floating' ? '12px' : '0px';
  const shape = `:root{--radius-card:${corners[theme.corners]};--radius-button:${buttons[theme.buttons]};${headings[theme.headings]};--press-delay:${behaviour.timings.pressDelayMs}ms;--size-footer-gap:${gap}}`;
  return shape + themeModes.map(mode).join('');
}
