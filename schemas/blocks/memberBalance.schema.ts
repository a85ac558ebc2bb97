import type { FromSchema } from 'json-schema-to-ts';

export const memberBalanceSchema = {
  $id: 'block/member-balance',
  title: 'Balance of the member',
  description: 'The sum of a member’s balances, to be hidden and asked for anew, with the ways to deposit and withdraw.',
  type: 'object',
  additionalProperties: false,
  properties: {
    actions: {
      title: 'Deposit and withdraw',
      description: 'Buttons below the balance that lead to deposit and withdrawal.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['memberCentre'],
    },
  },
} as const;

export type MemberBalanceProps = FromSchema<typeof memberBalanceSchema>;
