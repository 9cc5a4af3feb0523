import type { OpenRoute } from '@server/modules/routes';

/**
 * `/api/payments/yookassa`: receives notifications of the service. They are acknowledged at once, regardless of the sender: they are
 * only a reason to query the service.
 */
export function createNotificationRoutes(
  receive: (body: string, ip: string) => Promise<void>,
): readonly OpenRoute[] {
  return [
    {
      method: 'POST',
      path: '/payments/yookassa',
      async handle({ body, visitor }) {
        // PostgreSQL stores no NUL in a text; the service's JSON has none.
        await receive(body.toString('utf8').replaceAll('\0', ''), visitor.ip);
        return { mime: 'application/json', body: '{}' };
      },
    },
  ];
}
