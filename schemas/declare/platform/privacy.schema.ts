import { mobileProof } from './access.schema.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;

export const ownDataAnswerSchema = {
  $id: 'platform/own-data',
  description:
    "CALL-106: what the platform stores about a member, as lists by the platform's own names. It holds nothing that lets somebody in: no passwords, no tokens and no hashes of them.",
  type: 'object',
  required: ['exportedAt', 'data'],
  properties: {
    exportedAt: text(40),
    data: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } },
    shortened: {
      description: 'Names of the lists that hold the newest entries only, because there are very many.',
      type: 'array',
      maxItems: 100,
      items: text(80),
    },
  },
} as const;

export const deleteAccountBodySchema = {
  $id: 'platform/delete-account-body',
  description: 'Body of CALL-107: the login password, or of an account without one a fresh code on its number.',
  type: 'object',
  additionalProperties: false,
  properties: {
    oldPassword: text(128),
    ...mobileProof,
    forfeits: {
      description: 'The balance that the member gives up, exactly as it is: without it an account with money is not deleted.',
      type: 'number',
      exclusiveMinimum: 0,
    },
  },
} as const;
