import limits from '@graphql/limits.json';

const octets = String.raw`\d{1,3}(?:\.\d{1,3}){3}`;

export const patterns = {
  phone: new RegExp(limits.phonePattern),
  promoCode: new RegExp(limits.promoCodePattern, 'u'),
  ipAddress: new RegExp(`^${octets}$`),
  ipRange: new RegExp(`^${octets}(?:-${octets})?$`),
  macAddress: /^[\da-f]{2}(?:[:-][\da-f]{2}){5}$/i,
  alpha: /^\p{L}+$/u,
  numeric: /^\d+$/,
  integer: /^-?\d+$/,
  decimal: /^-?\d+(?:[.,]\d+)?$/,
} as const;
