/** An origin and perhaps a path: https, or a stand-in on the same machine. Nothing that could end a line of a policy. */
const ADDRESS = /^(https:\/\/[a-z0-9.-]+(?::\d{1,5})?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)((?:\/[\w.-]+)*)\/?$/i;

export interface HostAddress {
  readonly origin: string;
  /** Origin and path, without a closing slash. */
  readonly base: string;
}

/** Reads the address of a host that the page may call; undefined for anything else. */
export function hostAddress(text: string): HostAddress | undefined {
  const [, origin, path] = ADDRESS.exec(text.trim()) ?? [];
  return origin === undefined ? undefined : { origin, base: `${origin}${path ?? ''}` };
}
