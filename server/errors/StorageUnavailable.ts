/** Why pictures cannot be read or kept: the bucket does not answer, refuses this server, or is full. */
export type StorageFault = 'unreachable' | 'refused' | 'full';

/**
 * The bucket for pictures does not do what it should. Holds nothing that the bucket said but its status and the name of its error: other
 * texts may repeat the credentials of the request.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  readonly reason: StorageFault;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** Name of the bucket's or the network's error. */
  readonly code: string | undefined;

  constructor(
    reason: StorageFault,
    { status, code }: { readonly status?: number | undefined; readonly code?: string | undefined } = {},
  ) {
    super(`The bucket for pictures (S3_URL) is ${reason}.`);
    this.reason = reason;
    this.status = status;
    this.code = code;
  }
}
