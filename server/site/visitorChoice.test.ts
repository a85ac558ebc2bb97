import { expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { choiceOf } from './visitorChoice.ts';

it.each([
  ['1', 'dark', 'theme=light', 'light'],
  ['1', 'light', '', 'light'],
  ['1', 'dark', 'theme=pink', 'dark'],
  ['0', 'dark', 'theme=light', 'dark'],
  ['0', 'light', 'theme=dark', 'light'],
] as const)('with the toggle at %s, the merchant’s %s look and %j a visitor sees %s', (toggle, mode, cookies, theme) => {
  const { site } = resolveSite({
    schemaVersion: 5,
    template: { templateId: 'T', merchantCode: 'aurora', version: 'base', theme: { mode } },
    switches: { THEMESWITCH3: toggle },
  });
  expect(choiceOf(site, cookies, undefined).theme).toBe(theme);
});
