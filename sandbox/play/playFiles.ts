import { type RequestHandler, Router, static as files } from 'express';
import { PLAY_PATH } from './launchHandlers.ts';

/** Style sheet and script of the play-money game. They keep their names, so a browser asks again. */
export const playFiles = (folder: string): RequestHandler =>
  Router().use(PLAY_PATH, files(folder, { index: false, redirect: false, cacheControl: true, maxAge: 0 }));
