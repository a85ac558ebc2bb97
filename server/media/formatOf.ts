const at = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/** What decides the way a picture is read. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg';

/** The first bytes of each format. Only files that begin so reach the decoders. */
const formats: Readonly<Record<PictureFormat, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => at(bytes, 0, '\xFF\xD8\xFF'),
  png: (bytes) => at(bytes, 0, '\x89PNG\r\n\x1A\n'),
  webp: (bytes) => at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP'),
  avif: (bytes) => at(bytes, 4, 'ftypavif'),
  svg: (bytes) => /^(?:\uFEFF)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)[\s>]/i.test(bytes.toString('utf8', 0, 200)),
};

/** The format of a file by its content; undefined for all others. */
export const formatOf = (bytes: Buffer): PictureFormat | undefined =>
  (Object.keys(formats) as PictureFormat[]).find((format) => formats[format](bytes)); // the keys of a literal
