import { guarded, partOf, type TypePolicies } from '@server/graphql/policies';
import { qualificationVisibility, seesAward } from './qualifications.visibility';

const { seesObject, seesVersion } = qualificationVisibility;

/** Who may read what of qualifications, wherever they are reached. */
export const qualificationPolicies = {
  QualificationList: partOf('Query.qualifications'),
  Qualification: guarded<'Qualification'>(({ id }, context) => seesObject(context, id), {
    // Whoever hands a qualification over may not read it afterwards; they have just written what is answered.
    exceptAt: ['Mutation.qualificationUpdate'],
  }),
  QualificationAbilities: partOf('Qualification'),
  QualificationVersion: guarded<'QualificationVersion'>((version, context) => seesVersion(context, version)),
  QualificationStage: partOf('QualificationVersion'),
  QualificationItem: partOf('QualificationStage'),
  QualificationComponent: partOf('QualificationItem'),
  QualificationStanding: partOf('Qualification.myStanding', 'QualificationPerson'),
  QualificationItemStanding: partOf('QualificationStanding'),
  QualificationAward: guarded<'QualificationAward'>((award, context) => seesAward(context, award)),
  QualificationTeam: partOf('Query.qualificationTeam'),
  QualificationTeamRow: partOf('QualificationTeam'),
  QualificationPeople: partOf('Query.qualificationPeople'),
  QualificationPerson: partOf('QualificationPeople'),
  QualificationReplacement: partOf('Query.qualificationItemReplacePreview'),
  UserQualifications: partOf('User.qualifications'),
  UserQualification: partOf('UserQualifications'),
} satisfies Partial<TypePolicies>;
