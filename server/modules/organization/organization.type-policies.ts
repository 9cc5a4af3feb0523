import { guarded, open, partOf, type TypePolicies } from '@server/graphql/policies';
import { seesStatement } from './ideal-picture.policy';

/** Who may read what of the organization and of its ideal picture. */
export const organizationPolicies = {
  Organization: open,
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
