import { qrModules } from './qrModules.ts';

/** Enough for a banking app that reads the picture from the phone's photos. */
const MODULE_PX = 12;

/** The code as a picture, in the colours that readers know best. */
export async function qrPicture(text: string): Promise<Blob> {
  const { data, size } = qrModules(text);
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE_PX;
  canvas.height = size * MODULE_PX;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser draws no pictures');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) context.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture === null) throw new Error('the browser made no picture');
  return picture;
}
