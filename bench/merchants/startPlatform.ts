import { createServer } from 'node:http';
import { freePort } from '../lib/startLivery.ts';

/** A merchant platform that is up, open and answers without data: only our own server is measured. */
export async function startPlatform(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const port = await freePort();
  const server = createServer((req, res) => {
    const isStatus = req.url?.includes('/wps/system/status') === true;
    res.setHeader('content-type', 'application/json');
    res.end(
      JSON.stringify(isStatus ? { success: true, value: { status: 0 } } : { success: false, errorCode: 'nothing', message: '' }),
    );
  }).listen(port, 'localhost');
  return {
    url: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
