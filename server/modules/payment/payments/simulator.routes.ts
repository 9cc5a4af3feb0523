import { escapeHtml } from '@server/mail/letter-page';
import type { OpenAnswer, OpenRoute } from '@server/modules/module';
import { plainPage } from '@server/modules/plain-page';
import { documentText } from '@server/texts';
import type { PaymentSimulator, SimulatedPayment } from './simulator';

type Lang = Parameters<typeof plainPage>[0]['lang'];
type Text = 'title' | 'notReal' | 'sum' | 'pay' | 'refuse' | 'over' | 'none';

const PATH = '/payments/simulator/:id';

/**
 * The simulator's page of payment, where a demonstration pays: it says that no money moves. Whoever knows the address decides,
 * as at the service's own page.
 */
export function createSimulatorRoutes(
  simulator: PaymentSimulator,
  tell: (body: string, ip: string) => Promise<void>,
): readonly OpenRoute[] {
  const words = (lang: Lang) => (key: Text, params?: Record<string, string>) =>
    escapeHtml(documentText(lang, `payment.simulator.${key}`, params));

  function page(lang: Lang, found: SimulatedPayment | null): OpenAnswer {
    const say = words(lang);
    const title = documentText(lang, 'payment.simulator.title');
    if (!found) return plainPage({ lang, title, body: `<h1>${say('none')}</h1>`, status: 404 });
    const { status, amount } = found.payment;
    const head = `<h1>${say('title')}</h1><p>${say('notReal')}</p><p>${say('sum', { sum: amount.value })}</p>`;
    const buttons = `<form method="post"><button name="decision" value="pay">${say('pay')}</button> <button name="decision" value="refuse">${say('refuse')}</button></form>`;
    return plainPage({
      lang,
      title,
      body: head + (status === 'pending' ? buttons : `<p>${say('over')}</p>`),
    });
  }

  return [
    {
      method: 'GET',
      path: PATH,
      handle: async ({ params, visitor }) => page(visitor.lang, await simulator.find(params.id ?? '')),
    },
    {
      method: 'POST',
      path: PATH,
      async handle({ params, body, visitor }) {
        const isPaid = new URLSearchParams(body.toString()).get('decision') === 'pay';
        const decided = await simulator.decide(params.id ?? '', isPaid);
        if (!decided) return page(visitor.lang, null);
        const event = decided.payment.status === 'succeeded' ? 'payment.succeeded' : 'payment.canceled';
        await tell(JSON.stringify({ type: 'notification', event, object: decided.payment }), visitor.ip);
        return {
          status: 303,
          mime: 'text/plain',
          headers: { location: decided.returnUrl, 'cache-control': 'no-store' },
          body: '',
        };
      },
    },
  ];
}
