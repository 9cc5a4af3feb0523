import { sql } from 'drizzle-orm';
import { firstValuesOf } from '@server/audit/audit';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Caller, Scope } from '@server/graphql/context';
import type { OwnSignature } from '@server/modules/content/content-kind';
import { allObjects } from '@server/modules/content/content-kinds';
import {
  instantColumn,
  numberColumn,
  type OwnTable,
  textColumn,
} from '@server/modules/content/own-table.read-model';
import { ownNotes, ownRatingsGiven } from '@server/modules/content/own-marks.read-model';
import { wordChanges } from '@server/modules/history/change-words.read-model';
import { findHistoryAfter, type WordingDeps, wordEntries } from '@server/modules/history/history.read-model';
import { contentsByIds } from '@server/modules/files/files.read-model';
import type { ContentRow } from '@server/modules/files/files.tables';
import { livingSessions } from '@server/modules/sessions/sessions.read-model';
import { documentText, documentTextOr, enumTexts } from '@server/texts';
import { PERSON_FIELD_NAMES } from '@domain/person-field-lists';
import { employeesRepository } from '../employees.repository';
import { ownDocuments } from './own-documents.read-model';

/** The max number of history entries in one file: the newest. */
const MAX_HISTORY = 10_000;

const PROFILE = [...PERSON_FIELD_NAMES, 'isLeader', 'isAdmin'] as const;

export interface OwnData {
  timezone: string;
  tables: readonly OwnTable[];
  /** The documents that the personnel department keeps about the person, and the files that the person attached to answers. */
  files: readonly ContentRow[];
}

const date = (value: string | null) => (value === null ? null : new Date(value));

/** Returns the display name of a value, or the value itself. */
const named = ({ lang }: Scope, kind: string, value: string): string =>
  documentTextOr(lang, `own.${kind}.${value}`, value);

async function profile(scope: Scope, caller: Caller, timezone: string): Promise<OwnTable> {
  const person = await employeesRepository.find(scope.tx, scope.organizationId, caller.userId);
  const written = person ? firstValuesOf(person, PROFILE) : {};
  const [changes = []] = await wordChanges(scope, 'user', [written], timezone);
  return {
    key: 'profile',
    columns: [textColumn('field', 30), textColumn('value', 70)],
    rows: changes.map(({ name, after }) => [name, after]),
  };
}

const assignmentRow = {
  code: text,
  name: text,
  status: text,
  start_at: text,
  due_at: nullable(text),
  opened_at: nullable(text),
  completed_at: nullable(text),
};

async function assignments(scope: Scope, caller: Caller, { contentKinds }: WordingDeps): Promise<OwnTable> {
  const rows = await selectRows(
    scope.tx,
    assignmentRow,
  )(sql`
    select coalesce(o.code, '') as code, coalesce(o.name, '') as name, a.status, a.start_at, a.due_at, a.opened_at,
      a.completed_at
    from assignment a
    left join (${allObjects(contentKinds)}) o on o.object_type = a.object_type
      and o.organization_id = a.organization_id and o.id = a.object_id
    where a.organization_id = ${scope.organizationId} and a.user_id = ${caller.userId}
    order by a.id desc`);
  return {
    key: 'obligations',
    columns: [
      textColumn('code', 14),
      textColumn('name', 44),
      textColumn('status', 20),
      instantColumn('assignedAt'),
      instantColumn('dueAt'),
      instantColumn('openedAt'),
      instantColumn('completedAt'),
    ],
    rows: rows.map((row) => [
      row.code,
      row.name,
      named(scope, 'status', row.status),
      date(row.start_at),
      date(row.due_at),
      date(row.opened_at),
      date(row.completed_at),
    ]),
  };
}

/** Returns the signatures for all kinds that people sign. */
async function signatures(
  scope: Scope,
  caller: Caller,
  { contentKinds }: Pick<WordingDeps, 'contentKinds'>,
): Promise<OwnTable> {
  const signed: OwnSignature[] = [];
  for (const { evidence } of contentKinds.all) {
    if (evidence) signed.push(...(await evidence.signaturesOf(scope, caller.userId)));
  }
  return {
    key: 'signatures',
    columns: [
      textColumn('code', 14),
      textColumn('name', 44),
      textColumn('version', 10),
      textColumn('action', 16),
      textColumn('method', 18),
      textColumn('signedAs', 28),
      textColumn('reason', 40),
      instantColumn('signedAt'),
      numberColumn('readingSeconds', 14),
      textColumn('ip', 16),
      textColumn('hash', 66),
    ],
    rows: signed.map((row) => [
      row.code,
      row.name,
      row.versionLabel,
      named(scope, 'action', row.action),
      named(scope, 'method', row.method),
      row.signedAs,
      row.reason,
      row.signedAt,
      row.readingSec,
      row.ip,
      row.sha256,
    ]),
  };
}

