import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';

/** Kinds of contracts, in the order in which an agent is asked about them (AGCON-04). */
export const contractKinds = ['salary', 'dividend', 'hour'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Where each kind is read and answered (AGCON-03). */
export const contractPaths: Readonly<Record<ContractKind, string>> = {
  salary: paths.salaryContract,
  dividend: paths.dividendContract,
  hour: paths.hourContract,
};

/** Fields of the answer that report a pending contract of a kind (AGCON-01). */
const fields = {
  salary: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hour: 'contracthoursalreq',
} as const satisfies Record<ContractKind, keyof CallAnswer<'contracts'>>;

/** Kinds of contracts that wait for the agent's answer, in their order. */
export const waitingKinds = (asked: CallAnswer<'contracts'>): readonly ContractKind[] =>
  contractKinds.filter((kind) => String(asked[fields[kind]] ?? '').trim() !== '');
