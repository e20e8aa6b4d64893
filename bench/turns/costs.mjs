// What a case cost: CPU of this thread and of Postgres, commits, statements. Linux only; elsewhere only what SQL tells.
import { readdirSync, readFileSync } from 'node:fs';
import { connectTo } from '../postgres.mjs';

/** @param connection of a role that may read the log */
export async function costMeter(connection, watched = { count: 0, appends: 0 }) {
  const client = await connectTo(connection);
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const server = parentOf(rows[0].pid);

  const counters = () => ({
    appends: watched.appends,
    statements: watched.count,
    main: ownThread(),
    postgres: serverTime(server),
  });

  return {
    /** Runs the work. @returns its result, and what it cost */
    async measure(work) {
      const before = counters();
      const result = await work();
      const after = counters();
      return { result, cost: Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]])) };
    },
    /** @throws where the log has a gap */
    async check() {
      const { rows: found } = await client.query(
        `select count(*)::int as events, coalesce(min(position), 1)::int as first, coalesce(max(position), 0)::int as last,
           (select position::int from log.head) as head from log.events`,
      );
      const { events, first, last, head } = found[0];
      if (events !== last || first !== 1 || head !== last) throw new Error(`gaps: ${JSON.stringify(found[0])}`);
    },
    close: () => client.end(),
  };
}

const fieldsOf = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

function parentOf(pid) {
  try {
    return Number(fieldsOf(pid)[1]);
  } catch {
    return undefined;
  }
}

/** Microseconds of CPU that a task has had. */
const cpuOf = (task) => Number(readFileSync(`/proc/${task}/schedstat`, 'utf8').split(' ')[0]) / 1_000;

function ownThread() {
  try {
    return cpuOf(`self/task/${process.pid}`);
  } catch {
    const { user, system } = process.cpuUsage();
    return user + system;
  }
}

/** Microseconds of CPU that processes have had, all their threads. */
export const processorTime = (pids) =>
  pids.reduce((sum, pid) => {
    const [user, system] = fieldsOf(pid).slice(11, 13).map(Number);
    return sum + (user + system) * MICROSECONDS_OF_A_TICK;
  }, 0);
/** Linux counts a process's time in hundredths of a second. */
const MICROSECONDS_OF_A_TICK = 10_000;

/** What a connection was last seen with still counts once it has ended; by the server. */
const seen = new Map();

/** Microseconds of CPU that a Postgres has had, with the processes of its connections. */
export function serverTime(postmaster) {
  if (postmaster === undefined) return NaN;
  const times = seen.get(postmaster) ?? new Map();
  seen.set(postmaster, times.set(postmaster, cpuOf(postmaster)));
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/u.test(name))) {
    try {
      if (Number(fieldsOf(pid)[1]) === postmaster) times.set(pid, cpuOf(pid));
    } catch {
      // Ended meanwhile.
    }
  }
  return [...times.values()].reduce((sum, value) => sum + value, 0);
}
