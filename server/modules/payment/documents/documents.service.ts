import { topUpSchema } from '@domain/payment/top-up';
import limits from '@graphql/limits.json';
import { roublesText } from '@domain/money';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { InvoiceInput } from '@server/graphql/generated/types';
import { paging } from '@server/modules/checks';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { ownerOf } from '@server/workers/owner';
import { checkAmountInput } from '../check-amount-input';
import { asSystem } from '../ledger/ledger';
import { paymentJobs } from '../payment.jobs';
import type { PayDocumentRow } from '../payment.tables';
import { vatRate } from '../payments/vat';
import { type PayDocumentKey, payDocumentsRepository as repository } from './documents.repository';
import { issueClosingDocuments } from './issue-closing-documents';
import { hasSeller, readParties } from './parties.read-model';
import { payDocumentInput, payDocumentTask } from './pay-document.task';

/** The time zone of the provider, whose numbers and dates they are. */
const ZONE = 'Europe/Moscow';

type Deps = Pick<ModuleDeps, 'config' | 'database' | 'log' | 'live' | 'audit' | 'jobs' | 'workers' | 'now'>;

/** Writes the history and a live event; the bytes are made after the commit. */
async function announceIssued(
  { audit, live, jobs }: Deps,
  scope: Scope,
  document: PayDocumentRow,
): Promise<void> {
  const { organizationId, id, type, number, amount } = document;
  await audit.write(scope, {
    action: 'documentIssue',
    objectType: 'payDocument',
    objectId: id,
    changes: { amount: [null, roublesText(amount)], number: [null, `${type} ${number}`] },
  });
  await live.publish(scope.tx, { organizationId, topic: 'payment', ids: [id] });
  await jobs.enqueue(scope.tx, paymentJobs.makePayDocument, { organizationId, documentId: id });
}

/** Returns the bytes of a document: always the ones that were made first. */
async function bytesOf({ database, workers, now }: Deps, key: PayDocumentKey): Promise<Buffer> {
  const read = () => database.system((tx) => repository.file(tx, key));
  const kept = await read();
  if (kept) return kept;
  const document = await database.system((tx) => repository.find(tx, key));
  if (!document) throw new AppError('notFound');
  const made = await workers.run(
    payDocumentTask,
    payDocumentInput(document),
    ownerOf({ organizationId: key.organizationId, caller: null }),
  );
  await database.system((tx) => repository.keepFile(tx, key, Buffer.from(made), now()));
  const stored = await read();
  if (!stored) throw new Error('a document was kept and is not there');
  return stored;
}

/** @throws {AppError} notFound */
async function findDocument(
  { tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>,
  documentId: number,
): Promise<PayDocumentRow> {
  const document = await repository.find(tx, { organizationId, documentId });
  if (!document) throw new AppError('notFound');
  return document;
}

function list(
  { tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>,
  { page, pageSize }: { page?: number | null; pageSize?: number | null },
) {
  return repository.list(tx, organizationId, paging(page, pageSize, limits.pageSizeMax));
}

/** @throws {AppError} payment.sellerUnknown, payment.buyerUnknown, payment.amountRange, validation.email */
async function createInvoice(
  deps: Deps,
  scope: Scope,
  { amount, email }: InvoiceInput,
): Promise<PayDocumentRow> {
  const checked = checkAmountInput(topUpSchema, { amount, email });
  const { organizationId, caller } = scope;
  const date = dayOf(deps.now(), ZONE);
  const document = await asSystem(scope, async (tx) =>
    repository.insert(tx, {
      ...{ organizationId, amount, date, type: 'invoice' },
      email: checked.email,
      vatRate: vatRate(deps.config.payment.vat, date),
      parties: await readParties(tx, organizationId, { isInnAsked: true }),
      createdById: caller?.userId ?? null,
      createdAt: deps.now(),
    }),
  );
  await announceIssued(deps, scope, document);
  return document;
}

async function make(deps: Deps, key: PayDocumentKey): Promise<void> {
  await bytesOf(deps, key);
}

/**
 * Manages invoices, acts and УПД: the number and the parties are stored in one transaction, and the bytes are made afterwards,
 * once.
 */
export function createPayDocumentsService(deps: Deps) {
  return {
    bytesOf: (key: PayDocumentKey) => bytesOf(deps, key),
    /** Reports a document that was written in this transaction. */
    issued: (scope: Scope, document: PayDocumentRow) => announceIssued(deps, scope, document),
    /** Whether an invoice can be requested: the provider's legal details are complete. */
    isOffered: (scope: Scope): Promise<boolean> =>
      asSystem(scope, (tx) => hasSeller(tx, scope.organizationId)),
    find: findDocument,
    list,
    createInvoice: (scope: Scope, input: InvoiceInput) => createInvoice(deps, scope, input),
    issueActs: () => issueClosingDocuments(deps, (scope, document) => announceIssued(deps, scope, document)),
    make: (key: PayDocumentKey) => make(deps, key),
  };
}

export type PayDocumentsService = ReturnType<typeof createPayDocumentsService>;
