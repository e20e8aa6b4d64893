// What tools/try-compose.mjs knows of README, of Compose and of how it stands; nothing is run here.

/** README's lines that run the services as containers, as they stand there: those of the block that begins with `docker compose`. */
export function composeLines(readme) {
  const block = Array.from(readme.matchAll(/^```sh\n([\s\S]*?)^```$/gmu), ([, lines]) => lines).find((lines) =>
    lines.startsWith('docker compose '),
  );
  if (!block) throw new Error('README has no block that begins with `docker compose`');
  return block.trim().split('\n');
}

/** The lines that bring it up, and those that come once it stands. */
export function whenItStands(lines) {
  const up = lines.findLastIndex((line) => /^docker compose .*\bup\b/u.test(line));
  if (up < 0) throw new Error('README’s lines bring nothing up: docker compose up');
  return { first: lines.slice(0, up + 1), then: lines.slice(up + 1) };
}

/**
 * How Compose is called here, the newer way first, and what a shell has to know so that README's words mean it.
 * @param answers whether a program with these arguments is there
 */
export function engineOf(answers) {
  if (answers('docker', 'compose', 'version')) return { compose: ['docker', 'compose'], prelude: '' };
  if (!answers('docker-compose', 'version')) return undefined;
  const prelude = 'docker() { if [ "$1" = compose ]; then shift; docker-compose "$@"; else command docker "$@"; fi; }';
  return { compose: ['docker-compose'], prelude };
}

/**
 * What stands in the way, by container: who is not healthy yet, and who has ended with another code than 0.
 * @param table lines of `docker ps -a --format '{{.Names}}\t{{.Status}}'`
 */
export function inTheWay(table) {
  const rows = table.split('\n').filter(Boolean);
  const isWell = (status) => /\(healthy\)$|^Exited \(0\)/u.test(status);
  return rows.map((row) => row.split('\t')).filter(([, status]) => !isWell(status));
}

/** True where waiting helps nothing: somebody has ended with a failure, and is not started again. */
export const isHopeless = (rows) => rows.some(([, status]) => /^(?:Exited|Dead)/u.test(status));

/** A project of its own, with volumes and thus secrets of its own, on ports that nobody has. */
export function environmentOf({ project, port, natsPort, image }) {
  const address = `http://127.0.0.1:${port}`;
  return {
    COMPOSE_PROJECT_NAME: project,
    PARLEY_IMAGE: image,
    PARLEY_PORT: String(port),
    NATS_PORT: String(natsPort),
    PARLEY_PUBLIC_ADDRESS: address,
    // What the command line of this machine calls.
    PARLEY_SERVER: address,
  };
}

/** What is asked: a table with a seat for an agent of one's own, beside a member that Parley plays. */
export const TABLE = {
  question: 'Should the book club meet every week?',
  members: [{ name: 'Ana', kind: 'external' }, { name: 'Bo' }],
  config: { rounds: 2, turn_timeout_ms: 120_000 },
};
