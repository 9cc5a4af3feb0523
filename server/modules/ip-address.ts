import ipaddr from 'ipaddr.js';
import { AppError } from '@server/errors';

/** An address in its plain form: an IPv4 address that came mapped into IPv6 is IPv4 again. Null: it is none. */
export function plainAddress(text: string): string | null {
  return ipaddr.isValid(text) ? ipaddr.process(text).toString() : null;
}

export interface AddressRange {
  from: string;
  to: string;
}

/** Four groups of one to three digits, and perhaps a second address: the shape that the specification gives. */
const RANGE = /^(\d{1,3}(?:\.\d{1,3}){3})(?:-(\d{1,3}(?:\.\d{1,3}){3}))?$/;

/** Leading zeros would mean octal to other programs; here they are only zeros. */
function octetsOf(text: string): number[] | null {
  const octets = text.split('.').map(Number);
  return octets.every((octet) => octet <= 255) ? octets : null;
}

const isOrdered = (from: readonly number[], to: readonly number[]) => {
  const differing = from.findIndex((octet, index) => octet !== to[index]);
  return differing === -1 || (from[differing] ?? 0) < (to[differing] ?? 0);
};

/**
 * One address or a range as a person types it.
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

/** As people write it. */
export function rangeText({ from, to }: AddressRange): string {
  return from === to ? from : `${from}-${to}`;
}
