import type { Scope } from '@server/graphql/context';
import { fullName } from '@server/modules/person-name';
import { nameKey, pathOf, pathText } from '../rows/fields';
import type { LeaderFacts, LeaderRow, Node, LeaderCandidate, Token } from './leaders';
import { importRepository } from '../import.repository';
import type { EmployeeImportOrgUnitRecord, EmployeeImportRecord } from '../import.tables';
import { existingOrgUnits } from '../org-units/org-units.repository';
import type { RowPerson } from '../rows/row-person';
import { type RowFacts, peopleOf, rowsOfImport } from './leader-facts.read-model';

const existingNode = (id: number): Node => `s${id}`;

/** Returns everything by which a cell may refer to the person. */
function allCallsOf(person: RowPerson): string[] {
  const { nameFirst = '', nameSecond = '', nameMiddle = '', email, personnelNumber } = person;
  return [
    ...[nameKey(`${nameSecond} ${nameFirst}`), nameKey(`${nameFirst} ${nameSecond}`)],
    ...(nameMiddle ? [nameKey(`${nameSecond} ${nameFirst} ${nameMiddle}`)] : []),
    ...[nameKey(email ?? ''), nameKey(personnelNumber ?? '')],
  ].filter(Boolean);
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

const tokenOf = ({ number, match_id: matchId, action }: RowFacts): Token =>
  matchId === null || action === 'create' ? `r${number}` : `u${matchId}`;

const nameOf = ({ nameFirst = '', nameSecond = '' }: RowPerson): string =>
  fullName({ nameFirst, nameSecond });

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
    const { name_first: nameFirst, name_second: nameSecond, name_middle: nameMiddle, email } = existingPerson;
    people.set(token, { name: fullName({ nameFirst, nameSecond }), node, isAbove: existingPerson.is_above });
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
