/** Where a bucket is. */
export interface S3Bucket {
  /** Origin of the service. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const REGION = 'us-east-1';

/** Reads `https://key:secret@s3.example/bucket?region=eu-west-1`; key, secret and region may be left out. Undefined for anything else. */
export function readS3Url(text: string): S3Bucket | undefined {
  const url = URL.parse(text);
  const [, bucket] = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url?.pathname ?? '') ?? [];
  if (url === null || bucket === undefined || !/^https?:$/.test(url.protocol) || url.hash !== '') return undefined;
  const { username, password } = url;
  if ((username === '') !== (password === '')) return undefined;
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? REGION,
    bucket,
    credentials:
      username === '' ? undefined : { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  };
}
