export const deniedPath = '/access-denied';

/** Why a page is closed: a right is missing, or only the text of this document is open. */
export type DenialReason = { area: string; flag?: 'read' | 'write' } | { document: string };

/** Returns the address of access denied, without the page that was closed. */
export function denialAddress(reason: DenialReason): string {
  if ('document' in reason) return `${deniedPath}?${new URLSearchParams(reason)}`;
  return `${deniedPath}?area=${reason.area}${reason.flag === 'write' ? '&flag=write' : ''}`;
}

/** Adds the page that was closed, so that whoever is asked for the right sees it, and one returns there. */
export function withClosedPage(address: string, from: string): string {
  return `${address}&from=${encodeURIComponent(from)}`;
}

/** The pages that have rejected the user since the program was loaded. */
const rejecting = new Set<string>();

/** Notes that the page itself, and not the router, has rejected the user. */
export function noteRejection(from: string): void {
  rejecting.add(from);
}

/** Whether the page has rejected the user since the program was loaded. */
export function hasRejected(from: string): boolean {
  return rejecting.has(from);
}
