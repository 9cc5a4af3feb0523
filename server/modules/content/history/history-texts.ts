import { z } from 'zod';
import type { auditLogTable } from '@server/audit/audit.tables';
import type { ContentEventKind } from '@server/graphql/generated/types';
import { versionLabel } from '../versions/version-hash';
import type { ContentVersionMeta } from '../content.tables';

/**
 * Keys of locales/{lang}/content.json under `event`, with their values; a kind can override them in its own file:
 * versionFirst { label, summary } · versionMajor { label, summary, count } · versionMinor { label, summary, count } submitted {
 * comment } · approved { comment } · returned { comment } record.<type> { label, name }, of the kind's own types of evidence
 * reminded { count } ruleSaved { title } · ruleSavedUntitled · ruleDeleted { title } · ruleDeletedUntitled · waived { reason,
 * userId } taken · givenUp (from the shelf, by the actor) accessGranted { level, targetType } · accessRevoked { level, targetType
 * } created · updated { fields } (names, joined by commas) · draftBegun · draftTaken · draftDiscarded downloaded { file } (what
 * it was) approvalCancelled · archived · restored · commented,
 * commentTakenBack { clause }
 */
export interface EventText {
  textKey: string;
  params: Record<string, string | number>;
}

type AuditRow = typeof auditLogTable.$inferSelect;

/** The kind of event for each action of the audit log; other actions have their own rows or are not shown. */
export const KIND_OF_ACTION: Readonly<Record<string, ContentEventKind>> = {
  submitApproval: 'approval',
  approve: 'approval',
  reject: 'approval',
  remind: 'reminder',
  assign: 'access',
  unassign: 'access',
  accessGrant: 'access',
  waive: 'access',
  create: 'change',
  import: 'change',
  update: 'change',
  archive: 'change',
  restore: 'change',
  comment: 'change',
  export: 'download',
};

const text = z.string().catch('');
const grant = z.object({ level: text, targetType: text });

/** Returns the new value as text; empty when there is none. */
const after = ({ changes }: AuditRow, field: string): string => text.parse(changes[field]?.[1]);
const before = ({ changes }: AuditRow, field: string): string => text.parse(changes[field]?.[0]);

function granted(row: AuditRow, side: 0 | 1): Record<string, string> | null {
  const parsed = grant.safeParse(row.changes.grant?.[side]);
  return parsed.success ? parsed.data : null;
}

/** Most rules have no title. */
const ruleText = (textKey: string, title: string): EventText =>
  title ? { textKey, params: { title } } : { textKey: `${textKey}Untitled`, params: {} };

function removedText(row: AuditRow): EventText {
  if (row.changes.taken) return { textKey: 'givenUp', params: {} };
  const revoked = granted(row, 0);
  if (revoked) return { textKey: 'accessRevoked', params: revoked };
  return ruleText('ruleDeleted', before(row, 'title'));
}

function draftText({ changes }: AuditRow): EventText | null {
  const draft = changes.draft;
  if (changes.approval) return { textKey: 'approvalCancelled', params: {} };
  if (!draft) return null;
  if (draft[1] === null) return { textKey: 'draftDiscarded', params: {} };
  return { textKey: draft[0] === null && draft[1] === 'begun' ? 'draftBegun' : 'draftTaken', params: {} };
}

function updatedText(row: AuditRow): EventText {
  return draftText(row) ?? { textKey: 'updated', params: { fields: Object.keys(row.changes).join(',') } };
}

const comment =
  (textKey: string) =>
  (row: AuditRow): EventText => ({
    textKey,
    params: { comment: after(row, 'comment') },
  });
const plain = (textKey: string) => (): EventText => ({ textKey, params: {} });

const TEXTS: Readonly<Record<string, (row: AuditRow) => EventText>> = {
  submitApproval: comment('submitted'),
  approve: comment('approved'),
  reject: comment('returned'),
  remind: ({ changes }) => ({
    textKey: 'reminded',
    params: { count: z.number().catch(1).parse(changes.count?.[1]) },
  }),
  assign: (row) =>
    row.changes.taken ? { textKey: 'taken', params: {} } : ruleText('ruleSaved', after(row, 'title')),
  unassign: removedText,
  accessGrant: (row) => ({
    textKey: 'accessGranted',
    params: granted(row, 1) ?? { level: '', targetType: '' },
  }),
  waive: (row) => ({
    textKey: 'waived',
    params: { reason: after(row, 'waivedReason'), userId: row.affectedUserId ?? 0 },
  }),
  create: plain('created'),
  import: plain('imported'),
  update: updatedText,
  archive: plain('archived'),
  restore: plain('restored'),
  comment: (row) =>
    after(row, 'clause') === ''
      ? { textKey: 'commentTakenBack', params: { clause: before(row, 'clause') } }
      : { textKey: 'commented', params: { clause: after(row, 'clause') } },
  export: (row) => ({ textKey: 'downloaded', params: { file: after(row, 'file') } }),
};

/** Returns the text of an audit log entry. */
export function auditText(row: AuditRow): EventText {
  return TEXTS[row.action]?.(row) ?? { textKey: 'updated', params: { fields: '' } };
}

/** Returns the text of a published version. */
export function versionText(version: ContentVersionMeta): EventText {
  const params = { label: versionLabel(version), summary: version.changeSummary };
  if (version.major === 1 && version.minor === 0) return { textKey: 'versionFirst', params };
  const textKey = version.significance === 'major' ? 'versionMajor' : 'versionMinor';
  return { textKey, params: { ...params, count: version.changedClauseIds.length } };
}
