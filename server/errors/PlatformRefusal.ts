import type { PlatformStatus } from '#schemas/declare/platform/platformRefusals.ts';

/**
 * A refusal of a platform call, answered in the platform's envelope: `{ success: false, errorCode, message, value? }`.
 * Thrown by the sandbox's handlers and by the relay alike.
 */
export class PlatformRefusal extends Error {
  override readonly name = 'PlatformRefusal';
  readonly errorCode: string;
  readonly status: PlatformStatus;
  readonly value: unknown;

  constructor(errorCode: string, status: PlatformStatus = 400, value?: unknown, message: string = errorCode) {
    super(message);
    this.errorCode = errorCode;
    this.status = status;
    this.value = value;
  }
}
