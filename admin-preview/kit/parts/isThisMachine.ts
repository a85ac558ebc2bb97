/** Whether a host names this machine, so that no phone reaches it. */
export const isThisMachine = (hostname: string): boolean =>
  /^(?:localhost|127\.|\[::1\]$)/.test(hostname) || hostname.endsWith('.localhost');
