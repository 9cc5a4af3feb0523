import type { Row } from './every-path-answers';
import type { PathWorld } from './every-path-world';

/** The direct query for an object. */
export const DIRECT: Record<string, (row: Row, ids: PathWorld['ids']) => string[]> = {
  Regulation: ({ id }) => [`regulation(id: ${String(id)}) F`],
  RegulationVersion: ({ id }) => [`regulationVersion(id: ${String(id)}) F`],
  User: ({ id }) => [`user(user: { id: ${String(id)} }) F`],
  Position: ({ id }) => [`positions(ids: [${String(id)}]) { items F }`],
  Subdivision: ({ id }) => [`subdivisions(ids: [${String(id)}]) { items F }`],
  Role: () => ['roles { items F }', 'initApp { userRole F }'],
  Assignment: ({ objectType: kind, objectId }) => [
    `assignments(objectType: ${String(kind)}, objectId: ${String(objectId)}) { items F }`,
  ],
  Education: ({ id }) => [`education(id: ${String(id)}) F`],
  EducationVersion: ({ educationId }) => [
    `education(id: ${String(educationId)}) { versions F currentVersion F draftVersion F }`,
  ],
  EducationComment: ({ educationId }) => [`educationComments(educationId: ${String(educationId)}) F`],
  Test: ({ id }) => [`test(id: ${String(id)}) F`],
  TestVersion: ({ testId }) => [`test(id: ${String(testId)}) { versions F currentVersion F draftVersion F }`],
  Qualification: ({ id }) => [`qualification(id: ${String(id)}) F`],
  QualificationVersion: ({ qualificationId }) => [
    `qualification(id: ${String(qualificationId)}) { versions F currentVersion F draftVersion F }`,
  ],
  TestAttempt: ({ id }) => [`testAttempt(id: ${String(id)}) F`],
  Approval: ({ versionId }) => [
    'regulationApprovals F',
    `regulationVersion(id: ${String(versionId)}) { approvals F }`,
  ],
  RegulationComment: ({ regulationId }) => [`regulationComments(regulationId: ${String(regulationId)}) F`],
  RegulationSignature: ({ regulationId }) => [
    `regulationSignatures(regulationId: ${String(regulationId)}) { items F }`,
    `regulation(id: ${String(regulationId)}) { mySignature F }`,
  ],
  UserNote: ({ userId }) => [`userNotes(userId: ${String(userId)}) F`],
  UserDocument: ({ userId }) => [`userDocuments(userId: ${String(userId)}) { items F }`],
  AdaptationTemplate: () => ['adaptationTemplates F'],
  QualificationAward: (_, ids) => [
    `qualification(id: ${ids['qualification']}) { myAwards F }`,
    `qualificationPeople(id: ${ids['qualification']}) { rows { award F } }`,
  ],
  FaqEntry: ({ id }) => [`faqEntry(id: ${String(id)}) F`],
  IdealStatement: (_, ids) => [
    'idealPicture(layer: company) { items F }',
    ...['subdivision', 'position'].map(
      (layer) => `idealPicture(layer: ${layer}, targetId: ${ids[layer]}) { items F }`,
    ),
    `idealPicture(layer: person, targetId: ${ids['user']}) { items F }`,
  ],
  EmployeeImport: ({ id }) => [`employeeImport(id: ${String(id)}) F`],
  AdaptationItem: (_, ids) => [`user(user: { id: ${ids['user']} }) { trialPeriodTasks F }`],
  ClientOrganization: ({ id }) => [`organizations(ids: [${String(id)}]) { items F }`],
  RegulationStructure: ({ id }) => [`regulationStructures(ids: [${String(id)}]) { items F }`],
};
