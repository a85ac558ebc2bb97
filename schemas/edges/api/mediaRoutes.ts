import type { ApiRoutes } from './apiRoute.ts';
import {
  MAX_PICTURE_BYTES,
  mediaCropSchema,
  mediaSchema,
  mediaWordsSchema,
  pictureSchema,
  pictureTypes,
} from './media.schema.ts';

/** When pictures lie in a bucket. */
const storageRefusals = ['pictures.full', 'pictures.refused', 'pictures.unreachable'] as const;

const access = { role: 'editor', at: 'merchant' } as const;

/** A merchant's media library: pictures that its releases may name. */
export const mediaRoutes = {
  media: {
    method: 'GET',
    path: '/merchants/:code/media',
    summary: 'The pictures of the library, newest first, and how much room they take.',
    access: { role: 'viewer', at: 'merchant' },
    status: 200,
    answer: mediaSchema,
  },
  addPicture: {
    method: 'POST',
    path: '/merchants/:code/media',
    summary: 'Add a picture to the library. One that is there already is answered as it is.',
    access,
    query: { name: { type: 'string', description: 'What operators find it by; else it is called “picture”.' } },
    upload: { types: pictureTypes, maxBytes: MAX_PICTURE_BYTES },
    status: 201,
    answer: pictureSchema,
    refusals: [
      'picture.busy',
      'picture.costly',
      'picture.drawing',
      'picture.full',
      'picture.parts',
      'picture.pixels',
      'picture.type',
      'picture.unfinished',
      'picture.unreadable',
      ...storageRefusals,
    ],
  },
  changePicture: {
    method: 'PUT',
    path: '/merchants/:code/media/:picture',
    summary: 'Change what a picture is called and what it shows.',
    access,
    body: mediaWordsSchema,
    status: 200,
    answer: pictureSchema,
  },
  cropPicture: {
    method: 'POST',
    path: '/merchants/:code/media/:picture/crops',
    summary: 'Make a picture of a part of another. Both stay.',
    access,
    body: mediaCropSchema,
    status: 201,
    answer: pictureSchema,
    refusals: [
      'picture.busy',
      'picture.costly',
      'picture.full',
      'picture.notCut',
      'picture.unfinished',
      'picture.unreadable',
      ...storageRefusals,
    ],
  },
  removePicture: {
    method: 'DELETE',
    path: '/merchants/:code/media/:picture',
    summary: 'Remove a picture that nothing names.',
    access,
    status: 204,
    refusals: ['picture.used'],
  },
} as const satisfies ApiRoutes;
