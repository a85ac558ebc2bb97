import { type HomeLimits, defaultHomeLimits } from '#schemas/judge/lint/homeWeight.schema.ts';
import type { Queries } from '../database/Database.ts';

export type PublishRules = {
  /** Within how many minutes before something goes live its operator must have proved who they are; null without that. */
  readonly confirmMinutes: number | null;
  /** Whether a second operator must approve. */
  readonly fourEyes: boolean;
  /** How much home may take without a reason; null for the limits of the product. */
  readonly homeLimits: HomeLimits | null;
  /** Since when a second operator must approve; null without that, or where an older build began it. */
  readonly fourEyesSince: Date | null;
};

const NONE: PublishRules = { confirmMinutes: null, fourEyes: false, homeLimits: null, fourEyesSince: null };

export async function findPublishRules(queries: Queries, merchantCode: string): Promise<PublishRules> {
  const [found] = await queries.query<PublishRules>(
    `select confirm_minutes as "confirmMinutes", four_eyes as "fourEyes", home_limits as "homeLimits",
       four_eyes_since as "fourEyesSince"
     from publish_rules where merchant_code = $1`,
    [merchantCode],
  );
  return found ?? NONE;
}

/** The limits that hold for a merchant's home. */
export const limitsIn = ({ homeLimits }: Pick<PublishRules, 'homeLimits'>): HomeLimits => homeLimits ?? defaultHomeLimits;

export const setPublishRules = (queries: Queries, merchantCode: string, rules: PublishRules) =>
  queries.query(
    `insert into publish_rules (merchant_code, confirm_minutes, four_eyes, home_limits, four_eyes_since) values ($1, $2, $3, $4::jsonb, $5)
     on conflict (merchant_code) do update set confirm_minutes = excluded.confirm_minutes, four_eyes = excluded.four_eyes,
       home_limits = excluded.home_limits, four_eyes_since = excluded.four_eyes_since, change = null, change_by = null, change_at = null`,
    [
      merchantCode,
      rules.confirmMinutes,
      rules.fourEyes,
      rules.homeLimits && JSON.stringify(rules.homeLimits),
      rules.fourEyesSince,
    ],
  );

/** What an operator can change of the rules. */
export type RuleValues = Omit<PublishRules, 'fourEyesSince'>;

/** A change of the rules that waits for a second operator. */
export type StoredChange = {
  readonly rules: RuleValues;
  readonly byId: number;
  readonly by: string | null;
  readonly at: Date;
};

/** `lock` holds the rules until the transaction ends. */
export async function findRuleChange(queries: Queries, merchantCode: string, lock = false): Promise<StoredChange | undefined> {
  if (lock) await queries.query('select 1 from publish_rules where merchant_code = $1 for update', [merchantCode]);
  const [found] = await queries.query<{ rules: RuleValues | null; byId: number | null; by: string | null; at: Date | null }>(
    `select r.change as "rules", r.change_by as "byId", o.name as "by", r.change_at as "at"
     from publish_rules r left join operators o on o.id = r.change_by where r.merchant_code = $1 and r.change_by is not null`,
    [merchantCode],
  );
  if (!found?.rules || found.byId === null || !found.at) return undefined; // all three are written together
  return { rules: found.rules, byId: found.byId, by: found.by, at: found.at };
}

/** A change that waited before is replaced. */
export const setRuleChange = (queries: Queries, merchantCode: string, rules: RuleValues, byId: number, at: Date) =>
  queries.query('update publish_rules set change = $2::jsonb, change_by = $3, change_at = $4 where merchant_code = $1', [
    merchantCode,
    JSON.stringify(rules),
    byId,
    at,
  ]);

export const dropRuleChange = (queries: Queries, merchantCode: string) =>
  queries.query('update publish_rules set change = null, change_by = null, change_at = null where merchant_code = $1', [
    merchantCode,
  ]);
