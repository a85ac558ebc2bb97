/** The state of a round at a moment. A round with unreadable times counts as upcoming, which promises nothing. */
export function roundState(
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  now: Date,
): 'coming' | 'running' | 'over' {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (now.getTime() >= end) return 'over';
  return now.getTime() >= start ? 'running' : 'coming';
}
