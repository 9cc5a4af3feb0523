import {
  type DocumentNode,
  execute,
  getNamedType,
  type GraphQLObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  OperationTypeNode,
  parse,
} from 'graphql';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { readAccess } from '@server/graphql/access';
import { assignmentTable } from '@server/modules/assignments/assignments.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { approvalTable, regulationCommentTable } from '@server/modules/regulations/regulations.tables';
import { educationTables } from '@server/modules/educations/educations.tables';
import { typePolicies } from '@server/type-policies';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openCabinet, type Cabinet } from '@test/helpers/cabinet';
import { callOf } from '@test/helpers/every-field';
import { register } from '@test/helpers/registration';
import { anEducation } from '../educations/support';

/**
 * Whatever a caller reaches by a path of at most five fields from any query, or is told by the subscription that tells
 * everything at once, they read by asking for the object itself.
 * Of the paths that end in the same field of the same type one is walked for each query, the shortest: what a field
 * answers depends on its object and the caller alone, not on how the object was reached. Mutations hand objects out
 * through the same guards, which `policies.test.ts` holds for every field of the schema.
 */
const DEPTH = 5;
/** So many callers walk at the same time: fewer than the database has connections for. */
const LANES = 4;

let cabinet: Cabinet;
const ids: Record<string, number> = {};
const callers = new Map<string, string | null>();

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectType(name: string): GraphQLObjectType {
  const type = cabinet.test.app.schema.getType(name);
  if (!isObjectType(type)) throw new Error(name);
  return type;
}

const policyOf = (name: string) => Object.entries(typePolicies).find(([known]) => known === name)?.[1];

/** Fields of an object, with the pieces that are decided with it. */
function own(type: GraphQLObjectType, depth = 2): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(named)) return [field.name];
    const isPart =
      isObjectType(named) && policyOf(named.name)?.kind === 'part' && !Object.hasOwn(DIRECT, named.name);
    return isPart && depth > 1 ? [`${field.name} ${own(named, depth - 1)}`] : [];
  });
  return `{ __typename ${parts.join(' ')} }`;
}

interface Step {
  type: GraphQLObjectType;
  children: Map<string, Step>;
}

/** Every field that leads to an object, each once, by the shortest way. */
function walk(root: GraphQLObjectType): Step {
  const start: Step = { type: root, children: new Map() };
  const seen = new Set<string>();
  let level = [start];
  for (let depth = 1; depth < DEPTH; depth += 1) {
    const next: Step[] = [];
    for (const step of level) {
      for (const field of Object.values(step.type.getFields())) {
        const named = getNamedType(field.type);
        const place = `${step.type.name}.${field.name}`;
        if (!isObjectType(named) || seen.has(place) || field.args.some(isRequiredArgument)) continue;
        seen.add(place);
        const child = { type: named, children: new Map<string, Step>() };
        step.children.set(field.name, child);
        next.push(child);
      }
    }
    level = next;
  }
  return start;
}

function written({ type, children }: Step): string {
  const leaves = Object.values(type.getFields()).filter(
    ({ type: of, args }) => isLeafType(getNamedType(of)) && !args.some(isRequiredArgument),
  );
  const below = [...children].map(([name, step]) => `${name} ${written(step)}`);
  return `{ __typename ${leaves.map(({ name }) => name).join(' ')} ${below.join(' ')} }`;
}

const AWAY = ['unavailable', 'limits.busy', 'internal'];

const documents = new Map<string, DocumentNode>();

/** Each document is read once, whoever asks it. */
function parsed(query: string): DocumentNode {
  const document = documents.get(query) ?? parse(query);
  documents.set(query, document);
  return document;
}

