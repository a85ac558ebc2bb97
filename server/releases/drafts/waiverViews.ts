import type { WaiverView } from '#schemas/api/drafts.schema.ts';
import type { Queries } from '../../store/Database.ts';
import type { Waiver } from '../../store/releases.ts';
import { type StoredWaiver, waiversOf } from '../../store/waivers.ts';

const viewOf = ({ code, pointer, reason, by, at }: StoredWaiver): WaiverView => ({
  code,
  pointer,
  reason,
  by,
  at: at.toISOString(),
});

/** What the operators of a merchant let pass in its draft. */
export const waiverViews = async (queries: Queries, merchantCode: string): Promise<WaiverView[]> =>
  (await waiversOf(queries, merchantCode)).map(viewOf);

/** What goes along with a release: what the publisher says and what the draft's operators said before, each with who. */
export async function collectWaivers(
  queries: Queries,
  merchantCode: string,
  said: readonly Waiver[],
  publisher: string,
): Promise<Waiver[]> {
  const stored = await waiversOf(queries, merchantCode);
  const isSame = (a: Waiver, b: Waiver) => a.code === b.code && a.pointer === b.pointer;
  const now = said.map(({ code, pointer, reason }) => {
    const before = stored.find((each) => isSame(each, { code, pointer, reason }) && each.reason === reason.trim());
    return { code, pointer, reason, by: before ? before.by : publisher };
  });
  const rest = stored.filter((each) => !now.some((other) => isSame(other, each)));
  return [...now, ...rest.map(({ code, pointer, reason, by }) => ({ code, pointer, reason, by }))];
}
