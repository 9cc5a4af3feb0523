import { z } from 'zod';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import { parsedQuery, idOf, pdfFile } from '@server/modules/downloads';
import type { ModuleDeps } from '@server/modules/module';
import type { DownloadRoute } from '@server/modules/routes';
import { inParts, mapParts } from '@server/spreadsheets/parts';
import { type Cell, dayCell } from '@server/spreadsheets/spreadsheet';
import { documentText } from '@server/texts';
import { requireBackOffice } from '../back-office-access';
import { asSystem } from '../ledger/ledger';
import { type ClientPayDocument, clientDocumentsReadModel } from './client-documents.read-model';
import type { PayDocumentsService } from './documents.service';

const MAX_ROWS = 1_000_000;

const filterShape = z.object({
  organizationId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  type: z.enum(['invoice', 'act', 'upd', 'reconciliation']).optional(),
  status: z.enum(['issued', 'paid', 'voided']).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  search: z.string().max(limits.search).optional(),
});

const COLUMNS = [
  { key: 'type', width: 14 },
  { key: 'number', width: 10, kind: 'number' },
  { key: 'date', width: 12, kind: 'day' },
  { key: 'client', width: 40 },
  { key: 'inn', width: 14 },
  { key: 'amount', width: 16, kind: 'money' },
  { key: 'paid', width: 16, kind: 'money' },
  { key: 'status', width: 16 },
  { key: 'reason', width: 40 },
] as const;

function nameOf(lang: Scope['lang'], { type, tokens }: ClientPayDocument['document']): string {
  const name = documentText(lang, `pay.${type}.name`);
  return tokens ? documentText(lang, 'pay.ofTokens', { name }) : name;
}

const roubles = (kopecks: bigint): number => Number(kopecks) / 100;

/** @throws {AppError} access.denied */
function readerOf({ caller }: Pick<Scope, 'caller'>): Caller {
  if (!caller) throw new AppError('access.denied');
  requireBackOffice({ signedIn: caller }, 'backOfficeDocs', 'read');
  return caller;
}

/** Serves documents of clients as files, for backOfficeDocs.read: one as it was issued, or the list as a spreadsheet. */
export function createClientDocumentRoutes(
  { exports, audit }: Pick<ModuleDeps, 'exports' | 'audit'>,
  documents: PayDocumentsService,
): DownloadRoute[] {
  return [
    {
      path: '/back-office/documents/:organizationId/:id',
      async handle(scope, { params }) {
        readerOf(scope);
        const organizationId = idOf(params.organizationId);
        const documentId = idOf(params.id);
        const { type, number } = await asSystem(scope, (tx) =>
          documents.find({ tx, organizationId }, documentId),
        );
        return pdfFile(documentText('ru', `pay.${type}.fileName`, { number }), () =>
          documents.bytesOf({ organizationId, documentId }),
        );
      },
    },
    {
      path: '/back-office/documents.xlsx',
      async handle(scope, { query }) {
        readerOf(scope);
        const filter = parsedQuery(filterShape, query);
        const { lang } = scope;
        await audit.write(scope, { action: 'export', objectType: 'payDocument' });
        const rowsOf = (inner: Scope) =>
          inParts<ClientPayDocument>({
            ...{ maxRows: MAX_ROWS, size: limits.pageSizeMax },
            read: (last) =>
              asSystem(inner, (tx) =>
                clientDocumentsReadModel.rows(tx, filter, {
                  before: last?.document.id ?? null,
                  limit: limits.pageSizeMax,
                }),
              ),
          });
        const cellsOf = ({ organizationName, inn, document }: ClientPayDocument): Cell[] => [
          nameOf(lang, document),
          document.number,
          dayCell(document.date),
          organizationName,
          inn,
          roubles(document.amount),
          roubles(document.paid),
          documentText(lang, `pay.status.${document.status}`),
          document.voidReason,
        ];
        const columns = COLUMNS.map(({ key, ...column }) => ({
          ...column,
          title: documentText(lang, `pay.column.${key}`),
        }));
        const title = documentText(lang, 'pay.registry');
        return exports.table(scope, title, (inner) => ({
          ...{ lang, title, columns },
          parts: mapParts(rowsOf(inner), cellsOf),
        }));
      },
    },
  ];
}
