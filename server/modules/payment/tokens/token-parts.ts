import { between } from '../ledger/ledger';
import type { LedgerAccount, LedgerLine } from '../ledger/ledger-operation';

/** Tokens of one grant, or paid tokens. */
export interface TokenPart {
  grantId: number | null;
  amount: number;
}

/** Splits off the first `count` tokens from the rest. */
export function splitParts(
  parts: readonly TokenPart[],
  count: number,
): { used: TokenPart[]; rest: TokenPart[] } {
  const used: TokenPart[] = [];
  const rest: TokenPart[] = [];
  let left = count;
  for (const { grantId, amount } of parts) {
    const taken = Math.min(amount, left);
    left -= taken;
    if (taken > 0) used.push({ grantId, amount: taken });
    if (amount > taken) rest.push({ grantId, amount: amount - taken });
  }
  return { used, rest };
}

/** Returns the lines that move these tokens from one account to another, separately for each kind. */
export function partLines(
  parts: readonly TokenPart[],
  { from, to }: { from: LedgerAccount; to: LedgerAccount },
): LedgerLine[] {
  const sumOf = (isGranted: boolean) =>
    parts.reduce(
      (sum, { grantId, amount }) => ((grantId !== null) === isGranted ? sum + BigInt(amount) : sum),
      0n,
    );
  const granted = sumOf(true);
  const paid = sumOf(false);
  return [
    ...(granted > 0n ? between(to, from, granted, 'tokenGranted') : []),
    ...(paid > 0n ? between(to, from, paid, 'token') : []),
  ];
}
