/** Contracts of agents, what they bring, and the accounts that agents open. */
export const contracts = {
  'contract.unknown': 'This contract is no longer there.',
  'contract.decided': 'You have answered this contract already.',
  'contract.waiting': 'A request of yours is waiting for an answer already.',
  'contract.rate': 'This rate is outside of what can be asked for.',
  'dividend.notPayable': 'There is no dividend to be paid out right now.',
} as const;
