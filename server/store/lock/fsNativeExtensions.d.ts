/** The package has no types of its own; this is what we use of it. */
declare module 'fs-native-extensions' {
  /** Locks a file for an open descriptor, without waiting. Gives false when another descriptor has the lock. */
  export function tryLock(fd: number): boolean;
}
