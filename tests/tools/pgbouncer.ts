/** PgBouncer for tests, in transaction mode, from the machine's own binary. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { makeServerFolder, noReplicaReason, startProgram, type PostgresServer } from './postgres.ts';

const program = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
  .map((directory) => join(directory, 'pgbouncer'))
  .find((path) => existsSync(path));

/** The reason why no cluster can be started here; empty if one can. */
export const noClusterReason =
  noReplicaReason === '' && program === undefined ? 'there is no pgbouncer on this machine' : noReplicaReason;

/** The name of a group of tests that need PostgreSQL, a replica and a pooler. */
export const withCluster = `with PostgreSQL, a replica and PgBouncer${noClusterReason === '' ? '' : ` (skipped: ${noClusterReason})`}`;

export interface Pooler {
  url: string;
  end: () => Promise<void>;
}

/** Starts a pooler in front of a server. Each transaction gets any free connection of four. */
export async function startPgbouncer({ port: serverPort }: PostgresServer): Promise<Pooler> {
  const folder = makeServerFolder();
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), '"afterglow" ""\n');
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
server_round_robin = 1
`,
  );
  const endProgram = await startProgram(program ?? '', [file], {
    cwd: folder,
    ready: 'process up',
    signal: 'SIGINT',
  });
  return {
    url: `postgres://afterglow@127.0.0.1:${port}/postgres`,
    end: async () => {
      await endProgram();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
