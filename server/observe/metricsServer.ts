import { type Server, createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './createMetrics.ts';

/** Answers Prometheus, on a port of its own that players do not reach. */
export const metricsServer = ({ text, contentType }: Metrics, log: Logger): Server =>
  createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    text().then(
      (metrics) => res.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(metrics),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be collected');
        res.writeHead(500).end();
      },
    );
  });
