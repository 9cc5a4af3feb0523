import { CreditCard } from 'lucide-react';
import type { DomainRegistration } from '../domain-registration';
import { paymentRoutes } from './routes';

/** The registration of money: balance, tokens, documents. */
export const paymentRegistration: DomainRegistration = {
  routes: paymentRoutes,
  menu: [{ title: 'navigation:payment', path: '/payment', icon: CreditCard, access: 'payment.balance' }],
  topicTags: { payment: { byType: ['Payment'] } },
};
