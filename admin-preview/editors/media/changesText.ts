import type { PictureView } from '#schemas/edges/api/media.schema.ts';
import type { Say } from '#texts/tool/say.ts';

/** What of an uploaded file was left out, in sentences. */
export const changesText = (say: Say, { changes }: Pick<PictureView, 'changes'>): string =>
  changes.map((change) => say(`media.change.${change}`)).join(' ');
