import { parseRoubles, roublesText } from '@domain/money';
import { escapeHtml } from '@server/mail/email-page';
import type { OpenAnswer, OpenRoute } from '@server/modules/routes';
import { plainPage } from '@server/modules/plain-page';
import { documentText } from '@server/texts';
import { refundableOf } from './simulated-refunds.repository';
import type { SimulatedPayment } from './simulated-payments.repository';
import type { PaymentSimulator } from './simulator';

type Lang = Parameters<typeof plainPage>[0]['lang'];
type Text =
  | ('title' | 'notReal' | 'sum' | 'pay' | 'refuse' | 'over' | 'none')
  | ('refunded' | 'refund' | 'refundAmount' | 'refundReason');

type Visitor = Parameters<OpenRoute['handle']>[0]['visitor'];

const PATH = '/payments/simulator/:id';
const MAX_REASON = 250;

const seeOther = (location: string): OpenAnswer => ({
  status: 303,
  mime: 'text/plain',
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

/** A refund can be made here on command, as in the service's own account pages. @param left kopecks that can be refunded */
const refundForm = (say: (key: Text, params?: Record<string, string>) => string, left: bigint) =>
  `<form method="post"><p>${say('refunded', { sum: roublesText(left) })}</p>
<p><label>${say('refundAmount')} <input name="amount" inputmode="decimal" value="${roublesText(left)}"></label></p>
<p><label>${say('refundReason')} <input name="reason" maxlength="${MAX_REASON}"></label></p>
<button name="decision" value="refund">${say('refund')}</button></form>`;

/**
 * The simulator's payment page, which is used in a demonstration: it says that no money moves. Everybody who has the address can
 * decide, as on the service's own page.
 */
export function createSimulatorRoutes(
  simulator: PaymentSimulator,
  notify: (body: string, ip: string) => Promise<void>,
): readonly OpenRoute[] {
  const words = (lang: Lang) => (key: Text, params?: Record<string, string>) =>
    escapeHtml(documentText(lang, `payment.simulator.${key}`, params));

  function page(lang: Lang, found: SimulatedPayment | null): OpenAnswer {
    const say = words(lang);
    const title = documentText(lang, 'payment.simulator.title');
    if (!found) return plainPage({ lang, title, body: `<h1>${say('none')}</h1>`, status: 404 });
    const { status, amount } = found.payment;
    const left = refundableOf(found.payment);
    const head = `<h1>${say('title')}</h1><p>${say('notReal')}</p><p>${say('sum', { sum: amount.value })}</p>`;
    const buttons = `<form method="post"><button name="decision" value="pay">${say('pay')}</button> <button name="decision" value="refuse">${say('refuse')}</button></form>`;
    return plainPage({
      lang,
      title,
      body:
        head +
        (status === 'pending' ? buttons : `<p>${say('over')}</p>${left > 0n ? refundForm(say, left) : ''}`),
    });
  }

  async function decide(id: string, isPaid: boolean, visitor: Visitor): Promise<OpenAnswer> {
    const decided = await simulator.decide(id, isPaid);
    if (!decided) return page(visitor.lang, null);
    const event = decided.payment.status === 'succeeded' ? 'payment.succeeded' : 'payment.canceled';
    await notify(JSON.stringify({ type: 'notification', event, object: decided.payment }), visitor.ip);
    return seeOther(decided.returnUrl);
  }

  async function refund(id: string, form: URLSearchParams, visitor: Visitor): Promise<OpenAnswer> {
    const amount = parseRoubles(form.get('amount') ?? '') ?? 0n;
    const made = await simulator.refund(id, amount, (form.get('reason') ?? '').slice(0, MAX_REASON));
    if (!made) return page(visitor.lang, await simulator.find(id));
    await notify(
      JSON.stringify({ type: 'notification', event: 'refund.succeeded', object: made }),
      visitor.ip,
    );
    return seeOther(id);
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
      handle({ params, body, visitor }) {
        const form = new URLSearchParams(body.toString());
        const id = params.id ?? '';
        const decision = form.get('decision');
        return decision === 'refund' ? refund(id, form, visitor) : decide(id, decision === 'pay', visitor);
      },
    },
  ];
}
