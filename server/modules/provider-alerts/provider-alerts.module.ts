import { handleJobs } from '@server/jobs/jobs';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createOwnAlerts } from './own-alerts';
import { providerAlertJobs } from './provider-alerts.jobs';
import { createProviderAlertResolvers } from './provider-alerts.resolvers';
import { createProviderAlertsService } from './provider-alerts.service';

/** «Отправить сообщение»: messages of the provider to people of its clients. */
export function createProviderAlertsModule(deps: ModuleDeps): ServerModule {
  const { now } = deps;
  const alerts = createProviderAlertsService(deps);
  return {
    resolvers: createProviderAlertResolvers({
      ...{ alerts, own: createOwnAlerts({ now }), now },
      messengerUrl: deps.config.messengerUrl,
    }),
    jobs: handleJobs(providerAlertJobs, {
      beginProviderAlert: ({ id }) => alerts.begin(id),
      notifyOfProviderAlert: ({ id, organizationId }) => alerts.notifyAdmins(id, organizationId),
    }),
  };
}
