import { allowedMethods, formFields } from '#schemas/rules/registerForm.ts';
import type { SwitchName } from '#schemas/declare/names/switchNames.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { RegisterFormProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<RegisterFormProps> = async (_props, { read, site }) => {
  const isOn = (name: SwitchName) => site.switches[name];
  const shown = allowedMethods(isOn).flatMap((method) => formFields(site.registerSettings, method, isOn));
  if (shown.some(({ name }) => name === 'mobileNum')) await read('countries', {}); // for the dialling codes
};
