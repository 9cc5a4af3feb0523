import { Agent } from 'node:http';
import { getIntrospectionQuery } from 'graphql';
import { post } from '@test/helpers/graphql-client';
import type { World } from '../world';
import type { Attack, Attacker } from './attack';

/** The attackers' own connections: the honest ones must not wait for them in this very process. */
const connections = new Agent({ keepAlive: true, maxSockets: 1000 });

function asking(world: World, { token }: Attacker, query: string, path = '/graphql'): () => Promise<unknown> {
  const body = Buffer.from(JSON.stringify({ query }));
  const headers = { 'x-session-token': token };
  return () => post(`${world.app.url}${path}`, body, headers, connections);
}

const query = (name: string, text: string, count: number, mostGrowth = 2): Attack => ({
  name,
  connections: count,
  mostGrowth,
  prepare: (world, attacker) => Promise.resolve(asking(world, attacker, text)),
});

const PEOPLE = `users(pageSize: 200) { items { id nameFull subdivision { id employees { id nameFull
  subdivision { id employees { id nameFull } } } } } }`;
const FRAGMENTS = Array.from({ length: 60 }, (_, index) => `a${index}: ${PEOPLE}`).join(' ');

/** Requests that ask for more than a page needs. */
export const queryAttacks: readonly Attack[] = [
  query('lists inside lists', `{ ${PEOPLE} }`, 4),
  query('lists inside lists beside introspection', `{ __type(name: "User") { name } ${PEOPLE} }`, 4),
  query('many lists behind a fragment', `{ ...F } fragment F on Query { ${FRAGMENTS} }`, 4),
  query('the whole schema', getIntrospectionQuery(), 4),
  query('one person with 60 connections', '{ users(pageSize: 50) { count items { id nameFull } } }', 60, 1.5),
  {
    name: 'a new document each time',
    connections: 4,
    mostGrowth: 2,
    prepare: (world, attacker) => {
      let number = 0;
      return Promise.resolve(() => {
        number += 1;
        const fields = Array.from({ length: 25 }, (_, index) => `n${number}x${index}: nameFull`).join(' ');
        return asking(world, attacker, `{ users(pageSize: 1) { items { ${fields} } } }`)();
      });
    },
  },
  {
    name: 'the path in other letters',
    connections: 20,
    mostGrowth: 2,
    prepare: (world, attacker) =>
      Promise.resolve(asking(world, { ...attacker, token: 'x'.repeat(43) }, '{ userIsAuth }', '/%67raphql')),
  },
];
