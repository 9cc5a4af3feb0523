import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import { daysAfter } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { ledger } from '../ledger/ledger';
import type { PayDocumentRow } from '../payment.tables';
import { vatRate } from '../payments/vat';
import { closingDocumentOf } from './closing-document.repository';
import { payDocumentsRepository as repository } from './documents.repository';
import { type DueAct, type DueTokens, dueDocuments } from './due-documents.read-model';
import { readParties } from './parties.read-model';

type Deps = Pick<ModuleDeps, 'config' | 'database' | 'log' | 'now'>;
type Announce = (scope: Scope, document: PayDocumentRow) => Promise<void>;

/** A document to issue: of which organization, dated when, and what is written. */
interface Due {
  organizationId: number;
  date: string;
  write: (tx: Tx) => Promise<PayDocumentRow | null>;
}

const closing = async (
  { config, now }: Deps,
  tx: Tx,
  { organizationId, date }: Pick<Due, 'organizationId' | 'date'>,
) => ({
  ...{ organizationId, date, periodTo: date },
  type: await closingDocumentOf(tx),
  vatRate: vatRate(config.payment.vat, date),
  parties: await readParties(tx, organizationId, { isInnAsked: false }),
  createdAt: now(),
});

function dueAct(deps: Deps, { organizationId, chargeId, periodFrom, periodTo, amount }: DueAct): Due {
  // The month's last day; the next day belongs to the next charge.
  const dated = { organizationId, date: daysAfter(periodTo, -1) };
  return {
    ...dated,
    write: async (tx) =>
      repository.insert(tx, {
        ...(await closing(deps, tx, dated)),
        ...{ chargeId, periodFrom, amount: BigInt(amount) },
      }),
  };
}

function dueTokens(deps: Deps, due: DueTokens): Due {
  const { organizationId, periodFrom, periodTo } = due;
  const dated = { organizationId, date: periodTo };
  return {
    ...dated,
    write: async (tx) => {
      await ledger.lock(tx, organizationId);
      const tokens = await dueDocuments.tokenLines(tx, due);
      // Another node has issued it meanwhile.
      if (tokens === null) return null;
      const amount = tokens.reduce((sum, line) => sum + BigInt(line.tokens) * BigInt(line.price), 0n);
      return repository.insert(tx, {
        ...(await closing(deps, tx, dated)),
        ...{ tokens, periodFrom, amount },
      });
    },
  };
}

/** What is due, in the order of the documents' dates, so that their numbers follow them. */
const readDue = (deps: Deps): Promise<Due[]> =>
  deps.database.system(async (tx) => {
    const acts = (await dueDocuments.charges(tx, deps.now())).map((due) => dueAct(deps, due));
    const { tokenDocumentsFrom } = deps.config.payment;
    const tokens = (await dueDocuments.tokens(tx, deps.now(), tokenDocumentsFrom)).map((due) =>
      dueTokens(deps, due),
    );
    return [...acts, ...tokens].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  });

/**
 * Every hour: issues acts, or УПД, for the months that are over: of each charge, and of the tokens that were bought in a calendar
 * month. Without the provider's legal details they wait.
 */
export async function issueClosingDocuments(deps: Deps, announce: Announce): Promise<void> {
  for (const { organizationId, write } of await readDue(deps)) {
    try {
      await deps.database.system(async (tx) => {
        const document = await write(tx);
        if (document) await announce(systemScope(tx, organizationId), document);
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      deps.log.warn({ err: error, organizationId }, 'an act could not be issued');
      return;
    }
  }
}
