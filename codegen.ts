import type { CodegenConfig } from '@graphql-codegen/cli';
import { readdirSync, readFileSync } from 'node:fs';

const domains = readdirSync('graphql/operations', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .filter((domain) => readdirSync(`graphql/operations/${domain}`).some((file) => file.endsWith('.graphql')));

/** What GraphQL cannot say, as inputs have no unions: shapes of domain/, which both sides check. */
const questionScalars = {
  TestQuestion: 'import("@domain/questions/question").AnyQuestion',
  AskedQuestion: 'import("@domain/questions/asked-question").AskedQuestion',
  TestAnswer: 'import("@domain/questions/answer").Answer',
  TestKey: 'import("@domain/questions/question").QuestionKey',
  TestExplained: 'import("@domain/questions/question").Explained',
};

const scalars = {
  ...questionScalars,
  DateTime: 'string',
  Date: 'string',
  Upload: 'File',
  Params: 'Record<string, string | number>',
};

/** Name of a fragment → the file that defines it. */
const fragmentFiles = new Map(
  domains.flatMap((domain) =>
    filesOf(domain)
      .filter((file) => file.endsWith('.fragment.graphql'))
      .flatMap((file) =>
        namesIn(file, /^fragment (\w+) on /gm).map((name): [string, string] => [name, file]),
      ),
  ),
);

function filesOf(domain: string): string[] {
  const folder = `graphql/operations/${domain}`;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => `${folder}/${file}`);
}

function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap((match) => match[1] ?? []);
}

/**
 * Operations of the frame and of lists: in a file of their own, `<domain>-first`, so that whoever opens a list does not
 * load what the whole section may ask.
 */
const firstOperations: Readonly<Record<string, readonly string[]>> = {
  employees: ['employees', 'employeesUninvited', 'colleagues', 'profileRequests'],
  notifications: ['notifications', 'changed', 'menuCounters', 'notificationAdded'],
  educations: ['educationsMy'],
  regulations: ['regulationsMy', 'regulationApprovals'],
  tests: ['testsMy'],
  qualifications: ['qualificationsMy'],
};

const firstFilesOf = (domain: string) =>
  (firstOperations[domain] ?? []).map((name) => `graphql/operations/${domain}/${name}.graphql`);

/** The files of the browser's api: its name and what is in it. */
const outputs = domains.flatMap((domain) => {
  const first = firstFilesOf(domain);
  return [
    { name: domain, documents: withFragments(filesOf(domain).filter((file) => !first.includes(file))) },
    ...(first.length > 0 ? [{ name: `${domain}-first`, documents: withFragments(first) }] : []),
  ];
});

/** Documents and the fragments that they spread: all the rest would only weigh in the bundle. */
function withFragments(documents: readonly string[]): string[] {
  const found = new Set(documents);
  for (const file of found) {
    for (const name of namesIn(file, /\.\.\.\s*(?!on\b)(\w+)/g)) {
      const fragment = fragmentFiles.get(name);
      // A set that grows while it is walked hands out what was added, too.
      if (fragment) found.add(fragment);
    }
  }
  return [...found].sort();
}