/** Past the limits of documents, which are held elsewhere: the policies alone stand between caller and object. */
async function run(token: string | null, query: string, variables: Row = {}): Promise<unknown> {
  const document = parsed(query);
  const { schema, operations } = cabinet.test.app;
  const info = {
    ...{ requestId: 'test', log: pino({ level: 'silent' }), lang: 'ru' as const, ip: '127.0.0.1' },
    ...{ userAgent: '', token, browserNote: null },
  };
  const prepared = {
    ...{ document, operation: OperationTypeNode.QUERY, operationName: undefined, isIntrospection: false },
    execute: async (contextValue: unknown, variableValues: Row) =>
      execute({ schema, document, contextValue, variableValues }),
  };
  const { data, errors } = await operations.run(prepared, variables, info);
  // A walk that was not let in proves nothing.
  const code = errors
    ?.map(({ extensions }) => String(extensions['code']))
    .find((each) => AWAY.includes(each));
  if (code !== undefined) throw new Error(`${code}: ${query.slice(0, 100)}`);
  return data;
}

type Watched = Awaited<ReturnType<Cabinet['test']['app']['operations']['watch']>>;
type Present = Parameters<Cabinet['test']['app']['operations']['watch']>[3];

const isStream = (watched: Watched): watched is Extract<Watched, AsyncIterable<unknown>> =>
  Symbol.asyncIterator in watched;

/** What a subscription tells at once: all messages until the one that says that it is the last. */
async function follow(token: string | null, query: string): Promise<unknown[]> {
  const { operations } = cabinet.test.app;
  const document = parsed(query);
  const info = {
    ...{ requestId: 'test', log: pino({ level: 'silent' }), lang: 'ru' as const, ip: '127.0.0.1' },
    ...{ userAgent: '', token, browserNote: null },
  };
  let caller: Present = null;
  const common = { document, operationName: undefined, isIntrospection: false };
  // Whose the token is: sockets ask once, when they open.
  const asking = {
    ...{ ...common, operation: OperationTypeNode.QUERY },
    execute: (context: { caller: Present }) => {
      caller = context.caller;
      return Promise.resolve({ data: {} });
    },
  };
  await operations.run(asking, {}, info);
  const watching = { ...common, operation: OperationTypeNode.SUBSCRIPTION, execute: asking.execute };
  const watched = await operations.watch(watching, {}, info, caller);
  if (!isStream(watched)) return [];
  const told: unknown[] = [];
  for await (const { data } of watched) {
    told.push(data);
    if (objectsIn(data).some(({ isLast }) => isLast === true)) break;
  }
  return told;
}

