import { handleJobs } from '@server/jobs/jobs';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createAdjustments } from './adjustments/adjustments';
import { createAutoTopUpSettings } from './auto-top-ups/auto-top-up-settings.service';
import { createAutoTopUpResolvers } from './auto-top-ups/auto-top-ups.resolvers';
import { createAutoTopUps } from './auto-top-ups/auto-top-ups.service';
import { createBankPaymentsService } from './documents/bank-payments.service';
import { createClosingDocuments } from './documents/closing-document';
import { createClientDocumentRoutes } from './documents/client-documents.routes';
import { createPayDocumentRoute } from './documents/documents.routes';
import { createPayDocumentsService } from './documents/documents.service';
import { createDocumentResolvers } from './documents/documents.resolvers';
import { createReconciliations } from './documents/reconciliation/reconciliations.service';
import { createMoneyCheck } from './money-check/money-check.service';
import { paymentJobs } from './payment.jobs';
import { createNotificationRoutes } from './payments/notifications/notification.routes';
import { createCrediting } from './payments/crediting';
import { createRefunding } from './payments/refunding';
import { createRefundsService } from './payments/refunds.service';
import { createPaymentsService } from './payments/payments.service';
import { createPaymentSimulator } from './payments/simulator';
import { createSimulatorRoutes } from './payments/simulator.routes';
import { createYookassa } from './payments/yookassa';
import { createPaymentResolvers } from './payment.resolvers';
import { createPromotions } from './promo-codes/promo-codes';
import { createReferrals } from './referrals/referrals';
import { createSettlementReceipts } from './receipts/settlement-receipts';
import type { Reserves } from './tokens/reserves.service';
import { createTokens } from './tokens/tokens';
import { createSubscriptionService } from './subscription/subscription.service';
import { createTariffChangeService } from './subscription/tariff-change.service';
import { createTariffResolvers } from './subscription/tariffs.resolvers';

const SIMULATOR_URL = 'https://simulator.invalid/v3';

/** Returns the configured service; in a demonstration, the simulator; otherwise none, so that payments are not offered. */
function gatewayOf({ config, database, now, closing }: ModuleDeps) {
  const { yookassa, vat, taxSystem } = config.payment;
  if (yookassa) return { gateway: createYookassa({ ...yookassa, vat, taxSystem, closing }), simulator: null };
  if (!config.isDemo) return { gateway: null, simulator: null };
  const simulator = createPaymentSimulator({
    database,
    pageUrl: `${config.publicUrl}/api/payments/simulator`,
    now,
  });
  const account = {
    shopId: 'simulator',
    secretKey: 'simulator',
    url: SIMULATOR_URL,
    vat,
    taxSystem,
    closing,
  };
  return { gateway: createYookassa(account, simulator.send, 'simulator'), simulator };
}

/** Money: the ledger, the subscription, payments. */
export function createPaymentModule(deps: ModuleDeps & { reserves: Reserves }): ServerModule {
  const { gateway, simulator } = gatewayOf(deps);
  const subscriptions = createSubscriptionService(deps);
  const shopId = deps.config.payment.yookassa?.shopId ?? null;
  const promotions = createPromotions({ ...deps, subscriptions });
  const referrals = createReferrals({ ...deps, subscriptions });
  const { uses: promoUses } = promotions;
  const { accruals } = referrals;
  const credit = createCrediting({ subscriptions, promoUses, accruals, now: deps.now });
  const autoTopUps = createAutoTopUps(deps);
  const payments = createPaymentsService({ ...deps, gateway, shopId, credit, autoTopUps });
  const takeBack = createRefunding({ subscriptions, promoUses, accruals, now: deps.now });
  const refunds = createRefundsService({ ...deps, gateway, takeBack, check: (key) => payments.check(key) });
  const settlementReceipts = createSettlementReceipts({ ...deps, gateway });
  const documents = createPayDocumentsService(deps);
  const bankPayments = createBankPaymentsService({ ...deps, credit });
  const tokens = createTokens(deps);
  const moneyCheck = createMoneyCheck({ ...deps, gateway, payments, refunds });
  const adjustments = createAdjustments({ ...deps, subscriptions });
  deps.events.on('organization.registered', async ({ tx, organizationId }, { promoCode, refLinkId }) => {
    await subscriptions.begin(tx, organizationId, 'Europe/Moscow');
    await accruals.register(tx, { organizationId, linkId: refLinkId });
    await promotions.redeemAtRegistration(tx, organizationId, promoCode);
  });
  // Money that came meanwhile pays for the month that waited for it. Later, because here the organization's row is locked.
  deps.events.on('organization.reopened', ({ tx, organizationId }) =>
    deps.jobs.enqueue(tx, paymentJobs.settleSubscription, { organizationId }),
  );
  return {
    resolvers: [
      createPaymentResolvers({ payments, gateway, documents, config: deps.config, now: deps.now }),
      createDocumentResolvers(
        documents,
        bankPayments,
        createReconciliations({ ...deps, documents }),
        createClosingDocuments(deps),
      ),
      createTariffResolvers(createTariffChangeService({ ...deps, subscriptions })),
      createAutoTopUpResolvers(createAutoTopUpSettings({ ...deps, gateway })),
      adjustments.resolvers,
      tokens.resolvers,
      tokens.limitResolvers,
      tokens.useResolvers,
      promotions.resolvers,
      referrals.resolvers,
      referrals.templateResolvers,
    ],
    routes: [
      createPayDocumentRoute(documents),
      ...createClientDocumentRoutes(deps, documents),
      tokens.writeOffsFile,
      ...referrals.files,
    ],
    openRoutes: [
      ...createNotificationRoutes(payments.receive),
      referrals.clicks.route,
      ...(simulator ? createSimulatorRoutes(simulator, payments.receive) : []),
    ],
    jobs: handleJobs(paymentJobs, {
      settleSubscriptions: () => subscriptions.settleAll(),
      settleSubscription: ({ organizationId }) =>
        deps.database.system((tx) => subscriptions.settle(tx, organizationId)),
      checkPayment: (key) => payments.check(key),
      checkPayments: () => payments.checkAll(),
      topUpAutomatically: () => autoTopUps.run(),
      readRefund: ({ externalId }) => refunds.read(externalId),
      readRefunds: () => refunds.readAll(),
      registerRefundReceipt: (key) => refunds.registerReceipt(key),
      registerSettlementReceipt: (key) => settlementReceipts.register(key),
      issueActs: () => documents.issueActs(),
      checkMoney: () => moneyCheck.checkAll(),
      ...referrals.jobs,
      forgetUnmatchedNotifications: () => payments.forgetUnmatchedNotifications(),
      expireAdjustments: () => adjustments.expire(),
      expireTokens: () => tokens.expire(),
      settleReserves: () => tokens.settleReserves(),
      makePayDocument: (key) => documents.make(key),
      readPaymentNotification: ({ id }) => payments.readNotification(id),
    }),
  };
}
