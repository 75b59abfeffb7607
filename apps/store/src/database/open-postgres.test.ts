import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { openPostgres } from './open-postgres.ts';

/** The startup parameters that PgBouncer accepts without a setting. */
const acceptedParameters = ['user', 'database', 'client_encoding', 'application_name'];

it('sends only startup parameters that PgBouncer accepts or that the README lists', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `postgres://store@127.0.0.1:${(server.address() as AddressInfo).port}/store`;
  const database = openPostgres(url, { poolSize: 1, statementTimeoutMs: 5000, isReadOnly: true });
  const result = database.query(sql`select 1`).catch(() => {});
  const [socket] = await once(server, 'connection');
  // The length and the version of the protocol, then names and values, each with a null character at its end.
  const [message] = await once(socket, 'data');
  const names = message
    .toString('utf8', 8)
    .split('\0')
    .filter((name: string, index: number) => name && index % 2 === 0);
  const fields = [
    ['S', 'FATAL'],
    ['C', '08P01'],
    ['M', 'unsupported'],
  ];
  const error = `${fields.map(([type, value]) => `${type}${value}\0`).join('')}\0`;
  socket.end(`E\0\0\0${String.fromCharCode(4 + error.length)}${error}`);
  await result;
  await database.close();
  server.close();

  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [line = ''] = /^PgBouncer needs .*/m.exec(readme) ?? [];
  expect(names).toContain('statement_timeout');
  for (const name of names) if (!acceptedParameters.includes(name)) expect(line).toContain(`\`${name}\``);
});
