import type DataLoader from 'dataloader';
import type { AdaptationItemRow } from '@server/modules/adaptation/adaptation.tables';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import type { ObjectKey } from '@server/modules/content/content-kind';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { FaqVoteRow } from '@server/modules/faq/faq.tables';
import type { ContentRow } from '@server/modules/files/files.tables';
import type { GapRowRow } from '@server/modules/organization/gap-check.tables';
import type { IdealEvidenceRow, IdealStatementRow } from '@server/modules/organization/ideal-picture.tables';
import type { VersionFilm } from '@server/modules/educations/educations.loaders';
import type { EducationProgressRow, EducationRow } from '@server/modules/educations/educations.tables';
import type { QualificationPart } from '@server/modules/qualifications/qualification-version';
import type { ComponentView } from '@server/modules/qualifications/qualifications.loaders';
import type { HeldAward, QualificationRow } from '@server/modules/qualifications/qualifications.tables';
import type { StandingView } from '@server/modules/qualifications/standing-view';
import type { RegulationRow, SignatureWithLabel } from '@server/modules/regulations/regulations.tables';
import type { HeldRole, RoleRow } from '@server/modules/roles/roles.tables';
import type { UserFigures } from '@server/modules/statistics/statistics.read-model';
import type { Heads } from '@server/modules/employees/heads.read-model';
import type { PositionRow, SubdivisionRow } from '@server/modules/structure/structure.tables';
import type { RegulationVariable, StatisticRow } from '@server/graphql/generated/resolvers';
import type { PersonStanding } from '@server/modules/tests/standings.read-model';
import type { GradedVersionPart, VersionFigures, VersionPart } from '@server/modules/tests/tests.loaders';
import type { AnswerRow, AttemptRow, TestRow } from '@server/modules/tests/tests.tables';
import type { ApprovalRow, ContentVersionMeta, Block } from '@server/modules/content/content.tables';
import type { AccessContext } from '@server/modules/content/access/access.policy';

type ById<Row> = DataLoader<number, Row | null>;

