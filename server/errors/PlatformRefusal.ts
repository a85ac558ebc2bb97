export type PlatformStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503;

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
