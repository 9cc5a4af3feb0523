import { getIntrospectionQuery } from 'graphql';
import { z } from 'zod';
import { type Attack, MAX_GROWTH, type Target } from './attack';
import { asking, read } from './sending';

const first = ({ employees }: Target) => employees[0] ?? '';

const query = (
  name: string,
  text: string,
  connections: number,
  more: Partial<Attack> & { path?: string } = {},
): Attack => ({
  name,
  connections,
  maxGrowth: MAX_GROWTH,
  prepare: (target) => Promise.resolve(() => asking(target, first(target), text)),
  ...more,
});

const PEOPLE = `users(pageSize: 200) { items { id nameFull subdivision { id employees { id nameFull
  subdivision { id employees { id nameFull } } } } } }`;
const MANY = Array.from({ length: 20 }, (_, index) => `a${index}: ${PEOPLE}`).join(' ');
const DIRECTIVES = Array.from({ length: 20 }, () => '@include(if: true)').join(' ');
const PAGE = '{ users(pageSize: 50) { count items { id nameFull } } }';
const CONNECTIONS = 60;
const CONNECTIONS_GROWTH = 1.5;

/** A new document text each time: the server has not prepared it yet. */
function newDocuments(target: Target): () => Promise<string> {
  let number = 0;
  return () => {
    number += 1;
    const fields = Array.from({ length: 25 }, (_, index) => `n${number}x${index}: nameFull`).join(' ');
    return asking(target, first(target), `{ users(pageSize: 1) { items { ${fields} } } }`)();
  };
}

/** The whole schema under another name each time, so that no cached response matches. */
function newIntrospection(target: Target): () => Promise<string> {
  let number = 0;
  return () => {
    number += 1;
    const text = getIntrospectionQuery().replace('IntrospectionQuery', `Introspection${number}`);
    return asking(target, first(target), text)();
  };
}

const published = z.object({
  regulations: z.object({ items: z.array(z.object({ id: z.number() })).min(1) }),
});

/** Reads and hashes all records of the organization again, each time. */
async function checkingIntegrity(target: Target): Promise<() => () => Promise<string>> {
  const { regulations } = await read(
    target,
    target.adminToken,
    published,
    '{ regulations(scope: editor, statuses: [published], pageSize: 1) { items { id } } }',
  );
  const id = regulations.items[0]?.id ?? 0;
  const check = `{ contentCheckIntegrity(objectType: regulation, id: ${id}) { isWhole checked } }`;
  return () => asking(target, target.adminToken, check);
}

/** Requests that ask for more than a page needs, or are sent too often. */
export const queryAttacks: readonly Attack[] = [
  query('lists inside lists', `{ ${PEOPLE} }`, 4),
  query('lists inside lists beside __type', `{ __type(name: "User") { name } ${PEOPLE} }`, 4),
  query('many lists behind a fragment', `{ ...F } fragment F on Query { ${MANY} }`, 4),
  query(
    'the longest list that one may ask for',
    '{ users(pageSize: 200) { count items { id nameFull position { id name } subdivision { id name } } } }',
    8,
  ),
  query('the whole schema', getIntrospectionQuery(), 4),
  {
    name: 'the whole schema, another document each time',
    connections: 4,
    maxGrowth: MAX_GROWTH,
    prepare: (target) => {
      const shoot = newIntrospection(target);
      return Promise.resolve(() => shoot);
    },
  },
  query('directives', `{ users(pageSize: 200) { items { id ${DIRECTIVES} } } }`, 8),
  query(
    'hundreds of directives',
    `{ users(pageSize: 200) { items { ${`nameFull ${DIRECTIVES} `.repeat(30)} } } }`,
    8,
  ),
  query('60 connections of one employee', PAGE, CONNECTIONS, { maxGrowth: CONNECTIONS_GROWTH }),
  query('60 connections of one employee, their colleague', PAGE, CONNECTIONS, {
    maxGrowth: CONNECTIONS_GROWTH,
    measured: 'colleague',
  }),
  { name: 'the check of integrity', connections: 8, maxGrowth: MAX_GROWTH, prepare: checkingIntegrity },
  {
    name: 'a new document each time',
    connections: 4,
    maxGrowth: MAX_GROWTH,
    prepare: (target) => {
      const shoot = newDocuments(target);
      return Promise.resolve(() => shoot);
    },
  },
];
