import { evaluateWhen } from '#schemas/release/resolve/evaluateWhen.ts';
import { GUEST } from '#schemas/declare/names/visitor.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { LoginFormProps } from './block.ts';
import { entries } from './entries.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<LoginFormProps> = async (_props, { read, site, language }) => {
  const circumstances = { site, visitor: GUEST, language, installed: false };
  // for the dialling codes
  if (evaluateWhen(entries.mobileLogin, circumstances)) await read('countries', {});
};
