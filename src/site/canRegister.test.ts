import { expect, it } from 'vitest';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { canRegister } from './canRegister.ts';

it.each([
  ['1', { USERNAMEREG3: '1', MOBILENUMREG3: '0' }, true],
  ['1', { USERNAMEREG3: '0', MOBILENUMREG3: '1' }, true],
  ['1', { USERNAMEREG3: '0', MOBILENUMREG3: '0' }, false],
  ['0', { USERNAMEREG3: '1', MOBILENUMREG3: '1' }, false],
])('with the entries on %s and %j sign-up is offered: %s', (button, switches, offered) => {
  const { site } = resolveSite({
    schemaVersion: 2,
    template: { templateId: 'T', merchantCode: 'aurora', version: 'base', parameters: { switch_register_button: button } },
    switches,
  });
  expect(canRegister(site)).toBe(offered);
});
