import { type Request, type Response, text } from 'express';
import { isObject } from '#schemas/isObject.ts';
import { refuse } from './refusals.ts';

const LIMIT_BYTES = 64 * 1024;

const parse = text({ type: () => true, limit: LIMIT_BYTES });

/** The body of a call as text. Refuses one of more than 64 kB before reading it whole. */
export async function readBodyText(req: Request, res: Response): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    parse(req, res, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(refuse(isObject(error) && error['type'] === 'entity.too.large' ? 'body.tooLarge' : 'body.malformed'));
    });
  });
  return typeof req.body === 'string' ? req.body : '';
}
