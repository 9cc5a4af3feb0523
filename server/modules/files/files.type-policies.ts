import { partOf, type TypePolicies } from '@server/graphql/access/policies';

/**
 * Access to a file follows its owner: each place belongs to an object with a read policy, and a file gets there only by an upload
 * to that object.
 */
export const filePolicies = {
  Content: partOf(
    'Organization.logo',
    'Organization.base',
    'User.avatar',
    'ClientOrganization.logo',
    'HistoryPerson.avatar',
    'UserDocument.file',
    'Regulation.pictures',
    'RegulationVersion.attachments',
    'RegulationVersion.pictures',
    'Education.pictures',
    'EducationVersion.pictures',
    'EducationVideo.content',
    'Mutation.educationPictureAdd',
    'Test.pictures',
    'TestAttempt.pictures',
    'TestRepetitionQuestion.pictures',
    'TestBankQuestion.pictures',
    'Mutation.testPictureAdd',
    'RegulationVersion.body',
    'TestAnswerFile.content',
    'Mutation.regulationPictureAdd',
  ),
  ContentDetails: partOf('Content'),
  ContentFormats: partOf('ContentDetails'),
  ContentFormat: partOf('ContentFormats'),
} satisfies Partial<TypePolicies>;
