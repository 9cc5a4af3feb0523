import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/back-office.graphql. */
export type BackOfficeResolvers = DomainResolvers<{
  Query: 'organizations' | 'organizationFleet' | 'organizationCard' | 'organizationPeople';
  Mutation: 'organizationsUpdate' | 'organizationDelete' | 'organizationRestore' | 'organizationNoteCreate' | 'organizationNoteDelete' | 'organizationPersonInvite' | 'organizationPersonSignOut';
  OrganizationList: 'items' | 'count';
  ClientOrganization: 'id' | 'userId' | 'name' | 'activityText' | 'countEmployees' | 'formINN' | 'logo' | 'isActive' | 'isActiveSubscribe' | 'isPartner' | 'isFreePeriod' | 'freePeriodEnd' | 'suspenseDateEnd' | 'suspenseReason' | 'promoCode' | 'refId' | 'createdAt' | 'updatedAt' | 'restorableUntil';
  OrganizationFleet: 'total' | 'active' | 'suspended' | 'inactive' | 'freePeriod' | 'partners' | 'newcomers' | 'silent' | 'disputes' | 'deleted' | 'registrations' | 'attention';
  FleetMonth: 'month' | 'count';
  FleetAttention: 'organization' | 'fact' | 'days';
  OrganizationCard: 'organization' | 'formType' | 'formKPP' | 'formOGRN' | 'admin' | 'referrer' | 'people' | 'invited' | 'lastActivityAt' | 'facts' | 'timeline' | 'notes';
  ClientFact: 'key' | 'count' | 'isGood';
  ClientEvent: 'id' | 'at' | 'action' | 'actor' | 'isProvider' | 'changes';
  ClientEventChange: 'name' | 'before' | 'after';
  OrganizationNote: 'id' | 'text' | 'author' | 'createdAt';
  ClientPerson: 'id' | 'nameFull' | 'email' | 'phone' | 'position' | 'isAdmin' | 'isInvited' | 'lastSeenAt' | 'sessions';
  OrganizationPeople: 'items' | 'count';
}>;
