import type { WaiverView } from '#schemas/edges/api/drafts.schema.ts';
import type { Queries } from '../../store/database/Database.ts';
import type { Waiver } from '../../store/repositories/releases.ts';
import { type StoredWaiver, waiversOf } from '../../store/repositories/waivers.ts';

const viewOf = ({ code, pointer, reason, by, at }: StoredWaiver): WaiverView => ({
  code,
  pointer,
  reason,
  by,
  at: at.toISOString(),
});

/** The waived warnings of a merchant's draft. */
export const waiverViews = async (queries: Queries, merchantCode: string): Promise<WaiverView[]> =>
  (await waiversOf(queries, merchantCode)).map(viewOf);

/** The waivers of a release: the publisher's and those given in the draft before, each with its operator. */
export async function collectWaivers(
  queries: Queries,
  merchantCode: string,
  given: readonly Waiver[],
  publisher: string,
): Promise<Waiver[]> {
  const stored = await waiversOf(queries, merchantCode);
  const isSame = (a: Waiver, b: Waiver) => a.code === b.code && a.pointer === b.pointer;
  const now = given.map(({ code, pointer, reason }) => {
    const before = stored.find((each) => isSame(each, { code, pointer, reason }) && each.reason === reason.trim());
    return { code, pointer, reason, by: before ? before.by : publisher };
  });
  const rest = stored.filter((each) => !now.some((other) => isSame(other, each)));
  return [...now, ...rest.map(({ code, pointer, reason, by }) => ({ code, pointer, reason, by }))];
}
