import { MINIMUM_PAYMENT } from '@domain/payment/top-up';
import { once } from '@server/graphql/idempotency';
import type { PaymentResolvers } from '@server/graphql/generated/domains/payment';
import type { ModuleDeps } from '@server/modules/module';
import { requireBackOffice } from './back-office-access';
import { balanceReadModel } from './balance.read-model';
import { asSystem } from './ledger/ledger';
import { checkLedger } from './money-check/check-ledger';
import { pageOfOperations } from './operations.read-model';
import type { PayDocumentsService } from './documents/documents.service';
import type { PaymentsService } from './payments/payments.service';
import { unmatchedNotifications } from './payments/notifications/unmatched-notifications.read-model';
import { failureText } from './payments/failure-text';
import type { PaymentGateway } from './payments/gateway';

interface Deps extends Pick<ModuleDeps, 'config' | 'now'> {
  payments: PaymentsService;
  gateway: PaymentGateway | null;
  documents: Pick<PayDocumentsService, 'isOffered'>;
}

/** The contract's fields of payment: graphql/schema/payment.graphql. */
export function createPaymentResolvers({ config, payments, gateway, documents, now }: Deps) {
  return {
    Query: {
      paymentBalance: (_, __, { scope }) => balanceReadModel.balance(scope),
      paymentOperations: (_, { before }, { scope }) => pageOfOperations(scope, before ?? null),
      paymentPeople: (_, paging, { scope }) => balanceReadModel.people(scope, paging),
      payment: (_, { id }, { scope }) => payments.find(scope, id),
      ledgerCheck: (_, { organizationId }, context) => {
        requireBackOffice(context, 'backOfficeSettingAccount', 'read');
        return asSystem(context.scope, (tx) =>
          checkLedger(tx, organizationId, { at: now(), tokensFrom: config.payment.tokenDocumentsFrom }),
        );
      },
      unmatchedNotifications: (_, __, context) => {
        requireBackOffice(context, 'backOfficeSettingAccount', 'read');
        return asSystem(context.scope, unmatchedNotifications);
      },
    },
    Mutation: {
      paymentCreate: (_, { payment, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'paymentCreate', key: clientKey },
          () => payments.create(scope, payment),
          (id) => payments.find(scope, id),
        ),
    },
    PaymentBalance: {
      methods: async (_, __, { scope }) => [
        ...(gateway?.methods ?? []),
        ...((await documents.isOffered(scope)) ? (['invoice'] as const) : []),
      ],
      isSimulated: () => gateway?.name === 'simulator',
      minimum: () => MINIMUM_PAYMENT,
    },
    Tariff: {
      name: ({ nameRu, nameEn }, _, { lang }) => (lang === 'ru' ? nameRu : nameEn),
    },
    PaymentOperation: {
      id: ({ operationId }) => String(operationId),
    },
    Payment: {
      error: ({ error }, _, { lang }) => failureText(error, lang),
      isSimulated: ({ provider }) => provider === 'simulator',
    },
  } satisfies PaymentResolvers;
}
