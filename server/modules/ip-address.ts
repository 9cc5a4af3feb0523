import ipaddr from 'ipaddr.js';
import type { IpRange } from '@domain/sessions/ip-range';

/** Returns an address in its plain form: an IPv4 address mapped into IPv6 becomes IPv4 again. Null: it is not an address. */
export function plainAddress(text: string): string | null {
  return ipaddr.isValid(text) ? ipaddr.process(text).toString() : null;
}

/** Returns the range as people write it. */
export function rangeText({ from, to }: IpRange): string {
  return from === to ? from : `${from}-${to}`;
}
