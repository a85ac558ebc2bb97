import { type RegisterField, registerFields } from '../register/registerSettings.schema.ts';
import type { Condition } from './condition.ts';
import { decidedFields } from '../register/decidedFields.ts';
import { registerMethods, registerSwitches } from '../register/registerEntries.ts';

/** Condition of a field in the register form, for any register method: the method itself, one more switch, or the field's setting. */
function fieldCondition(name: RegisterField): Condition {
  const ways = registerMethods.map((method) => ({
    way: { switch: registerSwitches[method] },
    decided: decidedFields[method][name],
  }));
  const open = ways.filter(({ decided }) => decided === undefined).map(({ way }) => way);
  return {
    any: [
      ...ways.filter(({ decided }) => decided === true).map(({ way }) => way),
      ...ways.flatMap(({ way, decided }) => (typeof decided === 'string' ? [{ all: [way, { switch: decided }] }] : [])),
      ...(open.length > 0 ? [{ all: [{ any: open }, { setting: `registerSettings.fields.${name}.enabled` as const }] }] : []),
    ],
  };
}

/** Fields of the register form. */
export const fieldEntries: Readonly<Record<string, Condition>> = Object.fromEntries(
  registerFields.map((name) => [name, fieldCondition(name)]),
);
