import type { Mutation } from './Mutation.ts';
import { accessMutations } from './accessMutations.ts';
import { operatorMutations } from './operatorMutations.ts';
import { pageMutations } from './pageMutations.ts';
import { platformMutations } from './platformMutations.ts';
import { playerMutations } from './playerMutations.ts';
import { releaseMutations } from './releaseMutations.ts';
import { requestMutations } from './requestMutations.ts';
import { storeMutations } from './storeMutations.ts';

/** For each defence in the threat model of docs/security.md a change that removes it. */
export const mutations: readonly Mutation[] = [
  ...operatorMutations,
  ...releaseMutations,
  ...requestMutations,
  ...pageMutations,
  ...platformMutations,
  ...accessMutations,
  ...playerMutations,
  ...storeMutations,
];
