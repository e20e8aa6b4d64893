import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@parley/embedded-postgres';
import { endWithTests, openFolder } from '@parley/testing';

const RULES = fileURLToPath(new URL('../../deploy/alerts.yml', import.meta.url));

export interface Prometheus {
  /** The alerts that fire, by name. */
  firing(): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * A real Prometheus (of the `PATH`) with the alerts of deploy/, which looks every second. How long something has to last before it fires is
 * left out; what has to be the case is not.
 * @param targets addresses whose `/metrics` it reads, as `127.0.0.1:4701`
 */
export async function startPrometheus(targets: readonly string[]): Promise<Prometheus> {
  const folder = await openFolder();
  writeFileSync(join(folder, 'alerts.yml'), readFileSync(RULES, 'utf8').replaceAll(/^ +for: .+\n/gmu, ''));
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [join(folder, 'alerts.yml')],
    scrape_configs: [{ job_name: 'parley', static_configs: [{ targets }] }],
  };
  // YAML takes JSON.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const args = [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=${address}`,
  ];
  const child = endWithTests(spawn('prometheus', args, { stdio: 'ignore' }));
  return {
    async firing() {
      const answer = await fetch(`http://${address}/api/v1/alerts`);
      const { data } = (await answer.json()) as {
        data: { alerts: { state: string; labels: { alertname: string } }[] };
      };
      return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
