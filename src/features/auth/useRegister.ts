import { useCallback } from 'react';
import type { RegisterPayload } from '#schemas/declare/platform/session.schema.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { type RegisterField, registerFields } from '#schemas/declare/register/registerSettings.schema.ts';
import type { RegisterMethodTab } from '#schemas/declare/register/registerEntries.ts';
import type { RuleFault } from '#schemas/rules/runRules.ts';
import { readFault } from '#src/forms/fault.ts';
import type { FieldValues } from '#src/forms/useRuleForm.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { useSite } from '#src/site/siteContext.ts';
import { inviteCode } from './inviteCode.ts';
import { registerMethod } from './registerMethod.ts';

export interface Registration {
  readonly method: RegisterMethodTab;
  readonly values: FieldValues;
  /** Digits of the country's code, if the form asks for a mobile number. */
  readonly dialingCode: string;
  readonly captchaId: string | undefined;
  /** Proof of the number, if its code was checked elsewhere (REG-23). */
  readonly proof: Pick<RegisterPayload, 'firebaseChannel' | 'firebaseIdToken'>;
  /** That the player accepted terms and age. */
  readonly terms: boolean;
}

const MAX_URL = 500;

const withoutEmpty = (values: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));

/** The body of CALL-08 and CALL-09 (REG-22). Fields left empty stay out. */
const payloadOf = ({ values, dialingCode, captchaId, proof, terms }: Registration): RegisterPayload => ({
  ...withoutEmpty({ ...values, captchaId, ...proof, countryDialingCode: dialingCode.replaceAll(/\D/g, '') }),
  registerUrl: location.href.slice(0, MAX_URL),
  registerMethod: registerMethod(),
  type: 0,
  domain: location.hostname,
  terms,
});

/** The platform's faults by field, when that is why it refused; fields are named as in the settings. */
export function refusedFields(error: unknown): readonly (readonly [RegisterField, RuleFault])[] {
  if (!(error instanceof ApiError) || error.code !== 'fields.invalid' || !isObject(error.value)) return [];
  const { fields } = error.value;
  if (!isObject(fields)) return [];
  return registerFields.flatMap((name) => (Object.hasOwn(fields, name) ? [[name, readFault(fields[name])] as const] : []));
}

const unknownInvitation = { message: 'rule.affiliateUnknown', params: {} };

/** Throws when the invitation code is unknown (REG-25). An empty code is not checked. */
async function checkInvitation(http: Http, affiliateCode: string | undefined): Promise<void> {
  if (!affiliateCode || (await http.read('checkAffiliate', { affiliateCode })).success) return;
  throw new ApiError('fields.invalid', 422, '', { fields: { affiliateCode: unknownInvitation } });
}

/**
 * Registers, and returns the name to log in with. Throws `ApiError`; `refusedFields` reads the platform's faults from it. The invitation code
 * that the visitor arrived with is sent where the form has no field for it; otherwise the field's value counts.
 */
export function useRegister(): (registration: Registration) => Promise<string> {
  const { http, site } = useSite();
  return useCallback(
    async (registration) => {
      const { affiliateCode } = registration.values;
      if (hasCall(site, 'checkAffiliate')) await checkInvitation(http, affiliateCode);
      const call = registration.method === 'mobile' ? 'registerByMobile' : 'registerByUsername';
      const values = { ...registration.values, affiliateCode: affiliateCode ?? inviteCode() };
      return (await http.send(call, payloadOf({ ...registration, values }))).userName;
    },
    [http, site],
  );
}

/** Opens an account for a new member below the agent who is logged in (AGTEAM-09), and returns its name. Throws like `useRegister`. */
export function useOpenAccount(): (registration: Registration) => Promise<string> {
  const { http } = useSite();
  return useCallback(
    async (registration) => {
      const call = registration.method === 'mobile' ? 'openByMobile' : 'openByUsername';
      return (await http.send(call, payloadOf(registration))).userName;
    },
    [http],
  );
}
