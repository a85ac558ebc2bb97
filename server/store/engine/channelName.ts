/** A channel cannot be a parameter of LISTEN, so its name is checked before it becomes part of the statement. */
export function channelName(channel: string): string {
  if (!/^[a-z_]{1,40}$/.test(channel))
    throw new TypeError(`"${channel}" is not a channel name: small letters and underscores only.`);
  return channel;
}
