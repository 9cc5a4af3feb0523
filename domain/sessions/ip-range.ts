import { patterns } from '@domain/validation/patterns';

/** The first and the last address of a range of IPv4 addresses; a single address is both. */
export interface IpRange {
  from: string;
  to: string;
}

/** Why a text is not a range, in the order in which they are checked. */
export const IP_RANGE_PROBLEMS = ['ipRange', 'ipOctet', 'ipOrder'] as const;
export type IpRangeProblem = (typeof IP_RANGE_PROBLEMS)[number];

/** Leading zeros would mean octal to other programs; here they have no meaning. */
const octetsOf = (address: string): number[] => address.split('.').map(Number);

function isOrdered(from: readonly number[], to: readonly number[]): boolean {
  const differing = from.findIndex((octet, index) => octet !== to[index]);
  return differing === -1 || (from[differing] ?? 0) < (to[differing] ?? 0);
}

/** Parses one address or a range as a person types it: with spaces, and with dashes of any length. */
export function parseIpRange(typed: string): IpRange | IpRangeProblem {
  const text = typed.replaceAll(/\s+/g, '').replaceAll(/[–—]/g, '-');
  if (!patterns.ipRange.test(text)) return 'ipRange';
  const [from = [], to = from] = text.split('-').map(octetsOf);
  if ([...from, ...to].some((octet) => octet > 255)) return 'ipOctet';
  if (!isOrdered(from, to)) return 'ipOrder';
  return { from: from.join('.'), to: to.join('.') };
}
