/** The state of a round at a moment. One whose times cannot be read is still to come: nothing is promised by it. */
export function roundState(
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  now: Date,
): 'coming' | 'running' | 'over' {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (now.getTime() >= end) return 'over';
  return now.getTime() >= start ? 'running' : 'coming';
}
