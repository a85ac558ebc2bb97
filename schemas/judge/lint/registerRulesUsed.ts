import { registerMethods } from '../../declare/register/registerEntries.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { registerFields } from '../../declare/register/registerSettings.schema.ts';
import { allowedMethods, formFields } from '../../rules/registerForm.ts';
import type { SwitchName } from '../../declare/names/switchNames.ts';
import { found } from '../findings/findings.ts';
import { isMergedWithPreset } from './isMergedWithPreset.ts';
import type { LintRule } from '../findings/LintRule.ts';

/** Rules that the merchant has given a field of the sign-up form that no way to register shows. */
export const registerRulesUsed: LintRule = ({ site: { registerSettings, switches, layout }, provenance }) => {
  const isOn = (name: SwitchName) => switches[name];
  const methods = allowedMethods(isOn);
  // Another rule reports that registration is impossible.
  if (methods.length === 0 || !isMergedWithPreset(provenance)) return [];
  // Agents open accounts with the same form, whatever the players' register methods.
  const isOpenedByAgents = layout.openAccount.some(({ block }) => block === 'open-account');
  const ways = isOpenedByAgents ? registerMethods : methods;
  const shown = new Set<string>(ways.flatMap((method) => formFields(registerSettings, method, isOn).map(({ name }) => name)));
  return registerFields
    .filter((field) => !shown.has(field))
    .map((field) => ({ field, pointer: pointerTo('registerSettings', 'fields', field, 'rules') }))
    .filter(({ pointer }) => provenance[pointer] === 'merchant')
    .map(({ field, pointer }) => found('register.rulesHidden', pointer, { field }, { op: 'remove', pointer }));
};
