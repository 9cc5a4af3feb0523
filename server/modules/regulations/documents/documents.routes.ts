import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import type { Download, DownloadRequest, DownloadRoute } from '@server/modules/routes';
import { pictureKey, pictureSources } from '@server/pdf/html-content';
import { documentText } from '@server/texts';
import { pictureIds } from '@server/modules/content/blocks/block-html';
import type { SignatureAction } from '@server/graphql/generated/types';
import { readableVersion } from '@server/modules/content/versions/comparison.service';
import { findSignature } from '../signing/evidence.repository';
import type { ContentEvents } from '@server/modules/content/content-events';
import { findRegulation } from '../regulations.repository';
import { regulationTables, type SignatureWithLabel } from '../regulations.tables';
import { wordsFor } from '@server/modules/content/blocks/served-clauses';
import { canReportPerson } from '../signing/signatures.read-model';
import {
  filledHtml,
  filledText,
  usedVariables,
  type WordOf,
} from '@server/modules/content/blocks/variable-html';
import { valuesFor } from '@server/modules/content/blocks/variables.read-model';
import { findVersion } from '@server/modules/content/versions/versions.repository';
import { clauseNumbers } from './certificate';
import { readHead } from '@server/modules/content/documents/document-head.read-model';
import type { NamedPicture } from '@server/modules/content/documents/document-pictures';
import { contentsAt, positionOf, readSheet } from './documents.read-model';
import { createDocumentMaker, type DocumentMaker } from './headed-document';
import { idOf, pdfFile } from '@server/modules/downloads';
import type { ContentVersionRow, Block } from '@server/modules/content/content.tables';
import { callerOf } from '@server/graphql/access/subject';
import { regulationAccess, regulationContent } from '../regulation.content';
import { attachmentsOf } from '@server/modules/content/blocks/attachments.read-model';
import { ownerOf } from '@server/workers/owner';
import { packRows } from '@server/workers/packed-rows';
import { createTurns, type Turns } from '@server/workers/turns';

const STATICS = '/statics/';

interface DocumentDeps
  extends Pick<ModuleDeps, 'now' | 'exports'>, Pick<ContentEvents, 'recordDownload'>, DocumentMaker {
  sheets: Turns;
}

/** A sheet may have all people of an organization: from reading to rendering, one of an organization is in memory at a time. */
const SHEETS = {
  ...{ total: 2, perOrganization: 1, perPerson: 1 },
  waiting: { maxTotal: 200, perOrganization: 30, perPerson: 10 },
};

/** The number of rows of a sheet that are read at once: a part takes little of the main thread, which serves everybody. */
const PART = 100;

async function makeSheet(
  { now, exports, recordDownload, make, sheets }: DocumentDeps,
  scope: Scope,
  { params }: DownloadRequest,
): Promise<Download> {
  const id = idOf(params.id);
  const access = await regulationAccess.requireReport(scope, id);
  const { tx, organizationId, lang } = scope;
  const regulation = await findRegulation(tx, organizationId, id);
  const version =
    regulation?.currentVersionId == null
      ? null
      : await findVersion(tx, regulationTables.version, organizationId, regulation.currentVersionId);
  if (!regulation || !version) throw new AppError('notFound');
  const head = await readHead(scope);
  const input = { lang, regulation, version, madeAt: now() };
  await recordDownload(scope, id, 'sheet');
  return pdfFile(documentText(lang, 'sheet.fileName', { code: regulation.code }), async (disconnected) => {
    const end = await sheets.enter(ownerOf(scope));
    try {
      const rows = await exports.read(scope, disconnected, (inner) =>
        packRows(readSheet(inner, id, access, PART)),
      );
      const made = make(scope, head, (top) => ({ kind: 'sheet', input: { ...input, ...top, rows } }));
      return await made(disconnected);
    } finally {
      end();
    }
  });
}

