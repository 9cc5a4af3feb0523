import type { OpenRoute } from '@server/modules/module';

/** A notification of theirs has some 2 KB. */
const MAX_BYTES = 64 * 1024;

/**
 * `/api/payments/yookassa`: what the service tells. It is kept and answered at once, whoever sent it: it is a reason to ask the
 * service, and nothing more.
 */
export function createNotificationRoutes(
  receive: (body: string, ip: string) => Promise<void>,
): readonly OpenRoute[] {
  return [
    {
      method: 'POST',
      path: '/payments/yookassa',
      maxBytes: MAX_BYTES,
      async handle({ body, visitor }) {
        // PostgreSQL keeps no NUL in a text; JSON of theirs has none.
        await receive(body.toString('utf8').replaceAll('\0', ''), visitor.ip);
        return { mime: 'application/json', body: '{}' };
      },
    },
  ];
}
