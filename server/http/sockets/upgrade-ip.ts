import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/**
 * Returns the client address of a socket's opening request, by the same rule as fastify's `request.ip`: only these proxies are
 * trusted.
 */
export function ipOfUpgrade(trustProxy: string | undefined): (request: IncomingMessage) => string {
  const trusted = proxyAddress.compile(
    (trustProxy ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
  return (request) => proxyAddress(request, trusted);
}
