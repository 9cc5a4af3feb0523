import { once } from '@server/graphql/idempotency';
import type { BackOfficeResolvers } from '@server/graphql/generated/domains/back-office';
import type { ProviderConsts } from '@server/modules/auth/consts.read-model';
import limits from '@graphql/limits.json';
import type { ClientCardService } from './client-card.service';
import type { ClientsService } from './clients.service';
import { listClients } from '../clients.read-model';
import { readFleet } from './fleet.read-model';

interface Deps {
  clients: ClientsService;
  cards: ClientCardService;
  readConsts: () => Promise<ProviderConsts>;
  now: () => Date;
}

const DAY_MS = 86_400_000;

/** The contract's fields of the provider's clients: graphql/schema/back-office.graphql. */
export function createClientsResolvers({ clients, cards, readConsts, now }: Deps) {
  return {
    Query: {
      organizations: (_, filter, context) => context.within(null, (tx) => listClients(tx, filter)),
      organizationFleet: async (_, __, context) => {
        const { superOrganizationId } = await readConsts();
        return context.within(null, (tx) => readFleet(tx, superOrganizationId, now()));
      },
      organizationCard: (_, { id }, context) => cards.card(context, id),
      organizationPeople: (_, { id, ...args }, context) => cards.people(context, id, args),
    },
    Mutation: {
      organizationsUpdate: (_, { ids, organization }, context) =>
        clients.updateMany(context, ids, organization),
      organizationDelete: async (_, { id, name }, context) => {
        await clients.delete(context, id, name);
        return true;
      },
      organizationRestore: (_, { id }, context) => clients.restore(context, id),
      organizationNoteCreate: (_, { organizationId, text, clientKey }, context) =>
        once(
          context.scope,
          { of: 'organizationNoteCreate', key: clientKey },
          () => cards.createNote(context, organizationId, text),
          (id) => cards.note(context, organizationId, id),
        ),
      organizationNoteDelete: async (_, { organizationId, id }, context) => {
        await cards.deleteNote(context, organizationId, id);
        return true;
      },
      organizationPersonInvite: async (_, { organizationId, userId }, context) => {
        await cards.invite(context, organizationId, userId);
        return true;
      },
      organizationPersonSignOut: (_, { organizationId, userId }, context) =>
        cards.signOut(context, organizationId, userId),
    },
    ClientOrganization: {
      formINN: ({ formInn }) => formInn,
      restorableUntil: ({ deletedAt }) =>
        deletedAt && new Date(deletedAt.getTime() + limits.restorableDays * DAY_MS),
    },
  } satisfies BackOfficeResolvers;
}
