import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import { helpParams } from './helpReads.ts';

/** Topics of the help centre, in the platform's order. */
export const useHelp = () => useRead('help', helpParams(useListLanguage()));
