import { guarded, partOf, type TypePolicies } from '@server/graphql/access/policies';
import { qualificationVisibility, seesAward } from './qualifications.visibility';

const { seesObject, seesVersion } = qualificationVisibility;

/** Access policies for the contract types of qualifications. */
export const qualificationPolicies = {
  QualificationList: partOf('Query.qualifications'),
  Qualification: guarded<'Qualification'>(({ id }, context) => seesObject(context, id), {
    // A person who hands a qualification over may no longer read it afterwards, but the response contains only what they have
    // just written.
    exceptAt: ['Mutation.qualificationUpdate'],
  }),
  QualificationAbilities: partOf('Qualification'),
  QualificationVersion: guarded<'QualificationVersion'>((version, context) => seesVersion(context, version)),
  QualificationStage: partOf('QualificationVersion'),
  QualificationItem: partOf('QualificationStage'),
  QualificationComponent: partOf('QualificationItem'),
  QualificationProgress: partOf('Qualification.myProgress', 'QualificationPerson'),
  QualificationItemProgress: partOf('QualificationProgress'),
  QualificationAward: guarded<'QualificationAward'>((award, context) => seesAward(context, award)),
  QualificationTeam: partOf('Query.qualificationTeam'),
  QualificationTeamRow: partOf('QualificationTeam'),
  QualificationPeople: partOf('Query.qualificationPeople'),
  QualificationPerson: partOf('QualificationPeople'),
  QualificationReplacement: partOf('Query.qualificationItemReplacePreview'),
  UserQualifications: partOf('User.qualifications'),
  UserQualification: partOf('UserQualifications'),
} satisfies Partial<TypePolicies>;
