/** Longest side in px: enough to read every figure on a photo of a receipt. */
const LONGEST_PX = 1600;
/** Qualities that are tried in turn until the picture is small enough. */
const QUALITIES = [0.8, 0.6, 0.4, 0.2];
const START = 'data:image/jpeg;base64,';

/**
 * Re-encodes a picture as a JPEG, which removes its metadata, such as place and device. Throws if the browser cannot decode the file.
 *
 * @param mostCharacters Length of the longest data address that may be sent.
 */
export async function shrinkPicture(file: Blob, mostCharacters: number): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser draws no pictures');
  context.fillStyle = 'white'; // below what is transparent
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const drawn = canvas.toDataURL('image/jpeg', quality);
    if (drawn.startsWith(START) && drawn.length <= mostCharacters) return drawn;
  }
  throw new Error('the picture stays too large');
}