/** Returns a signature or refusal that the caller may see: their own, or one from their report. */
async function evidenceOf(
  scope: Scope,
  id: number,
  action: SignatureAction,
): Promise<{ row: SignatureWithLabel; version: ContentVersionRow; position: string }> {
  const row = await findSignature(scope.tx, scope.organizationId, id);
  if (row?.action !== action) throw new AppError('notFound');
  if (!isOwnEvidence(scope, row)) {
    // Without a subscription, only what people signed themselves stays available.
    const isReported =
      !callerOf(scope).isUnpaid && (await canReportPerson(scope, row.regulationId, row.userId));
    if (!isReported) throw new AppError('notFound');
  }
  return { row, version: await signedVersion(scope, row), position: await positionOf(scope, row.userId) };
}

const isOwnEvidence = (scope: Scope, { userId }: SignatureWithLabel): boolean =>
  userId === callerOf(scope).userId;

/** @throws {AppError} notFound */
async function signedVersion(
  { tx, organizationId }: Scope,
  { versionId }: SignatureWithLabel,
): Promise<ContentVersionRow> {
  const version = await findVersion(tx, regulationTables.version, organizationId, versionId);
  if (!version) throw new AppError('notFound');
  return version;
}

async function makeCertificate(
  { now, recordDownload, make }: DocumentDeps,
  scope: Scope,
  { params }: DownloadRequest,
): Promise<Download> {
  const { row: signature, version, position } = await evidenceOf(scope, idOf(params.id), 'signed');
  const head = await readHead(scope);
  const { lang } = scope;
  const clauses = clauseNumbers(version, signature);
  const input = { lang, signature, version, position, clauses, madeAt: now() };
  await recordDownload(scope, signature.regulationId, 'certificate');
  return pdfFile(
    documentText(lang, 'certificate.fileName', { code: version.code, number: signature.id }),
    make(scope, head, (top) => ({ kind: 'certificate', input: { ...input, ...top } })),
  );
}

async function makeAct(
  { recordDownload, make }: DocumentDeps,
  scope: Scope,
  { params }: DownloadRequest,
): Promise<Download> {
  const { row: refusal, version, position } = await evidenceOf(scope, idOf(params.id), 'refused');
  const head = await readHead(scope);
  const input = { lang: scope.lang, refusal, version, position };
  await recordDownload(scope, refusal.regulationId, 'act');
  return pdfFile(
    documentText(scope.lang, 'act.fileName', { number: refusal.id }),
    make(scope, head, (top) => ({ kind: 'act', input: { ...input, ...top } })),
  );
}

/** Returns the pictures of a text, by the `src` or by the key that the text contains. */
async function picturesOf(scope: Scope, version: ContentVersionRow): Promise<NamedPicture<string>[]> {
  const sources = version.clauses.flatMap(({ html }) => pictureSources(html));
  const paths = sources.map((source) => source.slice(STATICS.length));
  const { tx, organizationId } = scope;
  const bySource = await contentsAt(scope, paths);
  const byId = await attachmentsOf(tx, organizationId, pictureIds(version.clauses));
  return [
    ...bySource.map((content) => ({ name: `${STATICS}${content.details.path}`, content })),
    ...byId.map((content) => ({ name: pictureKey(content.id), content })),
  ];
}

/** Returns the text as the caller reads it. */
async function filledFor(scope: Scope, version: ContentVersionRow): Promise<Block[]> {
  const used = usedVariables(version.clauses);
  if (used.length === 0) return version.clauses;
  const caller = callerOf(scope);
  const values = await valuesFor(scope.tx, scope.organizationId, caller.userId, used);
  const wordOf = wordsFor(scope.lang, caller, await regulationAccess.find(scope, version.objectId), values);
  return filledClauses(version, wordOf);
}

const filledClauses = ({ clauses }: ContentVersionRow, wordOf: WordOf): Block[] =>
  clauses.map((clause) => ({
    ...clause,
    html: filledHtml(clause.html, wordOf),
    text: filledText(clause.text, wordOf),
  }));

