import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { forwardedFor } from './gateway.js';

export const opensslMissing = spawnSync('openssl', ['version']).status !== 0;

export interface TlsFront {
  /** What a client has to believe in, in PEM. */
  certificate: string;
  close(): void;
}

/**
 * What stands before Parley and has its certificate. As many such proxies do unless they are told otherwise, it asks by the name of what it passes to,
 * and says in headers of its own what it was asked as.
 */
export async function startTlsFront(folder: string, port: number, behind: string): Promise<TlsFront> {
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=parley.test', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  execFileSync('openssl', ['req', '-x509', ...key, '-out', certificateFile, ...subject], { stdio: 'ignore' });
  const certificate = readFileSync(certificateFile, 'utf8');
  const server = createServer({ key: readFileSync(keyFile), cert: certificate }, (asked, answer) => {
    const { method = '', headers } = asked;
    const told = {
      'x-forwarded-for': forwardedFor(asked),
      'x-forwarded-proto': 'https',
      'x-forwarded-host': headers.host,
    };
    const passed = request(
      `${behind}${asked.url}`,
      { method, headers: { ...headers, ...told, host: new URL(behind).host } },
      (came) => {
        answer.writeHead(came.statusCode!, came.headers);
        came.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    certificate,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
