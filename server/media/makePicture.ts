import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { MAX_DRAWING_BYTES, MAX_PICTURE_PIXELS, type MediaCrop, type PictureChange } from '#schemas/edges/api/media.schema.ts';
import { type MediaSize, type MediaSizeName, mediaSizes } from '#schemas/base/media/mediaSizes.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { MediaFile, StoredPicture } from '../store/repositories/media.ts';
import { cleanDrawing } from './drawing/cleanDrawing.ts';
import { drawingCost } from './drawing/drawingCost.ts';
import { decodeDrawing, readDrawing } from './drawing/readDrawing.ts';
import { formatOf } from './formatOf.ts';
import { measureTones } from './measureTones.ts';

/** The source that is stored for later crops: larger than any size needs. */
const SOURCE_SIDE = 2560;
/** How often a drawing may go through all its pixels each time it is drawn, and the elements that it may draw. */
const MAX_PASSES = 600;
const MAX_DRAWN_PARTS = 20_000;
const MAX_PARTS = 5_000;
const DRAWING = 'image/svg+xml';

export type MadeFile = Omit<MediaFile, 'bytes'> & { readonly content: Buffer };
export type MadePicture = Pick<StoredPicture, 'id' | 'kind' | 'width' | 'height' | 'crop' | 'changes' | 'tones'> & {
  readonly files: readonly MadeFile[];
};

type Box = { readonly width: number; readonly height: number };
type Point = MediaCrop['focus'];

/** A name that says what a picture holds: two uploads of one file are one picture. */
const idOf = (...parts: readonly (Buffer | string)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 22);
};

/** Reads a picture without its metadata, turned as its camera says, in sRGB. `density` is that of a drawing, in pixels per inch. */
async function open(content: Buffer, density?: number): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const limits = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', autoOrient: true } as const;
  return sharp(content, density === undefined ? limits : { ...limits, density });
}

/** At this density a drawing has one pixel for each unit of its own. */
const UNIT_DENSITY = 72;

/** The largest part of a picture with the shape of a size, as near to the focus as the edges let it be. */
function coverOf({ width, height }: Box, size: Box, focus: Point) {
  const scale = Math.min(width / size.width, height / size.height);
  const part = { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
  const begin = (whole: number, own: number, share: number) =>
    Math.round(Math.min(Math.max(whole * share - own / 2, 0), whole - own));
  return { ...part, left: begin(width, part.width, focus.x), top: begin(height, part.height, focus.y) };
}

interface Original extends Box {
  readonly content: Buffer;
  readonly isOpaque: boolean;
  readonly isDrawing: boolean;
  readonly focus: Point;
}

const white = { r: 255, g: 255, b: 255, alpha: 1 };
const clear = { ...white, alpha: 0 };

async function inSize({ content, isOpaque, isDrawing, focus, ...box }: Original, size: MediaSize): Promise<Sharp> {
  const { width, height, fit, ground, safePart = 1 } = size;
  const scale = Math.min(width / box.width, height / box.height);
  const image = await open(content, isDrawing ? Math.max(1, UNIT_DENSITY * scale) : undefined);
  if (fit === 'inside') return image.resize({ width, height, fit, withoutEnlargement: true });
  if (isOpaque) return image.extract(coverOf(box, size, focus)).resize({ width, height });
  const inner = { width: Math.round(width * safePart), height: Math.round(height * safePart) };
  const margin = { left: (width - inner.width) >> 1, top: (height - inner.height) >> 1 };
  const background = ground === undefined ? clear : white;
  const whole = image.resize({ ...inner, fit: 'contain', background }).extend({
    ...margin,
    right: width - inner.width - margin.left,
    bottom: height - inner.height - margin.top,
    background,
  });
  return ground === undefined ? whole : whole.flatten({ background });
}

/** How each format is written. AVIF takes long for little beyond this effort. */
const written = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: 80 }),
  jpeg: (image: Sharp) => image.jpeg({ quality: 82, mozjpeg: true }),
  png: (image: Sharp) => image.png({ compressionLevel: 9, palette: true }),
} as const;
type Written = keyof typeof written;

const formatsOf = ({ format }: MediaSize, isOpaque: boolean): readonly Written[] =>
  format === 'small' ? ['avif', 'webp', isOpaque ? 'jpeg' : 'png'] : [format];

/** The files of a size, smallest first. */
async function filesIn(original: Original, name: MediaSizeName): Promise<MadeFile[]> {
  const size: MediaSize = mediaSizes[name];
  const files: MadeFile[] = [];
  for (const format of formatsOf(size, original.isOpaque)) {
    const { data: content, info } = await written[format](await inSize(original, size)).toBuffer({ resolveWithObject: true });
    files.push({
      size: name,
      type: `image/${format}`,
      width: info.width,
      height: info.height,
      name: `${name}.${format}`,
      content,
    });
  }
  return files.sort((a, b) => a.content.length - b.content.length);
}

const names = Object.keys(mediaSizes) as MediaSizeName[]; // the keys of a literal

