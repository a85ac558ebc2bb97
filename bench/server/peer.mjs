// A server of its own process that always answers the same bytes: `node peer.mjs <http|express> <port> <file>`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import express from 'express';

const [, , kind, port, file] = process.argv;
if (kind === 'express') {
  const app = express();
  app.get('/', (_request, response) => {
    response.send('Hello World!');
  });
  app.listen(Number(port), 'localhost');
} else {
  const body = readFileSync(file ?? '');
  createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': body.length });
    response.end(body);
  }).listen(Number(port), 'localhost');
}