/** GraphQL type → the row that its resolvers start from; codegen then lists exactly the field resolvers that are missing. */
const mappers = {
  ActingHead: '@server/modules/employees/heads.read-model#ActingHeadRecord',
  AdaptationItem: '@server/modules/adaptation/adaptation.tables#AdaptationItemRow',
  AdaptationTemplate: '@server/modules/adaptation/adaptation.tables#AdaptationTemplateRow',
  AccessRequest: '@server/modules/roles/access-requests.tables#AccessRequestRow',
  Approval: '@server/modules/content/content.tables#ApprovalRow',
  Assignment: '@server/modules/assignments/assignments.tables#AssignmentRow',
  Clause: '@server/modules/content/blocks/served-clauses#ServedClause',
  AssignmentRule: '@server/modules/assignments/assignments.tables#AssignmentRuleRow',
  CoverageDetail: '@server/modules/structure/coverage.service#CoverageDetailView',
  CoveragePerson: '@server/modules/structure/coverage.read-model#CoveredPerson',
  Content: '@server/modules/files/files.tables#ContentRow',
  TestAbilities: '@server/modules/tests/tests.policy#AbilitiesView',
  Education: '@server/modules/educations/educations.tables#EducationRow',
  EducationComment: '@server/modules/content/content.tables#CommentRow',
  EducationVersion: '@server/modules/content/content.tables#ContentVersionMeta',
  EmployeeImport: '@server/modules/employees/import/import.tables#EmployeeImportRecord',
  EmployeeImportKept: '@server/modules/employees/import/import.tables#EmployeeImportRowRecord',
  EmployeeImportRow: '@server/modules/employees/import/import.read-model#RowView',
  EvidenceRecord: '@server/modules/content/evidence/evidence.tables#EvidenceRecordRow',
  FaqEntry: '@server/modules/faq/faq.tables#FaqEntryRow',
  HistoryEntry: '@server/modules/history/history.read-model#HistoryEntryView',
  HistoryPerson: '@server/modules/history/names.read-model#NamedPerson',
  IpDryRunPerson: '@server/modules/sessions/ip-access.read-model#DryRunPerson',
  IpLogEntry: '@server/modules/sessions/ip-access.read-model#IpLogRow',
  IpRule: '@server/modules/sessions/ip-access.read-model#IpRuleView',
  Letter: '@server/modules/notifications/letters.repository#ListedLetter',
  Notification: '@server/modules/notifications/notifications.read-model#ShownNotification',
  ObjectGrant: '@server/modules/assignments/assignments.tables#ObjectGrantRow',
  GapCheck: '@server/modules/organization/gap-check.tables#GapCheckRow',
  IdealPicture: '@server/modules/organization/ideal-picture.service#ShownPicture',
  IdealProposal: '@server/modules/organization/ideal-picture.tables#IdealProposalRow',
  IdealStatement: '@server/modules/organization/ideal-picture.tables#IdealStatementRow',
  SignInHold: '@server/modules/auth/sign-in-changes/sign-in-holds.read-model#Hold',
  Organization: '@server/modules/organization/organization.tables#OrganizationRow',
  OrganizationSetting: '@server/modules/organization/organization.tables#OrganizationRow',
  ProfileAccess: '@server/modules/employees/profile-access.service#ProfileAccessView',
  ProfileRequest: '@server/modules/employees/profile-requests.read-model#ProfileRequestView',
  Position: '@server/modules/structure/structure.tables#PositionRow',
  ReferenceData: '@server/modules/structure/reference-data.stream#ReferenceMoment',
  RegulationStructure: '@server/modules/structure/structure.tables#RegulationStructureRow',
  Qualification: '@server/modules/qualifications/qualifications.tables#QualificationRow',
  QualificationAward: '@server/modules/qualifications/qualifications.tables#HeldAward',
  QualificationItem: '@server/modules/qualifications/qualification-version#RouteComponent',
  QualificationPerson: '@server/modules/qualifications/people.service#PersonView',
  QualificationVersion: '@server/modules/content/content.tables#ContentVersionMeta',
  Regulation: '@server/modules/regulations/regulations.tables#RegulationRow',
  RegulationComment: '@server/modules/content/content.tables#CommentRow',
  RegulationSignature: '@server/modules/regulations/regulations.tables#SignatureWithLabel',
  RegulationVersion: '@server/modules/content/content.tables#ContentVersionMeta',
  Role: '@server/modules/roles/roles.tables#RoleRow',
  ViewAs: '@server/graphql/context#ViewAs as ViewAsMark',
  RoleRights: '@server/modules/roles/roles.tables#StoredRights',
  UserRole: '@server/modules/roles/roles.tables#HeldRole',
  Subdivision: '@server/modules/structure/structure.tables#SubdivisionRow',
  UserStatistic: '@server/modules/statistics/statistics.read-model#UserFigures',
  UserEducationStatistic: '@server/modules/statistics/statistics.read-model#UserFigures',
  UserNote: '@server/modules/employees/notes/notes.tables#UserNoteRow',
  UserDocument: '@server/modules/employees/employee-documents.read-model#UserDocumentView',
  Test: '@server/modules/tests/tests.tables#TestRow',
  TestAttempt: '@server/modules/tests/tests.tables#AttemptRow',
  TestRegrading: '@server/modules/tests/tests.tables#RegradingRow',
  TestResult: '@server/modules/tests/standings.read-model#ResultView',
  TestReviewedAnswer: '@server/modules/tests/attempt-fields.resolvers#ReviewedAnswer',
  TestSavedAnswer: '@server/modules/tests/tests.tables#AnswerRow',
  TestVersion: '@server/modules/content/content.tables#ContentVersionMeta',
  User: '@server/modules/employees/employees.tables#UserRow',
};

const config: CodegenConfig = {
  schema: 'graphql/schema/*.graphql',
  generates: {
    'src/api/generated/types.ts': {
      plugins: ['typescript'],
      config: { scalars, enumsAsTypes: true, useTypeImports: true },
    },
    'server/graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: {
          ...questionScalars,
          DateTime: 'Date',
          Date: 'string',
          Upload: 'Promise<import("@server/graphql/uploads").UploadedFile>',
          Params: 'Record<string, string | number>',
        },
        enumsAsTypes: true,
        useTypeImports: true,
        contextType: '@server/graphql/context#Context',
        mappers,
        makeResolverTypeCallable: true,
      },
    },
    ...Object.fromEntries(
      outputs.map(({ name, documents }) => [
        `src/api/generated/${name}.ts`,
        {
          documents,
          plugins: ['typescript-operations', 'typescript-rtk-query'],
          config: {
            scalars,
            enumsAsTypes: true,
            useTypeImports: true,
            importSchemaTypesFrom: 'src/api/generated/types.ts',
            importBaseApiFrom: '@src/api/baseApi',
            importBaseApiAlternateName: 'baseApi',
            exportHooks: true,
            pureMagicComment: true,
          },
        },
      ]),
    ),
  },
};

export default config;
