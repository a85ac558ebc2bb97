import { depositing, withdrawing } from './namedConditions.ts';

/** The ways to add to the balance and to take from it. */
export const moneyWays = { deposit: depositing, withdraw: withdrawing } as const;
