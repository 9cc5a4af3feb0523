import { useState } from 'react';
import { errorText } from '@src/api/errors';
import { type BankTransfer, useInvoicePayMutation } from '../api';

/** The outcome of entering a transfer; absent when nothing was done yet. */
export type EntryState =
  { kind: 'entered' } | { kind: 'refused'; /** Empty when no reason was given. */ text: string };

/** The match levels that are certain enough for preselection: both the invoice and the payer are identified. */
const SURE: ReadonlySet<BankTransfer['match']> = new Set(['exact', 'partial', 'excess']);

/** Whether the transfer can be entered: it has an invoice and was not entered before. */
export const isEnterable = ({ match, invoice }: BankTransfer): boolean =>
  invoice !== null && match !== 'entered';

/** The selection of a statement's transfers, and entering them one after another. Each is identified by its index. */
export function useBankTransferEntry(transfers: readonly BankTransfer[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(transfers.flatMap((transfer, place) => (SURE.has(transfer.match) ? [place] : []))),
  );
  const [states, setStates] = useState<ReadonlyMap<number, EntryState>>(new Map());
  const [isEntering, setIsEntering] = useState(false);
  const [pay] = useInvoicePayMutation();

  async function enter({ invoice, number, paidOn, amount }: BankTransfer): Promise<EntryState> {
    if (!invoice) return { kind: 'refused', text: '' };
    const { organizationId, document } = invoice;
    const { error } = await pay({ organizationId, id: document.id, payment: { number, paidOn, amount } });
    // The database rejects a duplicate transfer, so a retry after a lost connection enters nothing twice.
    return error === undefined ? { kind: 'entered' } : { kind: 'refused', text: errorText(error) ?? '' };
  }

  async function enterChosen(): Promise<void> {
    setIsEntering(true);
    for (const [place, transfer] of transfers.entries()) {
      if (!chosen.has(place)) continue;
      const state = await enter(transfer);
      setStates((known) => new Map(known).set(place, state));
      if (state.kind === 'entered')
        setChosen((before) => new Set([...before].filter((item) => item !== place)));
    }
    setIsEntering(false);
  }

  return {
    chosen,
    toggle: (place: number) =>
      setChosen((before) =>
        before.has(place)
          ? new Set([...before].filter((item) => item !== place))
          : new Set(before).add(place),
      ),
    stateOf: (place: number): EntryState | null => states.get(place) ?? null,
    enteredCount: [...states.values()].filter(({ kind }) => kind === 'entered').length,
    isEntering,
    enterChosen,
  };
}