async function filesOf(original: Original, drawing?: MadeFile): Promise<MadeFile[]> {
  const files: MadeFile[] = [];
  for (const size of names)
    files.push(...(drawing && mediaSizes[size].format === 'small' ? [{ ...drawing, size }] : await filesIn(original, size)));
  return files;
}

const CENTRE: Point = { x: 0.5, y: 0.5 };

/** Runs work of the decoders: what they cannot read is the file's fault. */
async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new HttpProblem(isTooLarge ? 'picture.pixels' : 'picture.unreadable');
  }
}

async function drawingOf(bytes: Buffer): Promise<MadePicture> {
  const { text, root, losses } = cleanDrawing(readDrawing(decodeDrawing(bytes)));
  const content = Buffer.from(text);
  const { own, parts, passes } = drawingCost(root);
  if (content.length > MAX_DRAWING_BYTES || own > MAX_PARTS || parts > MAX_DRAWN_PARTS) throw new HttpProblem('picture.parts');
  if (passes > MAX_PASSES) throw new HttpProblem('picture.costly');
  const { width, height } = await (await open(content)).metadata();
  const drawing = { size: 'source', type: DRAWING, width, height, name: 'drawing.svg', content } as const;
  const original = { content, width, height, isOpaque: false, isDrawing: true, focus: CENTRE };
  const files = await filesOf(original, drawing);
  const tones = await measureTones(await inSize(original, mediaSizes.logo));
  return { id: idOf(bytes), kind: 'drawing', width, height, crop: null, changes: losses, tones, files: [drawing, ...files] };
}

/** The source of a photo: without what a camera notes, in sRGB, no larger than it will be needed. The upload is decoded once for all. */
async function sourceOf(image: Sharp): Promise<{ readonly source: MadeFile; readonly isOpaque: boolean }> {
  const { default: sharp } = await import('sharp');
  const { data, info: raw } = await image
    .resize({ width: SOURCE_SIDE, height: SOURCE_SIDE, fit: 'inside', withoutEnlargement: true })
    .withIccProfile('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const small = sharp(data, { raw: { width: raw.width, height: raw.height, channels: raw.channels } });
  const isOpaque = (await small.clone().stats()).isOpaque;
  const format = isOpaque ? 'jpeg' : 'png';
  const encoded = isOpaque ? small.removeAlpha().jpeg({ quality: 92 }) : small.png();
  const { data: content, info } = await encoded.toBuffer({ resolveWithObject: true });
  const source = {
    size: 'source',
    type: `image/${format}`,
    width: info.width,
    height: info.height,
    name: `source.${format}`,
    content,
  } as const;
  return { source, isOpaque };
}

interface Photo extends Pick<MadePicture, 'id' | 'crop' | 'changes'> {
  readonly image: Sharp;
}

async function photoOf({ image, id, crop, changes }: Photo): Promise<MadePicture> {
  const { source, isOpaque } = await sourceOf(image);
  const { width, height, content } = source;
  const files = await filesOf({ width, height, content, isOpaque, isDrawing: false, focus: crop?.focus ?? CENTRE });
  const tones = isOpaque ? null : await measureTones(await open(content));
  return { id, kind: 'photo', width, height, crop, changes, tones, files: [source, ...files] };
}

async function uploadedPhoto(bytes: Buffer): Promise<MadePicture> {
  const image = await open(bytes);
  const { pages = 1 } = await image.metadata();
  const changes: readonly PictureChange[] = pages > 1 ? ['frames'] : [];
  return photoOf({ image, id: idOf(bytes), crop: null, changes });
}

/**
 * All sizes of an uploaded file. It is read and written again, so that nothing of the file itself reaches a browser.
 *
 * @throws HttpProblem for a file that is not a picture, broken, or too large.
 */
export async function makePicture(bytes: Buffer): Promise<MadePicture> {
  const format = formatOf(bytes);
  if (format === undefined) throw new HttpProblem('picture.type');
  return read(() => (format === 'svg' ? drawingOf(bytes) : uploadedPhoto(bytes)));
}

/** A picture of a part of another, from the source of that. */
export const cutPicture = (
  id: string,
  source: Pick<MadeFile, 'width' | 'height' | 'content'>,
  edit: MediaCrop,
): Promise<MadePicture> =>
  read(async () => {
    const { x, y, width, height } = edit.crop;
    const left = Math.min(Math.round(x * source.width), source.width - 1);
    const top = Math.min(Math.round(y * source.height), source.height - 1);
    const part = {
      left,
      top,
      width: Math.max(1, Math.min(Math.round(width * source.width), source.width - left)),
      height: Math.max(1, Math.min(Math.round(height * source.height), source.height - top)),
    };
    const image = (await open(source.content)).extract(part);
    return photoOf({ image, id: idOf(id, JSON.stringify(edit)), crop: edit, changes: [] });
  });

/** Draws an SVG as a PNG. */
export const drawPicture = (svg: string): Promise<Buffer> =>
  read(async () => (await open(Buffer.from(svg))).png({ palette: true }).toBuffer());
