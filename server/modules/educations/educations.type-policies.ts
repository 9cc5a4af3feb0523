import { guarded, partOf, type TypePolicies } from '@server/graphql/policies';
import { educationVisibility } from './educations.visibility';

const { seesComment, seesObject, seesVersion } = educationVisibility;

/** Who may read what of educations, wherever they are reached. */
export const educationPolicies = {
  EducationList: partOf('Query.educations'),
  Education: guarded<'Education'>(({ id }, context) => seesObject(context, id), {
    // Whoever hands an education over may not read it afterwards; they have just written what is answered.
    exceptAt: ['Mutation.educationUpdate'],
  }),
  EducationAbilities: partOf('Education'),
  EducationVersion: guarded<'EducationVersion'>((version, context) => seesVersion(context, version)),
  EducationFilm: partOf('EducationVersion'),
  FilmChapter: partOf('EducationFilm'),
  FilmCue: partOf('EducationFilm'),
  FilmUpload: partOf('Education.filmUpload', 'Mutation.educationFilmUpload'),
  EducationCheckpoint: partOf('EducationFilm'),
  EducationCheckpointResult: partOf('Mutation.educationCheckpointAnswer'),
  EducationProgress: partOf(
    'EducationCheckpointResult',
    'Education.myProgress',
    'Mutation.educationOpen',
    'Mutation.educationProgress',
    'Mutation.educationWatch',
  ),
  FilmSegment: partOf('EducationProgress'),
  EducationComparison: partOf('Query.educationCompare'),
  EducationTeam: partOf('Query.educationTeam'),
  EducationTeamRow: partOf('EducationTeam'),
  EducationComment: guarded<'EducationComment'>((comment, context) => seesComment(context, comment)),
} satisfies Partial<TypePolicies>;
