import { comparePictures } from './comparePictures.ts';

/** A screen is settled when so many pictures in a row are equal; after the last attempt it is taken as it is. */
const SAME_IN_A_ROW = 2;
const MOST_TRIES = 10;
const BETWEEN_PICTURES_MS = 200;

/** Takes pictures until they stay equal, so that late parts have arrived, such as rows rendered when they become visible. */
export async function takeSettled(take: () => Promise<Buffer>): Promise<Buffer> {
  let picture = await take();
  let same = 0;
  for (let tries = 0; tries < MOST_TRIES && same < SAME_IN_A_ROW; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_PICTURES_MS));
    const next = await take();
    same = (await comparePictures(picture, next)) ? 0 : same + 1;
    picture = next;
  }
  return picture;
}
