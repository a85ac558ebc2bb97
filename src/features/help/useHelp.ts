import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead, useReadPart } from '#src/site/useRead.ts';
import { helpParams, helpTitles } from './helpReads.ts';

/** Topics of the help centre, in the platform's order. */
export const useHelp = () => useRead('help', helpParams(useListLanguage()));

/** The titles of the topics, in the same order. */
export const useHelpTitles = () => useReadPart('help', helpParams(useListLanguage()), helpTitles);
