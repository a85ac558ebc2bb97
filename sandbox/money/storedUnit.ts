import type { Database, Queries } from '#server/store/database/Database.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import { type MoneyUnit, createUnit, unitOf } from './unitOf.ts';

async function storedValue(queries: Queries, merchantCode: string): Promise<number> {
  const [row] = await queries.query<{ creditValue: string }>(
    'select credit_value as "creditValue" from sandbox_merchants where merchant_code = $1',
    [merchantCode],
  );
  return Number(row?.creditValue ?? 1);
}

/** The unit that a merchant's money is stored in. */
export const storedUnit = async (queries: Queries, merchantCode: string): Promise<MoneyUnit> =>
  createUnit(await storedValue(queries, merchantCode));

/** The same of several merchants, each with its code. */
export const storedUnits = (queries: Queries, merchantCodes: readonly string[]): Promise<(readonly [string, MoneyUnit])[]> =>
  Promise.all(merchantCodes.map(async (code) => [code, await storedUnit(queries, code)] as const));

const OWN_ACCOUNTS = 'account_id in (select id from accounts where merchant_code = $1)';
/** An amount in the new unit, to its coin. */
const inUnit = (amount: string): string => `round(${amount} * $2::numeric / $3::numeric) * $3::numeric`;

/** Each statement takes the merchant, how many times smaller the new unit is, and its coin. */
const conversions = [
  `update wallets set balance = ${inUnit('balance')} where ${OWN_ACCOUNTS}`,
  `update ledger set amount = ${inUnit('amount')}, balance_after = ${inUnit('balance_after')} where ${OWN_ACCOUNTS}`,
  `update deposit_payments set requested = ${inUnit('requested')} where ledger_id in (select id from ledger where ${OWN_ACCOUNTS})`,
  `update closed_ledger set amount = ${inUnit('amount')} where merchant_code = $1`,
  `update game_rounds set stake = ${inUnit('stake')}, payout = ${inUnit('payout')}, balance_after = ${inUnit('balance_after')}
   where ${OWN_ACCOUNTS}`,
  `update launches set free_credits = ${inUnit('free_credits')} where ${OWN_ACCOUNTS}`,
  `update agent_contracts set terms = (
     select coalesce(jsonb_agg(case when term->>'kind' = 'amount'
       then jsonb_set(term, '{value}', to_jsonb(${inUnit(`(term->>'value')::numeric`)})) else term end order by place), '[]')
     from jsonb_array_elements(terms) with ordinality as listed (term, place))
   where ${OWN_ACCOUNTS}`,
];

/**
 * Converts what is stored of a merchant's money to another unit, once: after seeding, which writes credits, and when the merchant's first
 * language, and with it the home market, has changed.
 */
export async function storeInUnit(db: Database, merchantCode: string, { creditValue, coin }: MoneyUnit): Promise<void> {
  if ((await storedValue(db, merchantCode)) === creditValue) return;
  await db.transaction(async (queries) => {
    // Two calls may find the old unit: the second waits here and then finds the new one.
    await queries.query('select 1 from sandbox_merchants where merchant_code = $1 for update', [merchantCode]);
    const before = await storedValue(queries, merchantCode);
    if (before === creditValue) return;
    for (const statement of conversions) await queries.query(statement, [merchantCode, creditValue / before, coin]);
    await queries.query('update sandbox_merchants set credit_value = $2 where merchant_code = $1', [merchantCode, creditValue]);
  });
}

/** Calls `storeInUnit` for a merchant whenever the unit of its site is not that of the call before. */
export function createUnitKeeper(db: Database): (merchantCode: string, site: LiveSite) => Promise<void> {
  const kept = new Map<string, number>();
  return async (merchantCode, site) => {
    const unit = unitOf(site);
    if (kept.get(merchantCode) === unit.creditValue) return;
    await storeInUnit(db, merchantCode, unit);
    kept.set(merchantCode, unit.creditValue);
  };
}