/** One per request: children are read with `= any($1)`, never row by row. Each is made by its module's read model. */
export interface Loaders {
  user: ById<UserRow>;
  /** What the caller said of an answer, by the id of the entry. */
  ownFaqVote: ById<FaqVoteRow>;
  /** Whom a person reports to, by the person's id: the nearest head upwards who is not that person. */
  leaderOfUser: ById<UserRow>;
  /** Whether the caller looks after a subdivision's people, as its head or by a scoped right, or of one above it. */
  isMySubdivision: DataLoader<number, boolean>;
  /** The same of heads and of those who write cards: whose people they answer for. */
  isLedSubdivision: DataLoader<number, boolean>;
  /** The same of those who have statistics of some subdivisions. */
  isStatisticSubdivision: DataLoader<number, boolean>;
  /** The same of those who head, or read the structure of, some subdivisions. */
  isStructureSubdivision: DataLoader<number, boolean>;
  /** The same of those who write the cards of people of some subdivisions. */
  isPersonnelSubdivision: DataLoader<number, boolean>;
  /** The calendar day that it is in an organization, by its id: yyyy-MM-dd. */
  todayOfOrganization: DataLoader<number, string>;
  /** How much of a person's running plan is done, by the person's id; null: none runs. */
  adaptationCountOfUser: DataLoader<number, { done: number; total: number } | null>;
  /** Tasks of a person's trial period, by the person's id. */
  trialTasksOfUser: DataLoader<number, AdaptationItemRow[]>;
  /** Whether the person's last adaptation was not passed. */
  isAdaptationFailed: DataLoader<number, boolean>;
  /** The approved statements of a person's ideal picture, in their order. */
  idealPictureOfUser: DataLoader<number, string[]>;
  /** The head of a subdivision, by its id. */
  leaderOfSubdivision: ById<UserRow>;
  /** The same with those who act for the head, today and later. */
  headsOfSubdivision: DataLoader<number, Heads>;
  /** People directly in a subdivision, by its id. */
  employeesOfSubdivision: DataLoader<number, UserRow[]>;
  facesOfSubdivision: DataLoader<number, UserRow[]>;
  /** The person whose mentor is the given one (the spec's single trainee: the latest). */
  traineeOfMentor: ById<UserRow>;
  countOfSubdivision: DataLoader<number, number>;
  countOfPosition: DataLoader<number, number>;
  /** The first few who hold a position, by its id. */
  holdersOfPosition: DataLoader<number, UserRow[]>;
  /** Who registered or owns the cabinet, by the organization's id. */
  adminOfOrganization: DataLoader<number, number | null>;
  subdivision: ById<SubdivisionRow>;
  position: ById<PositionRow>;
  role: ById<RoleRow>;
  /** What a person has now, by the person's id: of the position first, then by themselves. */
  rolesOfUser: DataLoader<number, HeldRole[]>;
  /** People who have the role now, by its id. */
  countOfRole: DataLoader<number, number>;
  /** Positions in use that give the role, by its id. */
  positionsOfRole: DataLoader<number, number>;
  content: ById<ContentRow>;
  regulation: ById<RegulationRow>;
  regulationVersion: ById<ContentVersionMeta>;
  /** The text of a version, by the version's id: versions themselves are read without it. */
  regulationClauses: ById<{ id: number; clauses: Block[] }>;
  /** The same of educations. */
  educationById: ById<EducationRow>;
  educationVersion: ById<ContentVersionMeta>;
  educationClauses: ById<{ id: number; clauses: Block[] }>;
  /** What a version of a film plays. */
  educationFilm: ById<VersionFilm>;
  educationPictures: DataLoader<number, ContentRow[]>;
  educationVersions: DataLoader<number, ContentVersionMeta[]>;
  educationAccess: ById<AccessContext>;
  /** How far the caller is, by the education's id. */
  myEducationProgress: ById<EducationProgressRow>;
  /** The same of tests. */
  testById: ById<TestRow>;
  testVersion: ById<ContentVersionMeta>;
  testVersions: DataLoader<number, ContentVersionMeta[]>;
  testAccess: ById<AccessContext>;
  /** Of a version: its settings and how many questions it has. */
  testFigures: ById<VersionFigures>;
  /** Of a version: its questions, with what is right. */
  testPart: ById<VersionPart>;
  testGradedPart: ById<GradedVersionPart>;
  /** Of an attempt. */
  testAnswers: DataLoader<number, AnswerRow[]>;
  /** How the caller stands, by the test's id. */
  myTestStanding: ById<PersonStanding>;
  /** The caller's attempts at a test, newest first. */
  myTestAttempts: DataLoader<number, AttemptRow[]>;
  /** The same of qualifications. */
  qualificationById: ById<QualificationRow>;
  qualificationVersion: ById<ContentVersionMeta>;
  qualificationVersions: DataLoader<number, ContentVersionMeta[]>;
  qualificationAccess: ById<AccessContext>;
  /** Of a version: its stages and rules. */
  qualificationPart: ById<{ id: number; part: QualificationPart }>;
  qualificationComponent: DataLoader<ObjectKey, ComponentView | null, string>;
  /** How the caller stands, by the qualification's id. */
  myQualificationStanding: ById<StandingView>;
  /** The caller's certificates, newest first. */
  myQualificationAwards: DataLoader<number, HeldAward[]>;
  /** What a text's variables say to a person, by the person's id. */
  variables: ById<Record<RegulationVariable, string>>;
  /** Pictures that a regulation's texts may name, by the regulation's id. */
  regulationPictures: DataLoader<number, ContentRow[]>;
  /** Published versions of a regulation, newest first. */
  regulationVersions: DataLoader<number, ContentVersionMeta[]>;
  /** How the caller stands to a regulation, by its id: what rights on it are decided by. */
  regulationAccess: ById<AccessContext>;
  /** Whether the caller sees everybody's progress with an object. */
  isWholeReport: DataLoader<ObjectKey, boolean, string>;
  /** The caller's last signature or refusal of a regulation, by the regulation's id. */
  myRegulationSignature: ById<SignatureWithLabel>;
  /** Approvals of a version's latest submission. */
  versionApprovals: DataLoader<number, ApprovalRow[]>;
  /** The caller's own latest obligation on an object. */
  myAssignment: DataLoader<ObjectKey, AssignmentRow | null, string>;
  /** How many people an assignment rule matches now, by its id. */
  matchesOfRule: DataLoader<number, number>;
  /** Counts of an object's obligations. */
  objectStatistic: DataLoader<ObjectKey, StatisticRow, string>;
  idealStatement: ById<IdealStatementRow>;
  /** What shows that a statement of the ideal picture holds, by the statement's id. */
  idealEvidence: DataLoader<number, IdealEvidenceRow[]>;
  /** Rows of a check against the ideal picture, by its id. */
  gapRows: DataLoader<number, GapRowRow[]>;
  /** Plans that run by a template, by its id. */
  runningOfTemplate: DataLoader<number, number>;
  /** A person's regulation statistics, by the person's id. */
  userRegulationStatistic: DataLoader<number, UserFigures>;
  /** The same of educations. */
  userEducationStatistic: DataLoader<number, UserFigures>;
}
