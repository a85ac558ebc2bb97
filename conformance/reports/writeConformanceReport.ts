import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConformanceReport } from '../Finding.ts';
import { htmlReport } from './htmlReport.ts';
import { junitReport } from './junitReport.ts';

/** Writes `report.html`, `junit.xml` and `report.json` into a folder. Returns the path of the page. */
export function writeConformanceReport(folder: string, report: ConformanceReport): string {
  mkdirSync(folder, { recursive: true });
  const page = join(folder, 'report.html');
  writeFileSync(page, htmlReport(report));
  writeFileSync(join(folder, 'junit.xml'), junitReport(report));
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`);
  return page;
}