/** Every object of an answer. */
function objectsIn(value: unknown): Row[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isRow(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** How an object is asked for by itself. */
const DIRECT: Record<string, (row: Row) => string[]> = {
  Regulation: ({ id }) => [`regulation(id: ${String(id)}) F`],
  RegulationVersion: ({ id }) => [`regulationVersion(id: ${String(id)}) F`],
  User: ({ id }) => [`user(user: { id: ${String(id)} }) F`],
  Position: ({ id }) => [`positions(ids: [${String(id)}]) { items F }`],
  Subdivision: ({ id }) => [`subdivisions(ids: [${String(id)}]) { items F }`],
  Role: () => ['roles { items F }', 'initApp { userRole F }'],
  Assignment: ({ objectType: kind, objectId }) => [
    `assignments(objectType: ${String(kind)}, objectId: ${String(objectId)}) { items F }`,
  ],
  Education: ({ id }) => [`education(id: ${String(id)}) F`],
  EducationVersion: ({ educationId }) => [
    `education(id: ${String(educationId)}) { versions F currentVersion F draftVersion F }`,
  ],
  EducationComment: ({ educationId }) => [`educationComments(educationId: ${String(educationId)}) F`],
  Approval: ({ versionId }) => [
    'regulationApprovals F',
    `regulationVersion(id: ${String(versionId)}) { approvals F }`,
  ],
  RegulationComment: ({ regulationId }) => [`regulationComments(regulationId: ${String(regulationId)}) F`],
  RegulationSignature: ({ regulationId }) => [
    `regulationSignatures(regulationId: ${String(regulationId)}) { items F }`,
    `regulation(id: ${String(regulationId)}) { mySignature F }`,
  ],
  UserNote: ({ userId }) => [`userNotes(userId: ${String(userId)}) F`],
  UserDocument: ({ userId }) => [`userDocuments(userId: ${String(userId)}) { items F }`],
  AdaptationTemplate: () => ['adaptationTemplates F'],
  RegulationStructure: ({ id }) => [`regulationStructures(ids: [${String(id)}]) { items F }`],
};

const sameId = (row: Row, name: string) => (other: Row) =>
  other['__typename'] === name && other['id'] === row['id'];

async function directly(token: string | null, row: Row, name: string): Promise<Row[]> {
  const fields = own(objectType(name));
  const answers = await Promise.all(
    (DIRECT[name]?.(row) ?? []).map((ask) => run(token, `{ ${ask.replaceAll(/\bF\b/g, fields)} }`)),
  );
  return answers.flatMap(objectsIn).filter(sameId(row, name));
}

/** Between the two questions somebody may have come or gone. */
const CHANGING = ['isOnline'];

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** What the path says of the object, and the direct way does not. */
function beyond(row: Row, direct: readonly Row[], type: GraphQLObjectType): string[] {
  return Object.values(type.getFields())
    .filter(
      ({ name, type: of }) => isLeafType(getNamedType(of)) && !isEmpty(row[name]) && !CHANGING.includes(name),
    )
    .filter(({ name }) => !direct.some((known) => JSON.stringify(known[name]) === JSON.stringify(row[name])))
    .map(({ name }) => name);
}

function choose(argument: string, field: string): number {
  const kinds = [
    'subdivision',
    'position',
    'role',
    'version',
    'assignment',
    'template',
    'regulation',
    'education',
    'object',
    'user',
  ];
  const wanted = /^(id|ids|targetId)$/.test(argument) ? field : argument;
  const kind = kinds.find((each) => wanted.toLowerCase().includes(each)) ?? 'user';
  return ids[kind === 'object' ? 'regulation' : kind] ?? 0;
}

const CONDITIONS =
  /search|isArchive|isDocumentExpiring|isWithoutSubdivision|statuses|isUnread|isOverdue|isResolved|kinds|page|filter|isFinished|sort|direction|versionId|subdivisionIds|positionIds|roleIds|source|isOwn/;

beforeAll(async () => {
  cabinet = await openCabinet();
  const { organizationId, admin, test } = cabinet;
  const [place, elsewhere] = await cabinet.system(async (tx) => [
    await aSubdivision(tx, { organizationId, idealPicture: 'Тайная картина' }),
    await aSubdivision(tx, { organizationId }),
  ]);
  const position = await cabinet.system((tx) =>
    aPosition(tx, { organizationId, subdivisionId: place.id, vep: 'Продукт' }),
  );
  const dates = { dateBirth: '1990-01-01', dateJobStart: '2024-01-01', phone: '+79000000001' };
  const worker = await cabinet.person({ ...dates, subdivisionId: place.id, positionId: position.id });
  const author = await cabinet.person({ ...dates, subdivisionId: elsewhere.id });
  const head = await cabinet.person({
    ...dates,
    subdivisionId: place.id,
    isLeader: true,
    leaderSubdivisionId: place.id,
  });
  const plain = await cabinet.person({ ...dates, subdivisionId: elsewhere.id });
  const analyst = await cabinet.withRights({ statistics: { read: true, write: false } });
  const architect = await cabinet.withRights({ structure: { read: true, write: true } });
  const access = await cabinet.withRights({ roles: { read: true, write: true } });
  const scoped = await cabinet.person({ ...dates });
  await cabinet.system(async (tx) => {
    const made = await aPublishedRegulation(tx, { organizationId, ownerId: author.id, approvers: [head.id] });
    Object.assign(ids, { regulation: made.id, version: made.currentVersionId, user: worker.id });
    Object.assign(ids, { subdivision: place.id, position: position.id });
    const hidden = await aPublishedRegulation(tx, { organizationId, ownerId: admin.id });
    await tx.execute(sql`
      with draft as (insert into regulation_version (organization_id, regulation_id, clauses, name, code, change_summary)
        values (${organizationId}, ${made.id}, '[]', 'Черновик', 'Ч-1', 'Тайная правка') returning id)
      update regulation r set draft_version_id = draft.id from draft where r.id = ${made.id}`);
    for (const { id, currentVersionId } of [made, hidden]) {
      const [row] = await tx
        .insert(assignmentTable)
        .values({
          organizationId,
          userId: worker.id,
          objectType: 'regulation',
          objectId: id,
          versionId: currentVersionId,
          waivedReason: 'Причина',
        })
        .returning();
      ids['assignment'] = row?.id ?? 0;
      await tx.insert(approvalTable).values({
        ...{ organizationId, versionId: currentVersionId ?? 0, step: 1, approverId: head.id },
        ...{ status: 'approved', comment: 'Слабо', createdAt: new Date() },
      });
      await tx.insert(regulationCommentTable).values({
        ...{ organizationId, objectId: id, versionId: currentVersionId ?? 0, clauseId: 'c1' },
        ...{ userId: worker.id, text: 'Непонятно', createdAt: new Date() },
      });
    }
    await tx.execute(sql`
      with own_role as (insert into role (organization_id, name, rights)
        values (${organizationId}, 'Кадры отдела', '{"employees":{"read":true,"write":true},"statistics":{"read":true,"write":false}}') returning id)
      insert into user_role (organization_id, user_id, role_id, scope_subdivision_id)
        select ${organizationId}, ${scoped.id}, id, ${place.id} from own_role`);
    await tx.execute(sql`insert into user_note (organization_id, user_id, text, author_id)
      values (${organizationId}, ${worker.id}, 'Заметка', ${admin.id})`);
    await tx.execute(sql`insert into user_document (organization_id, user_id, kind, name, number)
      values (${organizationId}, ${worker.id}, 'passport', 'Паспорт', '4500 123456')`);
    await tx.execute(sql`
      with template as (insert into adaptation_template (organization_id, name, steps) values (${organizationId}, 'Шаблон',
          '[{"key":"k1","day":1,"lane":"employee","kind":"task","title":"Шаг","text":"","weight":1}]') returning id),
        plan as (insert into adaptation (organization_id, user_id, template_id, date_start, date_end)
          select ${organizationId}, ${worker.id}, id, '2026-01-01', '2027-12-31' from template returning id)
      insert into adaptation_item (organization_id, user_id, adaptation_id, lane, kind, title)
        select ${organizationId}, ${worker.id}, id, 'employee', 'trial', 'Задача' from plan`);
  });
  await cabinet.system(async (tx) => {
    for (const { id, versionId } of [
      await anEducation(cabinet, [worker], { ownerId: author.id }),
      await anEducation(cabinet, [worker]),
    ]) {
      ids['education'] ??= id;
      await tx.insert(educationTables.comment).values({
        ...{ organizationId, objectId: id, versionId, clauseId: 'b1' },
        ...{ userId: worker.id, text: 'Непонятно', createdAt: new Date() },
      });
    }
  });
  const foreign = await register(test, 'Чужие');
  const tokenOf = (user: UserRow) => test.signIn(user.id);
  const viewer = await tokenOf(admin);
  const people = Object.entries({ worker, author, head, plain, analyst, architect, access, scoped, admin });
  for (const [name, user] of people) callers.set(name, await tokenOf(user));
  callers.set('anonymous', null).set('foreign', foreign.token).set('viewing', viewer);
  const { rows } = await cabinet.system((tx) =>
    tx.execute<{ id: number }>(
      sql`select id from role where organization_id = ${organizationId} and name = 'Кадры отдела'`,
    ),
  );
  ids['role'] = rows[0]?.id ?? 0;
  await test.gql(viewer, 'mutation ($id: Int!) { viewAsStart(roleId: $id) { roleId } }', { id: ids['role'] });
}, 120_000);
afterAll(() => cabinet.stop());

interface Call {
  deep: string;
  variables: Row;
}

/** The query with every path below it; null: it answers no objects. */
function callBy(field: string): Call | null {
  const { schema } = cabinet.test.app;
  const type = schema.getQueryType()?.getFields()[field]?.type;
  const named = type && getNamedType(type);
  if (!isObjectType(named)) return null;
  const { query, variables } = callOf(schema, 'Query', field, choose, 1);
  for (const name of Object.keys(variables)) {
    if (CONDITIONS.test(name) && !new RegExp(`\\$${name}: \\S+!(?=[,)])`).test(query)) delete variables[name];
  }
  const deep = query.replace(/ \{ __typename[^{}]*\} \}$/, ` ${written(walk(named))} }`);
  return { deep, variables };
}

/** The subscription to reference data with every path below it. */
function referenceCall(): Call {
  const { isLast: _, ...fields } = objectType('ReferenceData').getFields();
  const parts = Object.values(fields).flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return isObjectType(named) ? [`${name} ${written(walk(named))}`] : [];
  });
  return { deep: `subscription { referenceData { isLast ${parts.join(' ')} } }`, variables: {} };
}

