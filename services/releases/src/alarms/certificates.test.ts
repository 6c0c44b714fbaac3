import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCertificateEnd } from './certificates.ts';
import { describeExpiry } from './thresholds.ts';

const folder = mkdtempSync(join(tmpdir(), 'pazar-certificate-'));
let server: Server;
let port: number;

beforeAll(async () => {
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 5 -subj /CN=localhost';
  const files = ['-keyout', 'key.pem', '-out', 'certificate.pem'];
  execFileSync('openssl', [...request.split(' '), ...files], { cwd: folder, stdio: 'ignore' });
  const read = (name: string) => readFileSync(join(folder, name));
  server = createServer({ key: read('key.pem'), cert: read('certificate.pem') });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server has an address object; a string is for pipes.
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it('The end of a certificate is read from the server, and told as its days pass', async () => {
  const origin = `https://localhost:${port}`;
  const end = await readCertificateEnd(origin);
  const days = (at: Date) => (at.getTime() - Date.now()) / (24 * 60 * 60 * 1000);
  expect(end && days(end)).toBeCloseTo(5, 1);
  const expiry = { key: 'c', what: 'The certificate', days: [21, 7, 1], remedy: 'Renew it.' };
  const told = describeExpiry({ ...expiry, at: end ?? new Date(0) }, new Date());
  expect(told?.content.title).toBe('The certificate expires within 7 days');
});

it('An address without a certificate, or that does not answer, has no end', async () => {
  expect(await readCertificateEnd('http://localhost')).toBeUndefined();
  expect(await readCertificateEnd('https://127.0.0.1:9')).toBeUndefined();
});