async function makeText(
  deps: DocumentDeps,
  scope: Scope,
  { params, query }: DownloadRequest,
): Promise<Download> {
  const regulation = await regulationAccess.viewable(scope, idOf(params.id));
  const versionId = query.versionId === undefined ? regulation.currentVersionId : idOf(query.versionId);
  if (versionId === null) throw new AppError('notFound');
  const version = await readableVersion(scope, regulationContent, versionId);
  if (version.objectId !== regulation.id) throw new AppError('notFound');
  // A published version keeps the name under which it was published.
  const { name, code } = version.status === 'published' ? version : regulation;
  return textFile(deps, scope, { version, name, code, clauses: await filledFor(scope, version) });
}

/** Returns the text as the caller has read and signed it, or refused to: later versions and access do not matter. */
async function makeSignedText(
  deps: DocumentDeps,
  scope: Scope,
  { params }: DownloadRequest,
): Promise<Download> {
  const row = await findSignature(scope.tx, scope.organizationId, idOf(params.id));
  if (!row || !isOwnEvidence(scope, row)) throw new AppError('notFound');
  const { tx, organizationId } = scope;
  const version = await signedVersion(scope, row);
  const regulation = await findRegulation(tx, organizationId, row.regulationId);
  const values = row.variables ?? {};
  const none = documentText(scope.lang, 'variable.none');
  const clauses = filledClauses(version, (variable) => values[variable] || none);
  // Versions that were published long ago have no name of their own.
  const name = version.name || (regulation?.name ?? '');
  const code = version.code || (regulation?.code ?? '');
  return textFile(deps, scope, { version, name, code, clauses });
}

interface ShownText {
  version: ContentVersionRow;
  name: string;
  code: string;
  /** With the values of its variables. */
  clauses: Block[];
}

async function textFile(
  deps: DocumentDeps,
  scope: Scope,
  { version, name, code, clauses }: ShownText,
): Promise<Download> {
  const { tx, organizationId, lang } = scope;
  const fileIds = [...version.attachments, ...(version.bodyId === null ? [] : [version.bodyId])];
  const byId = new Map(
    (await attachmentsOf(tx, organizationId, fileIds)).map((content) => [content.id, content]),
  );
  const head = await readHead(scope);
  const input = {
    ...{ lang, name, code, version, clauses },
    body: version.bodyId === null ? null : (byId.get(version.bodyId)?.name ?? null),
    attachments: version.attachments.flatMap((attachment) => byId.get(attachment)?.name ?? []),
  };
  const shown = await picturesOf(scope, version);
  await deps.recordDownload(scope, version.objectId, 'text');
  return pdfFile(documentText(lang, 'document.fileName', { code, name }), (disconnected) =>
    deps.withPictures(scope, { named: shown }, (pictures) =>
      deps.make(scope, head, (top) => ({ kind: 'text', input: { ...input, ...top, pictures } }))(
        disconnected,
      ),
    ),
  );
}

/**
 * Serves the documents that a browser downloads: acknowledgement sheet, certificate of a signature, act of refusal, the text
 * itself.
 */
export function createDocumentRoutes(
  own: Pick<ModuleDeps, 'exports' | 'files' | 'now' | 'workers'> & Pick<ContentEvents, 'recordDownload'>,
): DownloadRoute[] {
  const { now, exports, recordDownload } = own;
  const sheets = createTurns(SHEETS);
  const deps: DocumentDeps = { now, exports, recordDownload, sheets, ...createDocumentMaker(own) };
  return [
    {
      path: '/regulations/:id/acknowledgement.pdf',
      handle: (scope, request) => makeSheet(deps, scope, request),
    },
    {
      path: '/regulations/signatures/:id/act.pdf',
      isUnpaid: true,
      handle: (scope, request) => makeAct(deps, scope, request),
    },
    {
      path: '/regulations/signatures/:id/certificate.pdf',
      isUnpaid: true,
      handle: (scope, request) => makeCertificate(deps, scope, request),
    },
    {
      path: '/regulations/signatures/:id/document.pdf',
      isUnpaid: true,
      handle: (scope, request) => makeSignedText(deps, scope, request),
    },
    {
      path: '/regulations/:id/document.pdf',
      handle: (scope, request) => makeText(deps, scope, request),
    },
  ];
}
