import { isObject } from '#schemas/isObject.ts';
import { ApiError } from '#src/lib/ApiError.ts';

/** Whether the platform asks for a captcha with the next attempt (LOGIN-07, SMS-08). */
export const asksCaptcha = (error: unknown): boolean =>
  error instanceof ApiError &&
  (/^captcha\.(?:required|wrong)$/.test(error.code) || (isObject(error.value) && error.value['captcha'] === true));
