import type { OpenRoute } from '@server/modules/routes';

/** The service's notifications have about 2 KB. */
const MAX_BYTES = 64 * 1024;

/**
 * `/api/payments/yookassa`: receives notifications of the service. They are stored and acknowledged at once, regardless of the
 * sender: they are only a reason to query the service.
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
        // PostgreSQL stores no NUL in a text; the service's JSON has none.
        await receive(body.toString('utf8').replaceAll('\0', ''), visitor.ip);
        return { mime: 'application/json', body: '{}' };
      },
    },
  ];
}
