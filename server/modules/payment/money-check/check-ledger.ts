import type { Tx } from '@server/db/database';
import { ledgerReadModel } from '../ledger/ledger.read-model';
import { moneyDifferences, OF_SERVICE } from './money-differences.read-model';

const idText = (id: bigint | null) => (id === null ? null : String(id));

/** «Проверить книгу»: the chain and the sums of a ledger, and what differs from it. Requires a transaction of the system. */
export async function checkLedger(
  tx: Tx,
  organizationId: number,
  asked: { at: Date; tokensFrom: string | null },
) {
  const faults = await ledgerReadModel.faults(tx, organizationId);
  const lines = await ledgerReadModel.countLines(tx, organizationId);
  const stored = await moneyDifferences.stored(tx, organizationId);
  const differences = [
    ...(await moneyDifferences.find(tx, organizationId, asked)),
    // The payment service is asked at night only.
    ...stored.filter(({ kind }) => OF_SERVICE.includes(kind)),
  ];
  return {
    isWhole: faults.length === 0,
    lines,
    faults: faults.map((fault) => ({ ...fault, operationId: idText(fault.operationId) })),
    differences: differences.map((difference) => ({ ...difference, subject: idText(difference.subject) })),
  };
}
