import type { MediaCrop } from '#schemas/edges/api/media.schema.ts';
import type { RefusalCode } from '#schemas/edges/api/refusals.ts';
import type { MadeFile, MadePicture } from './makePicture.ts';

/** Work on a picture, which a process of its own does (`pictureProgram.ts`). */
export type PictureTask =
  | { readonly kind: 'make'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'cut';
      readonly id: string;
      readonly source: Pick<MadeFile, 'width' | 'height' | 'content'>;
      readonly edit: MediaCrop;
    }
  /** Draws an SVG of our own, which may hold a picture of a library. */
  | { readonly kind: 'draw'; readonly svg: string };

/** What comes of it: of `draw` the bytes of a PNG. */
export type PictureOutcome<Kind extends PictureTask['kind'] = PictureTask['kind']> = Kind extends 'draw'
  ? Uint8Array
  : MadePicture;

/** What the process sends back. */
export type PictureAnswer =
  | { readonly state: 'done'; readonly outcome: PictureOutcome }
  | { readonly state: 'refused'; readonly code: RefusalCode }
  | { readonly state: 'failed'; readonly message: string };

/** How the process ends itself for a picture that takes more than one may. No other program sends this signal, and it writes no core file. */
export const COSTLY_SIGNAL = 'SIGVTALRM';