/** Returns the person's private notes. */
async function notes(scope: Scope, caller: Caller, { contentKinds }: WordingDeps): Promise<OwnTable> {
  const rows = await ownNotes(scope, contentKinds, caller.userId);
  return {
    key: 'notes',
    columns: [
      textColumn('code', 14),
      textColumn('name', 44),
      numberColumn('atSec', 16),
      textColumn('note', 70),
      instantColumn('at'),
    ],
    rows: rows.map((row) => [row.code, row.name, row.at_sec, row.text, date(row.created_at)]),
  };
}

/** Returns the person's ratings of what they have completed. */
async function ratings(scope: Scope, caller: Caller, { contentKinds }: WordingDeps): Promise<OwnTable> {
  const rows = await ownRatingsGiven(scope, contentKinds, caller.userId);
  return {
    key: 'ratings',
    columns: [
      textColumn('code', 14),
      textColumn('name', 44),
      numberColumn('stars', 10),
      textColumn('comment', 70),
      instantColumn('at'),
    ],
    rows: rows.map((row) => [row.code, row.name, row.stars, row.comment, date(row.updated_at)]),
  };
}

async function sessions(scope: Scope, caller: Caller): Promise<OwnTable> {
  const living = await livingSessions(scope.tx, caller.userId);
  return {
    key: 'sessions',
    columns: [
      textColumn('device', 34),
      textColumn('ip', 18),
      textColumn('lastIp', 18),
      instantColumn('signedInAt'),
      instantColumn('lastAt'),
    ],
    rows: living.map(({ device, ip, lastIp, createdAt, lastAt }) => [device, ip, lastIp, createdAt, lastAt]),
  };
}

/** Returns the additional data about the person from each kind of content. */
async function ofKinds(scope: Scope, caller: Caller, { contentKinds }: WordingDeps): Promise<OwnTable[]> {
  const tables: OwnTable[] = [];
  for (const kind of contentKinds.all) {
    tables.push(...((await kind.ownTables?.(scope, caller.userId)) ?? []));
  }
  return tables;
}

async function ownFiles(
  scope: Scope,
  { userId }: Caller,
  { contentKinds }: WordingDeps,
): Promise<ContentRow[]> {
  const rows = await selectRows(scope.tx, { content_id: integer })(sql`
    select d.content_id from user_document d where d.organization_id = ${scope.organizationId} and d.user_id = ${userId}
      and d.content_id is not null order by d.id`);
  const papers = await contentsByIds(
    scope.tx,
    scope.organizationId,
    rows.map((row) => row.content_id),
  );
  const given: ContentRow[] = [];
  for (const kind of contentKinds.all) given.push(...((await kind.ownFiles?.(scope, userId)) ?? []));
  return [...papers, ...given];
}

/** Returns only entries about the caller: an administrator's other actions are not personal data. */
async function history(scope: Scope, caller: Caller, deps: WordingDeps): Promise<OwnTable> {
  const rows = await findHistoryAfter(scope, caller, { affectedUserId: caller.userId }, null, MAX_HISTORY);
  const entries = await wordEntries(scope, caller, rows, deps);
  const actions = enumTexts(scope.lang);
  return {
    key: 'history',
    columns: [
      instantColumn('at'),
      textColumn('actor', 28),
      textColumn('action', 26),
      textColumn('object', 20),
      textColumn('name', 34),
      textColumn('changes', 70),
      textColumn('ip', 16),
      textColumn('device', 26),
    ],
    rows: entries.map((entry) => [
      entry.at,
      entry.actor?.nameFull ??
        (entry.support
          ? documentText(scope.lang, 'own.actor.support', { ...entry.support })
          : named(scope, 'actor', entry.actorKind)),
      actions[`logActionTypes.${entry.action}`] ?? entry.action,
      entry.objectTypeName,
      entry.objectName,
      entry.changes
        .map(({ name, before, after }) => `${name}: ${before ?? '—'} → ${after ?? '—'}`)
        .join('\n'),
      entry.ip,
      entry.device,
    ]),
  };
}

/** Returns all data that the organization holds about the caller, and nothing about anyone else. */
export async function ownData(scope: Scope, caller: Caller, deps: WordingDeps): Promise<OwnData> {
  const organization = await employeesRepository.organization(scope.tx, scope.organizationId);
  return {
    timezone: organization.timezone,
    tables: [
      await profile(scope, caller, organization.timezone),
      await ownDocuments(scope, caller),
      await assignments(scope, caller, deps),
      await signatures(scope, caller, deps),
      await notes(scope, caller, deps),
      await ratings(scope, caller, deps),
      ...(await ofKinds(scope, caller, deps)),
      await sessions(scope, caller),
      await history(scope, caller, deps),
    ],
    files: await ownFiles(scope, caller, deps),
  };
}
