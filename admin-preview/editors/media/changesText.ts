import type { PictureView } from '#schemas/edges/api/media.schema.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';

/** What of an uploaded file was left out, in sentences. */
export const changesText = (t: ToolTranslator, { changes }: Pick<PictureView, 'changes'>): string =>
  changes.map((change) => t(`media.change.${change}`)).join(' ');
