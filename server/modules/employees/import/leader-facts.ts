import { sql } from 'drizzle-orm';
import { boolean, integer, listOf, nullable, type RowOf, text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { columnOf } from '@server/db/table-shapes';
import type { Scope } from '@server/graphql/context';
import { nameKey, pathOf, pathText } from './fields';
import { type LeaderFacts, type LeaderRow, type Node, type LeaderCandidate, type Token } from './leaders';
import { importRepository, rowAction } from './import.repository';
import {
  type EmployeeImportOrgUnitRecord,
  type EmployeeImportRecord,
  employeeImportRowTable,
} from './import.tables';
import { existingOrgUnits } from './org-units';
import type { RowPerson } from './row-person';

const rowFactsRow = {
  number: integer,
  person: columnOf(employeeImportRowTable.person),
  match_id: nullable(integer),
  subdivision_key: nullable(text),
  action: nullable(text),
};

type RowFacts = RowOf<typeof rowFactsRow>;

const personFactsRow = {
  id: integer,
  name_first: text,
  name_second: text,
  name_middle: text,
  email: text,
  personnel_number: nullable(text),
  subdivision_id: nullable(integer),
  leads: listOf(integer),
  is_above: boolean,
};

type PersonFacts = RowOf<typeof personFactsRow>;

const existingNode = (id: number): Node => `s${id}`;

/** Returns everything by which a cell may refer to the person. */
function allCallsOf(person: RowPerson): string[] {
  const { nameFirst = '', nameSecond = '', nameMiddle = '', email, personnelNumber } = person;
  const names = [
    `${nameSecond} ${nameFirst}`,
    `${nameFirst} ${nameSecond}`,
    ...(nameMiddle ? [`${nameSecond} ${nameFirst} ${nameMiddle}`] : []),
  ];
  return [...names, email ?? '', personnelNumber ?? ''].map(nameKey).filter(Boolean);
}

/** Returns the subdivisions of the rows' people by their key in the table. */
function nodesOf(orgUnits: readonly EmployeeImportOrgUnitRecord[]): Map<string, Node> {
  const taken = orgUnits.filter(({ kind, action }) => kind === 'subdivision' && action !== 'skip');
  return new Map(
    taken.map(({ key, targetId }) => [key, targetId === null ? `k:${key}` : existingNode(targetId)]),
  );
}

async function treeOf({ tx, organizationId }: Scope, orgUnits: readonly EmployeeImportOrgUnitRecord[]) {
  const parents = new Map<Node, Node | null>();
  const names = new Map<Node, string>();
  for (const { id, name, parentId } of await existingOrgUnits(tx, organizationId, 'subdivision')) {
    parents.set(existingNode(id), parentId === null ? null : existingNode(parentId));
    names.set(existingNode(id), name);
  }
  const nodes = nodesOf(orgUnits);
  for (const { kind, key, name, targetId } of orgUnits) {
    if (kind !== 'subdivision' || targetId !== null) continue;
    const path = pathOf(name);
    parents.set(`k:${key}`, nodes.get(nameKey(pathText(path.slice(0, -1)))) ?? null);
    names.set(`k:${key}`, path.at(-1) ?? name);
  }
  return { nodes, parents, names };
}

async function peopleOf({ tx, organizationId, caller }: Scope): Promise<PersonFacts[]> {
  const isFree = caller === null || caller.isSuperAdmin;
  const rows = await selectRows(
    tx,
    personFactsRow,
  )(sql`
    select u.id, u.name_first, u.name_second, u.name_middle, lower(u.email) as email, u.personnel_number, u.subdivision_id,
      array(select l.subdivision_id from subdivision_leader l where l.organization_id = u.organization_id and l.user_id = u.id) as leads,
      not ${isFree}::boolean and (u.is_super_admin or (u.is_admin and not ${caller?.isAdmin ?? false}::boolean)) as is_above
    from users u where u.organization_id = ${organizationId} and not u.is_archive and u.status <> 'dismissed'`);
  return rows;
}

async function rowsOfImport({ tx, organizationId }: Scope, { id }: EmployeeImportRecord) {
  const rows = await selectRows(
    tx,
    rowFactsRow,
  )(sql`
    select r.number, r.person, r.match_id, r.subdivision_key, ${rowAction} as action
    from employee_import_row r join employee_import i on i.organization_id = r.organization_id and i.id = r.import_id
    where r.organization_id = ${organizationId} and r.import_id = ${id} order by r.number`);
  return rows;
}

const tokenOf = ({ number, match_id: matchId, action }: RowFacts): Token =>
  matchId === null || action === 'create' ? `r${number}` : `u${matchId}`;

const nameOf = ({ nameFirst = '', nameSecond = '' }: RowPerson): string =>
  `${nameFirst} ${nameSecond}`.trim();

const textOf = ({ action, person }: RowFacts): string | null =>
  action === 'skip' ? null : (person.leader ?? null);

const isTaken = ({ action, person }: RowFacts): boolean =>
  action !== null && action !== 'skip' && person.status !== 'dismissed';

/** Reads the data for proposing heads: who works here and heads what, whom the rows create, and where. */
export async function readLeaderFacts(scope: Scope, record: EmployeeImportRecord): Promise<LeaderFacts> {
  const { nodes, parents, names } = await treeOf(scope, await importRepository.orgUnits(scope.tx, record));
  const people = new Map<Token, LeaderCandidate>();
  const called = new Map<string, Set<Token>>();
  const existing = new Map<Node, Token[]>();
  const call = (keys: readonly string[], token: Token) => {
    for (const key of keys) called.set(key, (called.get(key) ?? new Set()).add(token));
  };
  for (const existingPerson of await peopleOf(scope)) {
    const token = `u${existingPerson.id}`;
    const node = existingPerson.subdivision_id === null ? null : existingNode(existingPerson.subdivision_id);
    people.set(token, {
      name: `${existingPerson.name_first} ${existingPerson.name_second}`,
      node,
      isAbove: existingPerson.is_above,
    });
    const { name_first: nameFirst, name_second: nameSecond, name_middle: nameMiddle, email } = existingPerson;
    const personnelNumber = existingPerson.personnel_number ?? '';
    call(allCallsOf({ nameFirst, nameSecond, nameMiddle, email, personnelNumber }), token);
    for (const id of existingPerson.leads)
      existing.set(existingNode(id), [...(existing.get(existingNode(id)) ?? []), token]);
  }
  const rows = (await rowsOfImport(scope, record)).map((row): LeaderRow => {
    const token = tokenOf(row);
    const own = people.get(token)?.node ?? null;
    const node = nodes.get(row.subdivision_key ?? '') ?? own;
    if (!people.has(token)) {
      people.set(token, { name: nameOf(row.person), node, isAbove: false });
      call(allCallsOf(row.person), token);
    }
    return { number: row.number, token, text: textOf(row), node, isTaken: isTaken(row) };
  });
  return { rows, people, tokensByName: called, parents, names, leadersBySubdivision: existing };
}
