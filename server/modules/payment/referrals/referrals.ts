import type { ModuleDeps } from '@server/modules/module';
import type { SubscriptionService } from '../subscription/subscription.service';
import { createAccruals } from './accruals';
import { createPayoutDecisions } from './payouts/payout-decisions.service';
import { createPayoutInvoiceRoutes } from './payouts/payout-invoices.routes';
import { createPayouts } from './payouts/payouts.service';
import { createRefClicks } from './ref-clicks';
import { createRefLinks } from './ref-links.service';
import { createRefReview } from './ref-review.service';
import { createRefTemplateResolvers } from './ref-templates.resolvers';
import { createRefTemplates } from './ref-templates.service';
import { createReferralResolvers } from './referrals.resolvers';

/** Referrals: links that people share, the payments of the organizations that came through them, and withdrawals. */
export function createReferrals(deps: ModuleDeps & { subscriptions: SubscriptionService }) {
  const links = createRefLinks(deps);
  const clicks = createRefClicks(deps);
  const payouts = createPayouts(deps);
  const review = createRefReview(deps);
  const decisions = createPayoutDecisions(deps);
  const templates = createRefTemplates(deps);
  const accruals = createAccruals(deps);
  return {
    clicks,
    jobs: {
      flagAccruals: () => deps.database.system((tx) => accruals.lookAgain(tx)),
      forgetRefClicks: () => clicks.forget(),
    },
    files: createPayoutInvoiceRoutes(deps),
    accruals,
    templateResolvers: createRefTemplateResolvers(templates),
    resolvers: createReferralResolvers({ links, payouts, review, decisions, now: deps.now }),
  };
}
