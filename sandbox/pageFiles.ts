import { type RequestHandler, Router, static as files } from 'express';

/** Style sheets and scripts of a page of the sandbox. They keep their names, so a browser asks again. */
export const pageFiles = (path: string, folder: string): RequestHandler =>
  Router().use(path, files(folder, { index: false, redirect: false, cacheControl: true, maxAge: 0 }));
