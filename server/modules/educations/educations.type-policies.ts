import { guarded, partOf, type TypePolicies } from '@server/graphql/access/policies';
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
  EducationVideo: partOf('EducationVersion'),
  VideoChapter: partOf('EducationVideo'),
  VideoCue: partOf('EducationVideo'),
  VideoUpload: partOf('Education.videoUpload', 'Mutation.educationVideoUpload'),
  EducationCheckpoint: partOf('EducationVideo'),
  EducationCheckpointResult: partOf('Mutation.educationCheckpointAnswer'),
  EducationProgress: partOf(
    'EducationCheckpointResult',
    'Education.myProgress',
    'Mutation.educationOpen',
    'Mutation.educationProgress',
    'Mutation.educationWatch',
  ),
  WatchedVideo: partOf('Query.watchedVideos'),
  VideoDropOff: partOf('Query.videoDropOff'),
  VideoPart: partOf('VideoDropOff'),
  VideoSegment: partOf('EducationProgress'),
  EducationComparison: partOf('Query.educationCompare'),
  EducationTeam: partOf('Query.educationTeam'),
  EducationTeamRow: partOf('EducationTeam'),
  EducationComment: guarded<'EducationComment'>((comment, context) => seesComment(context, comment)),
} satisfies Partial<TypePolicies>;
