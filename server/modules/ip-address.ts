import ipaddr from 'ipaddr.js';
import { AppError } from '@server/errors';

/** Returns an address in its plain form: an IPv4 address mapped into IPv6 becomes IPv4 again. Null: it is not an address. */
export function plainAddress(text: string): string | null {
  return ipaddr.isValid(text) ? ipaddr.process(text).toString() : null;
}

export interface AddressRange {
  from: string;
  to: string;
}

/** Four groups of one to three digits, and optionally a second address: the format in the specification. */
const RANGE = /^(\d{1,3}(?:\.\d{1,3}){3})(?:-(\d{1,3}(?:\.\d{1,3}){3}))?$/;

/** Leading zeros would mean octal to other programs; here they have no meaning. */
function octetsOf(text: string): number[] | null {
  const octets = text.split('.').map(Number);
  return octets.every((octet) => octet <= 255) ? octets : null;
}

const isOrdered = (from: readonly number[], to: readonly number[]) => {
  const differing = from.findIndex((octet, index) => octet !== to[index]);
  return differing === -1 || (from[differing] ?? 0) < (to[differing] ?? 0);
};

/**
 * Parses one address or a range as typed by a person.
 * @throws {AppError} validation.required, validation.ipRange, validation.ipOctet, validation.ipOrder
 */
export function checkAddresses(typed: string, field: string): AddressRange {
  const text = typed.replaceAll(/\s+/g, '').replaceAll(/[–—]/g, '-');
  if (text === '') throw new AppError('validation.required', { field });
  const [, first, second = first] = RANGE.exec(text) ?? [];
  if (first === undefined || second === undefined) throw new AppError('validation.ipRange', { field });
  const from = octetsOf(first);
  const to = octetsOf(second);
  if (!from || !to) throw new AppError('validation.ipOctet', { field });
  if (!isOrdered(from, to)) throw new AppError('validation.ipOrder', { field });
  return { from: from.join('.'), to: to.join('.') };
}

/** Returns the range as people write it. */
export function rangeText({ from, to }: AddressRange): string {
  return from === to ? from : `${from}-${to}`;
}
