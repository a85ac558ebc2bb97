import { isObject } from '#schemas/base/json/isObject.ts';

/** A claim by its name, which may hold dots (`https://login.example/roles`), or by the path to it (`realm_access.roles`). */
export function claimAt(claims: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), claims);
}
