import { type Request, type Response, text } from 'express';
import { isObject } from '#schemas/base/json/isObject.ts';
import { announcesMore } from '../http/requests/readBody.ts';
import { refuse } from './refusals.ts';

const LIMIT_BYTES = 64 * 1024;

const parse = text({ type: () => true, limit: LIMIT_BYTES });

/** The body of a call as text. Refuses one of more than 64 kB, and reads nothing of it where it says so itself. */
export async function readBodyText(req: Request, res: Response): Promise<string> {
  if (announcesMore(req, LIMIT_BYTES)) throw refuse('body.tooLarge');
  await new Promise<void>((resolve, reject) => {
    parse(req, res, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(refuse(isObject(error) && error['type'] === 'entity.too.large' ? 'body.tooLarge' : 'body.malformed'));
    });
  });
  return typeof req.body === 'string' ? req.body : '';
}
