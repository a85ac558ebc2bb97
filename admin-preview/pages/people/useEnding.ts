import { useAttempt } from '../../kit/parts/useAttempt.ts';

/** Ends an item of a list of sessions or tokens and loads the list again; a refusal is given as `fault`. */
export function useEnding(reload: () => void) {
  const { attempt, fault } = useAttempt();
  async function end(work: () => Promise<unknown>) {
    await attempt(async () => void (await work()));
    reload();
  }
  return { fault, end };
}
