import { guarded, partOf, type TypePolicies } from '@server/graphql/policies';
import { educationVisibility } from './educations.visibility';

const { seesComment, seesObject, seesVersion } = educationVisibility;

/** The read policies of educations, wherever they are returned. */
export const educationPolicies = {
  EducationList: partOf('Query.educations'),
  Education: guarded<'Education'>(({ id }, context) => seesObject(context, id), {
    // A person who hands an education over may not be able to read it afterward; the response contains only what they have just
    // written.
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
