import { guarded, openBut, partOf, type TypePolicies } from '@server/graphql/access/policies';
import { hasRight } from '@server/graphql/access/rights';
import { seesStatement } from './ideal-picture/ideal-picture.policy';
import type { Context } from '@server/graphql/context';

const setting = {
  may: (_: unknown, { signedIn }: Context) => hasRight(signedIn, 'organizationSetting', 'read'),
};

/** For people who manage the organization's details or pay for it. */
const ofOffice = {
  may: (_: unknown, { caller }: Context) =>
    caller !== null &&
    (hasRight(caller, 'organizationSetting', 'read') || hasRight(caller, 'payment', 'read')),
};

/** Access policies of the organization and of its ideal picture. */
export const organizationPolicies = {
  Organization: openBut<'Organization'>({
    id: 'open',
    userId: 'open',
    name: 'open',
    activityText: 'open',
    countEmployees: 'open',
    formINN: ofOffice,
    promoCode: ofOffice,
    isActive: 'open',
    isActiveSubscribe: 'open',
    isPartner: 'open',
    isFreePeriod: 'open',
    refId: 'open',
    suspenseDateEnd: setting,
    suspenseReason: setting,
    logo: 'open',
    base: 'open',
    video: 'open',
    hiddenBlocks: 'open',
    selfEditFields: 'open',
    updatedAt: 'open',
  }),
  OrganizationList: partOf('Query.organizations'),
  ClientOrganization: guarded<'ClientOrganization'>((_, { caller }) => caller?.isSuperAdmin === true),
  OrganizationFleet: partOf('Query.organizationFleet'),
  FleetMonth: partOf('OrganizationFleet'),
  FleetAttention: partOf('OrganizationFleet'),
  OrganizationCard: partOf('Query.organizationCard'),
  ClientFact: partOf('OrganizationCard'),
  ClientEvent: partOf('OrganizationCard'),
  ClientEventChange: partOf('ClientEvent'),
  OrganizationNote: partOf('OrganizationCard', 'Mutation'),
  SuperAdminPrivilege: partOf('Query.superAdminPrivileges', 'Mutation.superAdminPrivilegeUpdate'),
  ClientPerson: partOf('OrganizationCard', 'OrganizationPeople'),
  OrganizationPeople: partOf('Query.organizationPeople'),
  OrganizationVideo: partOf('Organization'),
  VideoDetails: partOf('OrganizationVideo'),
  OrganizationSetting: partOf('Query.organizationSetting', 'Mutation'),
  OrganizationBank: partOf('OrganizationSetting'),
  OrganizationAbout: partOf('Query.organizationAbout'),
  AboutAdaptation: partOf('OrganizationAbout'),
  AboutTask: partOf('AboutAdaptation'),
  AboutBirthday: partOf('OrganizationAbout'),
  AboutChange: partOf('OrganizationAbout'),
  AboutTiles: partOf('OrganizationAbout'),
  SetupStep: partOf('OrganizationAbout'),
  IdealPicture: partOf('Query.idealPicture'),
  IdealStatement: guarded<'IdealStatement'>((row, context) => seesStatement(context, row)),
  IdealEvidence: partOf('IdealStatement'),
  IdealProposal: partOf('IdealPicture', 'Mutation'),
  GapChecks: partOf('Query.gapChecks'),
  GapCheck: partOf('GapChecks', 'Mutation'),
  GapRow: partOf('GapCheck'),
} satisfies Partial<TypePolicies>;
