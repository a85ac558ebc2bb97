import type { SmsBody } from '#schemas/declare/platform/access.schema.ts';
import type { LoginPayload } from '#schemas/declare/platform/session.schema.ts';

/** A number to send a code to, with a captcha's answer when the platform asks for one (SMS-01, SMS-08). */
export type CodeRequest = SmsBody;

/** Sent with a code to prove the number (LOGIN-14, REG-23). Empty where the platform checks its own code. */
export type PhoneProof = Pick<LoginPayload, 'firebaseChannel' | 'firebaseIdToken' | 'firebaseMobileNo'>;

/** Sends codes to phones and proves that a code has arrived. */
export interface PhoneVerifier {
  /**
   * Sends a code. Throws `ApiError`.
   *
   * @returns When another can be asked for, in ms since 1970; undefined where it is not known.
   */
  readonly send: (request: CodeRequest) => Promise<number | undefined>;
  /** Fields of the body besides the typed code. Throws `ApiError` when the code is wrong. */
  readonly confirm: (code: string) => Promise<PhoneProof>;
}
