import { type Request, type Response, text } from 'express';
import { isObject } from '#schemas/base/json/isObject.ts';
import { announcesMore } from '../http/requests/readBody.ts';
import { refuse } from './refusals.ts';

const DEFAULT_KB = 64;

/** The body of a call as text. Refuses one that is longer than its limit in kB, and reads nothing of it where it says so itself. */
export async function readBodyText(req: Request, res: Response, limitKb = DEFAULT_KB): Promise<string> {
  const limit = limitKb * 1024;
  if (announcesMore(req, limit)) throw refuse('body.tooLarge');
  await new Promise<void>((resolve, reject) => {
    text({ type: () => true, limit })(req, res, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(refuse(isObject(error) && error['type'] === 'entity.too.large' ? 'body.tooLarge' : 'body.malformed'));
    });
  });
  return typeof req.body === 'string' ? req.body : '';
}
