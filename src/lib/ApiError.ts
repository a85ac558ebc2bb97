/**
 * A platform call that failed. `code` is the platform's errorCode, or one of ours for a call without a valid answer: `network` (no answer in
 * time), `answer.unreadable` (not the declared shape), `http.<status>`. `value` is the platform's data, unchecked.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly value: unknown;

  constructor(code: string, status: number, message: string, value?: unknown) {
    super(message);
    this.code = code;
    this.status = status;
    this.value = value;
  }
}