/** What a caller is told by way of a query, each object with what they are told when they ask for it directly. */
async function* objectsBy(
  { deep, variables }: Call,
  token: string | null,
  known: Map<string, Promise<Row[]>>,
) {
  const told = deep.startsWith('subscription') ? follow(token, deep) : run(token, deep, variables);
  for (const row of objectsIn(await told)) {
    const name = String(row['__typename']);
    if (!Object.hasOwn(DIRECT, name)) continue;
    const key = `${name} ${String(row['id'])}`;
    const asked = known.get(key) ?? directly(token, row, name);
    known.set(key, asked);
    yield { row, name, direct: await asked };
  }
}

test('no path shows more of an object than asking for it does, whoever asks', async () => {
  const fields = readAccess(cabinet.test.app.schema).filter(({ operation }) => operation === 'Query');
  const calls = fields.flatMap(({ field }) => {
    const call = callBy(field);
    return call ? [{ field, call }] : [];
  });
  calls.push({ field: 'referenceData', call: referenceCall() });
  const leaks = new Set<string>();
  const reached = new Set<string>();
  const toldLive = new Set<string>();
  const walkAs = async (caller: string, token: string | null): Promise<void> => {
    const known = new Map<string, Promise<Row[]>>();
    for (const { field, call } of calls) {
      for await (const { row, name, direct } of objectsBy(call, token, known)) {
        reached.add(name);
        if (field === 'referenceData') toldLive.add(name);
        // Of whoever looks as a role the start says less than they are: who they are for those minutes.
        if (caller === 'viewing' && field === 'initApp') continue;
        for (const each of beyond(row, direct, objectType(name)))
          leaks.add(`${caller}: ${field} … ${name}.${each}`);
      }
    }
  };
  const waiting = [...callers];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await walkAs(...next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  expect([...leaks].sort()).toEqual([]);
  // The walk reaches what it is about.
  expect([...reached]).toEqual(
    expect.arrayContaining([
      ...['Regulation', 'RegulationVersion', 'User', 'Assignment', 'Approval', 'Position'],
      ...['Education', 'EducationVersion', 'EducationComment'],
    ]),
  );
  expect([...toldLive]).toEqual(expect.arrayContaining(['User', 'Position', 'Subdivision']));
}, 300_000);
