import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const HEADER = 'x-request-id';
const ACCEPTED = /^[\w-]{8,64}$/;

/** Gives every request a name for log and answer: the proxy's if it sent a sane one, else a new one. */
export const nameRequest: RequestHandler = (req, res, next) => {
  const sent = req.get(HEADER);
  res.set(HEADER, sent !== undefined && ACCEPTED.test(sent) ? sent : randomUUID());
  next();
};

/** The name that `nameRequest` gave. */
export const requestIdOf = (res: Response): string => String(res.getHeader(HEADER) ?? '');
