import { once } from '@server/graphql/idempotency';
import type { ProviderAlertsResolvers } from '@server/graphql/generated/domains/provider-alerts';
import { type OwnAlerts, textIn } from './own-alerts';
import { type ProviderAlertsService, statusOf } from './provider-alerts.service';

interface Deps {
  alerts: ProviderAlertsService;
  own: OwnAlerts;
  now: () => Date;
  messengerUrl: string | null;
}

/** The contract's fields of messages: graphql/schema/provider-alerts.graphql. */
export function createProviderAlertResolvers({ alerts, own, now, messengerUrl }: Deps) {
  return {
    Query: {
      ownAlerts: (_, __, context) => own.list(context),
      backOfficeMessenger: () => messengerUrl,
      providerAlerts: (_, shown, context) => alerts.list(context, shown),
      providerAlertReach: (_, { audience }, context) => alerts.countAudience(context, audience),
    },
    Mutation: {
      providerAlertSend: (_, { alert, clientKey }, context) =>
        once(
          context.scope,
          { of: 'providerAlertSend', key: clientKey },
          () => alerts.send(context, alert),
          (id) => alerts.find(context, id),
        ),
      providerAlertStop: (_, { id }, context) => alerts.stop(context, id),
      ownAlertNote: async (_, { id, event }, { scope }) => {
        await own.note(scope, id, event);
        return true;
      },
    },
    ProviderAlert: {
      messageRu: ({ message }) => message.ru,
      messageEn: ({ message }) => message.en,
      button: ({ button }, _, { lang }) => button && { label: textIn(button.label, lang), url: button.url },
      status: (alert) => statusOf(alert, now()),
    },
  } satisfies ProviderAlertsResolvers;
}
