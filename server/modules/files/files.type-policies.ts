import { partOf, type TypePolicies } from '@server/graphql/policies';

/**
 * A file is read by whom what it belongs to lets: each place is of an object with a policy of its own, and a file is put
 * there only by an upload to that object.
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
    'EducationFilm.content',
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
