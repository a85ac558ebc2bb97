import type { FromSchema } from 'json-schema-to-ts';

export const memberBalanceSchema = {
  $id: 'block/member-balance',
  title: 'Balance of the member',
  description: 'A member’s total balance, which can be hidden and refreshed, with buttons for deposit and withdraw.',
  type: 'object',
  additionalProperties: false,
  properties: {
    actions: {
      title: 'Deposit and withdraw',
      description: 'Buttons below the balance that lead to deposit and withdrawal.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type MemberBalanceProps = FromSchema<typeof memberBalanceSchema>;
