export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * A question as shown to the person who takes the test: `AskedQuestion` of domain/questions. Contains no key,
   * points or explanation.
   */
  AskedQuestion: { input: import("@domain/questions/asked-question").AskedQuestion; output: import("@domain/questions/asked-question").AskedQuestion; }
  /** A calendar date, yyyy-MM-dd. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 with a zone. */
  DateTime: { input: Date; output: Date; }
  /** A sum in whole kopecks, or a number of tokens, as a string of digits: it may exceed the range of Int. */
  Money: { input: bigint; output: bigint; }
  /** Values for the placeholders of a translated text. */
  Params: { input: Record<string, string | number>; output: Record<string, string | number>; }
  /** An answer to a question: `Answer` of domain/questions. */
  TestAnswer: { input: import("@domain/questions/answer").Answer; output: import("@domain/questions/answer").Answer; }
  /** The explanation after answering: `Explained` of domain/questions. */
  TestExplained: { input: import("@domain/questions/question").Explained; output: import("@domain/questions/question").Explained; }
  /** The correct answer: `QuestionKey` of domain/questions, by the type of its question. */
  TestKey: { input: import("@domain/questions/question").QuestionKey; output: import("@domain/questions/question").QuestionKey; }
  /** A question with its correct answers: `AnyQuestion` of domain/questions, for those who write it. */
  TestQuestion: { input: import("@domain/questions/question").AnyQuestion; output: import("@domain/questions/question").AnyQuestion; }
  /** Rows of a table as they were read: `RawRow` of domain/questions/table. */
  TestTableRows: { input: readonly import("@domain/questions/table/from-rows").RawRow[]; output: readonly import("@domain/questions/table/from-rows").RawRow[]; }
  /** A file from a multipart request. */
  Upload: { input: Promise<import("@server/graphql/uploads").UploadedFile>; output: Promise<import("@server/graphql/uploads").UploadedFile>; }
};

export type AboutAdaptation = {
  __typename?: 'AboutAdaptation';
  /** Completed share of the total weight of the plan, percent. */
  actual: Scalars['Int']['output'];
  dateEnd: Scalars['Date']['output'];
  /** From 1. */
  day: Scalars['Int']['output'];
  days: Scalars['Int']['output'];
  /** Completed entries of the plan. */
  done: Scalars['Int']['output'];
  /** The most urgent first, at most three. */
  next: Array<AboutTask>;
  total: Scalars['Int']['output'];
};

export type AboutBirthday = {
  __typename?: 'AboutBirthday';
  /** This year's date, or next year's around New Year. */
  date: Scalars['Date']['output'];
  user: User;
};

/** The blocks of the page «О компании», in display order. */
export type AboutBlock =
  | 'adaptation'
  | 'base'
  | 'birthdays'
  | 'changes'
  | 'hero'
  | 'idealPicture'
  | 'newColleagues'
  | 'people'
  | 'video';

/** A document of the person that has a new version. */
export type AboutChange = {
  __typename?: 'AboutChange';
  name: Scalars['String']['output'];
  publishedAt: Scalars['DateTime']['output'];
  regulationId: Scalars['Int']['output'];
  summary: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type AboutTask = {
  __typename?: 'AboutTask';
  dueOn?: Maybe<Scalars['Date']['output']>;
  isOverdue: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** The browser route. */
  route: Scalars['String']['output'];
};

export type AboutTiles = {
  __typename?: 'AboutTiles';
  /** People on adaptation. */
  adapting: Scalars['Int']['output'];
  /** Documents that await a signature. */
  notSigned: Scalars['Int']['output'];
  /** Assignments. */
  overdue: Scalars['Int']['output'];
};

export type AccessGate = {
  __typename?: 'AccessGate';
  areaName: Scalars['String']['output'];
  /** The names of the first few people who can grant the right. */
  grantors: Array<Scalars['String']['output']>;
  grantorsCount: Scalars['Int']['output'];
  /** The caller's newest request for the area. */
  request?: Maybe<AccessRequest>;
};

export type AccessHolder = {
  __typename?: 'AccessHolder';
  paths: Array<AccessPath>;
  user: User;
};

export type AccessHolderList = {
  __typename?: 'AccessHolderList';
  count: Scalars['Int']['output'];
  items: Array<AccessHolder>;
};

export type AccessPath = {
  __typename?: 'AccessPath';
  kind: AccessPathKind;
  /** The name of the role, of the recipient of the grant, or of the subdivision that the person heads. */
  name?: Maybe<Scalars['String']['output']>;
  scopeSubdivision?: Maybe<Subdivision>;
  until?: Maybe<Scalars['Date']['output']>;
};

export type AccessPathKind =
  | 'admin'
  | 'approver'
  | 'assigned'
  | 'employeesWrite'
  | 'grant'
  | 'leader'
  | 'owner'
  | 'personalRole'
  | 'role';

export type AccessRequest = {
  __typename?: 'AccessRequest';
  area: RightArea;
  areaName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  flag: RightFlag;
  id: Scalars['Int']['output'];
  /** The request cannot be repeated before this time. */
  repeatAt: Scalars['DateTime']['output'];
  /** The route where access was denied. */
  route: Scalars['String']['output'];
  status: AccessRequestStatus;
  user: User;
};

export type AccessRequestList = {
  __typename?: 'AccessRequestList';
  count: Scalars['Int']['output'];
  items: Array<AccessRequest>;
};

export type AccessRequestStatus =
  | 'declined'
  | 'granted'
  | 'open'
  /** The person no longer works here. */
  | 'withdrawn';

/** Either a permission (`area` and `flag`), or an object and the access level to it. */
export type AccessTarget = {
  area?: InputMaybe<RightArea>;
  flag?: InputMaybe<RightFlag>;
  level?: InputMaybe<GrantLevel>;
  objectId?: InputMaybe<Scalars['Int']['input']>;
  objectType?: InputMaybe<ObjectType>;
};

export type ActingLeader = {
  __typename?: 'ActingLeader';
  dateFrom: Scalars['Date']['output'];
  /** The last day. */
  dateTo: Scalars['Date']['output'];
  id: Scalars['Int']['output'];
  /** Whether it covers today. */
  isNow: Scalars['Boolean']['output'];
  subdivisionId: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  user: User;
  userId: Scalars['Int']['output'];
};

export type ActingLeaderInput = {
  dateFrom: Scalars['Date']['input'];
  dateTo: Scalars['Date']['input'];
  id?: InputMaybe<Scalars['Int']['input']>;
  subdivisionId: Scalars['Int']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  userId: Scalars['Int']['input'];
};

export type Adaptation = {
  __typename?: 'Adaptation';
  comment: Scalars['String']['output'];
  dateEnd: Scalars['Date']['output'];
  dateStart: Scalars['Date']['output'];
  /** The first day at work is 1, the day before it −1; it does not change during a pause or after the end. */
  day: Scalars['Int']['output'];
  days: Scalars['Int']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<User>;
  /** Sorted by day, including assignments. */
  entries: Array<AdaptationEntry>;
  id: Scalars['Int']['output'];
  /** The responsible person of each lane; a lane without a person falls to the next one. */
  lanes: Array<AdaptationLanePerson>;
  moves: Array<AdaptationMove>;
  pauseReason: Scalars['String']['output'];
  pausedFrom?: Maybe<Scalars['Date']['output']>;
  progress: AdaptationProgress;
  result?: Maybe<AdaptationResult>;
  status: AdaptationStatus;
  template?: Maybe<AdaptationTemplateName>;
  updatedAt: Scalars['DateTime']['output'];
};

/** Counts over the whole plan: its steps and the person's assignments. */
export type AdaptationCount = {
  __typename?: 'AdaptationCount';
  done: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A step of the plan, or an assignment from outside the plan. */
export type AdaptationEntry = {
  __typename?: 'AdaptationEntry';
  canEdit: Scalars['Boolean']['output'];
  canMark: Scalars['Boolean']['output'];
  day?: Maybe<Scalars['Int']['output']>;
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  doneBy?: Maybe<User>;
  dueOn?: Maybe<Scalars['Date']['output']>;
  isOverdue: Scalars['Boolean']['output'];
  /** Null: the entry is an assignment. */
  item?: Maybe<AdaptationItem>;
  /** Unique among all entries: `item:7`, `assignment:12`. */
  key: Scalars['String']['output'];
  lane: AdaptationLane;
  /** For an assignment: the type of its object. */
  objectType?: Maybe<ObjectType>;
  /** For an assignment: the browser route. */
  route?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** The person whose turn it is; null when it is done. */
  turn?: Maybe<User>;
  weight: Scalars['Int']['output'];
};

export type AdaptationItem = {
  __typename?: 'AdaptationItem';
  comment: Scalars['String']['output'];
  criterion: Scalars['String']['output'];
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  dueOn?: Maybe<Scalars['Date']['output']>;
  grade?: Maybe<Scalars['Int']['output']>;
  id: Scalars['Int']['output'];
  kind: AdaptationKind;
  lane: AdaptationLane;
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  userId: Scalars['Int']['output'];
  weight: Scalars['Int']['output'];
};

export type AdaptationItemInput = {
  criterion?: InputMaybe<Scalars['String']['input']>;
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<AdaptationKind>;
  lane?: InputMaybe<AdaptationLane>;
  text?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** For a new one: the person whose plan it belongs to. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  weight?: InputMaybe<Scalars['Int']['input']>;
};

export type AdaptationKind =
  | 'checkin'
  | 'meeting'
  | 'task'
  /** A probation task. */
  | 'trial';

export type AdaptationLane =
  | 'employee'
  | 'hr'
  | 'leader'
  | 'mentor';

export type AdaptationLanePerson = {
  __typename?: 'AdaptationLanePerson';
  /** Nobody is appointed; another person substitutes. */
  isStandIn: Scalars['Boolean']['output'];
  lane: AdaptationLane;
  person?: Maybe<User>;
};

export type AdaptationList = {
  __typename?: 'AdaptationList';
  count: Scalars['Int']['output'];
  items: Array<AdaptationRow>;
};

/** A pause or a shift of the plan. */
export type AdaptationMove = {
  __typename?: 'AdaptationMove';
  days: Scalars['Int']['output'];
  from: Scalars['Date']['output'];
  isPause: Scalars['Boolean']['output'];
  reason: Scalars['String']['output'];
};

export type AdaptationPage = {
  __typename?: 'AdaptationPage';
  /** Null: no adaptation has been started yet. */
  adaptation?: Maybe<Adaptation>;
  /** Whether the caller may add steps, and mark the steps of the employee and the mentor. */
  canAdd: Scalars['Boolean']['output'];
  /** Whether the caller may start, change, shift, pause and decide. */
  canManage: Scalars['Boolean']['output'];
  person: User;
};

export type AdaptationPoint = {
  __typename?: 'AdaptationPoint';
  /** Null for future days. */
  actual?: Maybe<Scalars['Int']['output']>;
  date: Scalars['Date']['output'];
  expected: Scalars['Int']['output'];
};

export type AdaptationProgress = {
  __typename?: 'AdaptationProgress';
  /** Completed share of the total weight, percent. */
  actual: Scalars['Int']['output'];
  count: AdaptationCount;
  /** Share of the total weight whose due day has passed, percent. */
  expected: Scalars['Int']['output'];
  /** The projected completion date at the pace of the last two weeks; null: there is not enough data yet. */
  forecast?: Maybe<Scalars['Date']['output']>;
  overdueCount: Scalars['Int']['output'];
  /** Days on which a value changes, in order. */
  points: Array<AdaptationPoint>;
  risk: AdaptationRisk;
};

export type AdaptationResult =
  | 'extended'
  | 'failed'
  | 'passed';

/** The risk of the adaptation, computed from its facts: `domain/adaptation-risk.ts`. */
export type AdaptationRisk = {
  __typename?: 'AdaptationRisk';
  level: AdaptationRiskLevel;
  /** The sum of the reasons' points. */
  points: Scalars['Int']['output'];
  /** The heaviest first. */
  reasons: Array<AdaptationRiskReason>;
};

/** On plan, behind, far behind. */
export type AdaptationRiskLevel =
  | 'high'
  | 'low'
  | 'medium';

export type AdaptationRiskReason = {
  __typename?: 'AdaptationRiskReason';
  /** Overdue steps, percentage points behind, working days without progress, days of delay, failed tests, low grades. */
  count: Scalars['Int']['output'];
  kind: AdaptationRiskReasonKind;
  points: Scalars['Int']['output'];
};

export type AdaptationRiskReasonKind =
  | 'behind'
  | 'failed'
  | 'idle'
  | 'late'
  | 'lowGrade'
  | 'noMentor'
  | 'overdue';

export type AdaptationRow = {
  __typename?: 'AdaptationRow';
  actual: Scalars['Int']['output'];
  count: AdaptationCount;
  dateEnd: Scalars['Date']['output'];
  dateStart: Scalars['Date']['output'];
  day: Scalars['Int']['output'];
  days: Scalars['Int']['output'];
  expected: Scalars['Int']['output'];
  forecast?: Maybe<Scalars['Date']['output']>;
  id: Scalars['Int']['output'];
  overdueCount: Scalars['Int']['output'];
  person: User;
  result?: Maybe<AdaptationResult>;
  risk: AdaptationRisk;
  status: AdaptationStatus;
};

export type AdaptationSample = {
  __typename?: 'AdaptationSample';
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  steps: Array<AdaptationStep>;
};

export type AdaptationStatus =
  | 'active'
  | 'finished'
  | 'paused';

export type AdaptationStep = {
  __typename?: 'AdaptationStep';
  /** 1 is the first day at work, −1 the day before it. */
  day: Scalars['Int']['output'];
  key: Scalars['String']['output'];
  kind: AdaptationKind;
  lane: AdaptationLane;
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  weight: Scalars['Int']['output'];
};

export type AdaptationStepInput = {
  day: Scalars['Int']['input'];
  /** The key of an existing step; absent: a new step. */
  key?: InputMaybe<Scalars['String']['input']>;
  kind: AdaptationKind;
  lane: AdaptationLane;
  text?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  weight?: InputMaybe<Scalars['Int']['input']>;
};

export type AdaptationTemplate = {
  __typename?: 'AdaptationTemplate';
  id: Scalars['Int']['output'];
  isArchive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Positions that the template applies to; empty: everyone whose position has no template. */
  positions: Array<Position>;
  /** The number of plans that run from it. */
  runningCount: Scalars['Int']['output'];
  steps: Array<AdaptationStep>;
  updatedAt: Scalars['DateTime']['output'];
};

/** Totals over all plans that run from the template. */
export type AdaptationTemplateEffect = {
  __typename?: 'AdaptationTemplateEffect';
  added: Scalars['Int']['output'];
  changed: Scalars['Int']['output'];
  /** Steps that are done or were changed manually: they stay unchanged. */
  kept: Scalars['Int']['output'];
  people: Array<User>;
  removed: Scalars['Int']['output'];
};

export type AdaptationTemplateInput = {
  id?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  positionIds: Array<Scalars['Int']['input']>;
  steps: Array<AdaptationStepInput>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type AdaptationTemplateName = {
  __typename?: 'AdaptationTemplateName';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** No administrator of the organization has confirmed their email address. */
export type AddressConfirmation = {
  __typename?: 'AddressConfirmation';
  /** Where the code was sent. */
  email: Scalars['String']['output'];
  /** The daily limit of emails that the organization may send until then. */
  emailsPerDay: Scalars['Int']['output'];
};

/** A correction of a client's balance. */
export type Adjustment = {
  __typename?: 'Adjustment';
  /** Negative: a deduction. */
  amount: Scalars['Money']['output'];
  /** Why it was declined. */
  answer: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the person who decided; null: no decision yet, or none was needed. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** The deadline for the confirmation; null: none was needed. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['Int']['output'];
  /** Whether the caller proposed it. */
  isOwn: Scalars['Boolean']['output'];
  organizationId: Scalars['Int']['output'];
  organizationName: Scalars['String']['output'];
  /** By name. */
  proposedBy: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  status: AdjustmentStatus;
};

export type AdjustmentDecision =
  | 'confirm'
  | 'decline'
  | 'withdraw';

export type AdjustmentInput = {
  /** Negative: a deduction. */
  amount: Scalars['Money']['input'];
  organizationId: Scalars['Int']['input'];
  /** The client sees it in its operations. */
  reason: Scalars['String']['input'];
};

export type AdjustmentStatus =
  | 'declined'
  | 'done'
  /** Nobody decided in time. */
  | 'expired'
  /** Awaits another person's decision. */
  | 'proposed'
  | 'withdrawn';

export type Adjustments = {
  __typename?: 'Adjustments';
  count: Scalars['Int']['output'];
  items: Array<Adjustment>;
  /** Above this amount, a second person has to confirm. */
  limit: Scalars['Money']['output'];
};

export type AlertLevel =
  | 'critical'
  | 'info'
  | 'warning';

export type Approval = {
  __typename?: 'Approval';
  approver: User;
  approverId: Scalars['Int']['output'];
  comment: Scalars['String']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['Int']['output'];
  regulation: Regulation;
  status: ApprovalStatus;
  step: Scalars['Int']['output'];
  version: RegulationVersion;
  versionId: Scalars['Int']['output'];
};

export type ApprovalStatus =
  | 'approved'
  | 'cancelled'
  | 'pending'
  | 'returned'
  | 'waiting';

export type AreaAccess = {
  __typename?: 'AreaAccess';
  area: RightArea;
  flags: RightFlags;
  /** The role that grants it; null: the person is an administrator. */
  roleName?: Maybe<Scalars['String']['output']>;
  /** Null: the whole organization. */
  scopeSubdivision?: Maybe<Subdivision>;
  source?: Maybe<RoleSource>;
};

export type Assignment = {
  __typename?: 'Assignment';
  /** The caller took it from the shelf, and no one else requires it, so the caller may give it up. */
  canGiveUp: Scalars['Boolean']['output'];
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  cycle: Scalars['Int']['output'];
  deltaFromVersionId?: Maybe<Scalars['Int']['output']>;
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['Int']['output'];
  /** The person has not been invited yet: the term starts with the invitation. */
  isHeld: Scalars['Boolean']['output'];
  isOverdue: Scalars['Boolean']['output'];
  objectId: Scalars['Int']['output'];
  objectType: ObjectType;
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Percent; kinds without parts go from 0 to 100 in one step. */
  progress: Scalars['Int']['output'];
  refusedAt?: Maybe<Scalars['DateTime']['output']>;
  remindedAt?: Maybe<Scalars['DateTime']['output']>;
  ruleId?: Maybe<Scalars['Int']['output']>;
  /** For graded kinds, in hundredths. */
  score?: Maybe<Scalars['Int']['output']>;
  startAt: Scalars['DateTime']['output'];
  status: AssignmentStatus;
  user: User;
  userId: Scalars['Int']['output'];
  /** After this time it has to be completed again. */
  validUntil?: Maybe<Scalars['DateTime']['output']>;
  versionId?: Maybe<Scalars['Int']['output']>;
  waivedReason?: Maybe<Scalars['String']['output']>;
};

export type AssignmentChange = {
  __typename?: 'AssignmentChange';
  /** Null for callers who may not see who has the assignment. */
  name?: Maybe<Scalars['String']['output']>;
  objectId: Scalars['Int']['output'];
  objectType: ObjectType;
  peopleCount: Scalars['Int']['output'];
};

export type AssignmentList = {
  __typename?: 'AssignmentList';
  count: Scalars['Int']['output'];
  items: Array<Assignment>;
};

/** The effect of a change of people or of the structure on assignments. */
export type AssignmentPreview = {
  __typename?: 'AssignmentPreview';
  added: Array<AssignmentChange>;
  /** The number of people whose assignments would be added or removed. */
  peopleCount: Scalars['Int']['output'];
  removed: Array<AssignmentChange>;
};

export type AssignmentReason = {
  __typename?: 'AssignmentReason';
  createdAt: Scalars['DateTime']['output'];
  /**
   * The browser route of the content that requires it: a qualification that includes it. Null: a rule, or the
   * person.
   */
  route?: Maybe<Scalars['String']['output']>;
  /** Null: not required by a rule, but by other content or by the person's own choice. */
  ruleId?: Maybe<Scalars['Int']['output']>;
  /** The conditions that the person meets, in the caller's language. */
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type AssignmentRule = {
  __typename?: 'AssignmentRule';
  audience: Audience;
  dueDays?: Maybe<Scalars['Int']['output']>;
  id: Scalars['Int']['output'];
  isPaused: Scalars['Boolean']['output'];
  /** The number of people who match now. */
  matchCount: Scalars['Int']['output'];
  objectId: Scalars['Int']['output'];
  objectType: ObjectType;
  onUnmatch: OnUnmatch;
  recurrenceMonths?: Maybe<Scalars['Int']['output']>;
  startOffsetDays: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type AssignmentRuleInput = {
  audience: AudienceInput;
  dueDays?: InputMaybe<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  isPaused?: InputMaybe<Scalars['Boolean']['input']>;
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
  onUnmatch?: InputMaybe<OnUnmatch>;
  recurrenceMonths?: InputMaybe<Scalars['Int']['input']>;
  startOffsetDays?: InputMaybe<Scalars['Int']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type AssignmentRulePreview = {
  __typename?: 'AssignmentRulePreview';
  /** People who would get the assignment now. */
  added: Array<User>;
  addedCount: Scalars['Int']['output'];
  matchCount: Scalars['Int']['output'];
  /** The next time after that when the rule would assign it again; null: to nobody yet, or never. */
  nextRepeatAt?: Maybe<Scalars['DateTime']['output']>;
  /** People who would lose it; what they signed stays. */
  removed: Array<User>;
  removedCount: Scalars['Int']['output'];
  /** People who completed it so long ago that the next daily job would assign it to them again. */
  repeatedCount: Scalars['Int']['output'];
};

export type AssignmentStatus =
  | 'assigned'
  | 'cancelled'
  | 'done'
  | 'failed'
  | 'inProgress'
  | 'onReview'
  | 'resign'
  | 'waived';

/** People who match all conditions of any group, except for the exceptions. */
export type Audience = {
  __typename?: 'Audience';
  exceptUserIds: Array<Scalars['Int']['output']>;
  groups: Array<AudienceGroup>;
};

export type AudienceGroup = {
  __typename?: 'AudienceGroup';
  all?: Maybe<Scalars['Boolean']['output']>;
  hiredAfter?: Maybe<Scalars['Date']['output']>;
  positionIds?: Maybe<Array<Scalars['Int']['output']>>;
  statuses?: Maybe<Array<Scalars['String']['output']>>;
  subdivisionIds?: Maybe<Array<Scalars['Int']['output']>>;
  userIds?: Maybe<Array<Scalars['Int']['output']>>;
  withChildren?: Maybe<Scalars['Boolean']['output']>;
};

export type AudienceGroupInput = {
  all?: InputMaybe<Scalars['Boolean']['input']>;
  hiredAfter?: InputMaybe<Scalars['Date']['input']>;
  positionIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  subdivisionIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  userIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  withChildren?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AudienceInput = {
  exceptUserIds: Array<Scalars['Int']['input']>;
  groups: Array<AudienceGroupInput>;
};

/** A sign-in service. */
export type AuthProvider = {
  __typename?: 'AuthProvider';
  /** The id used in `/api/auth/{id}`. */
  id: Scalars['String']['output'];
  /** The display name set in this installation; null: the service's own name. */
  name?: Maybe<Scalars['String']['output']>;
};

export type AutoTopUp = {
  __typename?: 'AutoTopUp';
  /** The amount of each top-up. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Null: no card is saved. */
  card?: Maybe<SavedCard>;
  /** The address that receipts are sent to. */
  email?: Maybe<Scalars['String']['output']>;
  /** Consecutive failed top-ups; after three, automatic top-ups are switched off. */
  failures: Scalars['Int']['output'];
  /** Whether this installation can save and charge cards. */
  isAvailable: Scalars['Boolean']['output'];
  isOn: Scalars['Boolean']['output'];
  /** The maximum per calendar month in the organization's time zone. */
  monthlyCap?: Maybe<Scalars['Money']['output']>;
  /** Why the system switched it off, in the caller's language; null: it did not. */
  offReason?: Maybe<Scalars['String']['output']>;
  /**
   * A top-up happens when the balance is below this amount, or does not cover a due month. Null: not set yet;
   * the same applies to the other fields.
   */
  threshold?: Maybe<Scalars['Money']['output']>;
  /** The total of this calendar month. */
  toppedUp: Scalars['Money']['output'];
  /** Null: never set. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type AutoTopUpInput = {
  amount: Scalars['Money']['input'];
  email: Scalars['String']['input'];
  isOn: Scalars['Boolean']['input'];
  monthlyCap: Scalars['Money']['input'];
  threshold: Scalars['Money']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type BankPaymentInput = {
  amount: Scalars['Money']['input'];
  /** The number of the payment order. */
  number: Scalars['String']['input'];
  /** The day on which the bank posted it. */
  paidOn: Scalars['Date']['input'];
};

export type BankTransfer = {
  __typename?: 'BankTransfer';
  amount: Scalars['Money']['output'];
  /** The invoice that it pays, or probably pays. */
  invoice?: Maybe<ClientPayDocument>;
  match: BankTransferMatch;
  /** The number of the payment order. */
  number: Scalars['String']['output'];
  paidOn: Scalars['Date']['output'];
  payerInn: Scalars['String']['output'];
  payerName: Scalars['String']['output'];
  purpose: Scalars['String']['output'];
};

export type BankTransferMatch =
  /** No invoice is named; the payer has one open invoice for this amount. */
  | 'byPayer'
  /** Already entered. */
  | 'entered'
  /** The invoice, the payer and the outstanding amount match. */
  | 'exact'
  /** More than the outstanding amount: the excess is the client's advance. */
  | 'excess'
  | 'none'
  /** The named invoice belongs to another payer. */
  | 'otherPayer'
  /** Less than the outstanding amount. */
  | 'partial';

/** Something that the caller may not grant. */
export type BeyondOwn = {
  __typename?: 'BeyondOwn';
  id: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
};

/** A change in the organization; clients that show the data read it again. */
export type Change = {
  __typename?: 'Change';
  /** The changed objects; empty: any of them. */
  ids: Array<Scalars['Int']['output']>;
  topic: ChangeTopic;
  /**
   * The write that caused the change: the response of its mutation contains the same id and the same changes in
   * `extensions.changes`. Null: a job, or several writes.
   */
  writeId?: Maybe<Scalars['String']['output']>;
};

export type ChangeTopic =
  /** The caller's own name, address or sessions. */
  | 'account'
  /** An adaptation plan of these people, or a pending task in it. */
  | 'adaptation'
  /** Templates of adaptation plans. */
  | 'adaptationTemplate'
  /** Assignments of the caller; for those who follow statistics, of anyone. */
  | 'assignment'
  /** The provider's clients: a new one, a change of state, or changes in revenue, usage or billing. */
  | 'client'
  | 'education'
  /** A draft, a comment or another event of an education. */
  | 'educationWork'
  /** The progress of an import of people. */
  | 'employeeImport'
  /** Answers to questions: for the provider's people, and for whoever has rated one. */
  | 'faqEntry'
  /** The progress of a history check. */
  | 'historyCheck'
  /** Statements, proposals and checks of the ideal picture of work. */
  | 'idealPicture'
  /** IP access rules, or whether they apply. */
  | 'ipAccess'
  | 'notification'
  /** Which notifications are sent to whom, how and with which texts. */
  | 'notificationSettings'
  | 'organization'
  /** What only the caller sees: their reports, saved views, notes and repetition. */
  | 'own'
  /** Balance, payments, documents or the subscription. */
  | 'payment'
  /** Notes, documents or a possible leaving of a person: sent to those who may edit their card. */
  | 'personnel'
  | 'position'
  /** A message of the provider started or was stopped. */
  | 'providerAlert'
  /** A qualification, its stages and certificates. */
  | 'qualification'
  /** A draft or another event of a qualification. */
  | 'qualificationWork'
  | 'regulation'
  | 'regulationStructure'
  /** A draft, an approval, a comment or another event of a regulation. */
  | 'regulationWork'
  | 'role'
  | 'session'
  | 'subdivision'
  /** A person of the provider entered the workspace, requests permission to change something there, or left it. */
  | 'support'
  | 'test'
  /** A draft, a finished attempt or another event of a test. */
  | 'testWork'
  | 'user';

export type Clause = {
  __typename?: 'Clause';
  html: Scalars['String']['output'];
  /** Stays the same from version to version. */
  id: Scalars['String']['output'];
  /** 1 to 4. */
  level: Scalars['Int']['output'];
  /** «2.1.3», assigned by the server. */
  number: Scalars['String']['output'];
  /**
   * The number from an imported document, where it differs from automatic numbering; the following clauses
   * continue from it.
   */
  ownNumber?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

export type ClauseChange = {
  __typename?: 'ClauseChange';
  from?: Maybe<Clause>;
  kind: ClauseChangeKind;
  to?: Maybe<Clause>;
};

export type ClauseChangeKind =
  | 'added'
  | 'changed'
  | 'removed'
  | 'same';

export type ClauseInput = {
  html: Scalars['String']['input'];
  id: Scalars['String']['input'];
  level: Scalars['Int']['input'];
  ownNumber?: InputMaybe<Scalars['String']['input']>;
};

export type ClientEvent = {
  __typename?: 'ClientEvent';
  /** One of logActionTypes. */
  action: Scalars['String']['output'];
  /** Null: the system, or a person who no longer exists. */
  actor?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  /** Fields in the caller's language with their old and new values. */
  changes: Array<ClientEventChange>;
  id: Scalars['ID']['output'];
  isProvider: Scalars['Boolean']['output'];
};

export type ClientEventChange = {
  __typename?: 'ClientEventChange';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

export type ClientFact = {
  __typename?: 'ClientFact';
  /** The number in the text: days, people. */
  count?: Maybe<Scalars['Int']['output']>;
  isGood: Scalars['Boolean']['output'];
  key: ClientFactKey;
};

export type ClientFactKey =
  | 'active'
  | 'addressUnproved'
  | 'freePeriodEnds'
  | 'moneyDiffers'
  | 'nobodyInvited'
  | 'silent'
  | 'suspended'
  | 'unpaid'
  | 'withoutRequisites';

/** A client as the provider sees it. */
export type ClientOrganization = {
  __typename?: 'ClientOrganization';
  activityText: Scalars['String']['output'];
  countEmployees: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  formINN?: Maybe<Scalars['String']['output']>;
  /** The last day of the free period; null: no end date. */
  freePeriodEnd?: Maybe<Scalars['Date']['output']>;
  id: Scalars['Int']['output'];
  isActive: Scalars['Boolean']['output'];
  isActiveSubscribe: Scalars['Boolean']['output'];
  isFreePeriod: Scalars['Boolean']['output'];
  isPartner: Scalars['Boolean']['output'];
  logo?: Maybe<Content>;
  name: Scalars['String']['output'];
  promoCode?: Maybe<Scalars['String']['output']>;
  refId?: Maybe<Scalars['Int']['output']>;
  /** The deadline for restoring it; null: it is not deleted. */
  restorableUntil?: Maybe<Scalars['DateTime']['output']>;
  suspenseDateEnd?: Maybe<Scalars['Date']['output']>;
  suspenseReason?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  userId?: Maybe<Scalars['Int']['output']>;
};

export type ClientPayDocument = {
  __typename?: 'ClientPayDocument';
  /** The PDF is at /api/back-office/documents/{organizationId}/{id}. */
  document: PayDocument;
  /** The client's tax number as stated in the document. */
  inn: Scalars['String']['output'];
  organizationId: Scalars['Int']['output'];
  organizationName: Scalars['String']['output'];
};

export type ClientPayDocumentFilter = {
  /** The document date, both ends included. */
  from?: InputMaybe<Scalars['Date']['input']>;
  organizationId?: InputMaybe<Scalars['Int']['input']>;
  /** The document number, or a part of the client's name or tax number. */
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<PayDocumentStatus>;
  to?: InputMaybe<Scalars['Date']['input']>;
  type?: InputMaybe<PayDocumentType>;
};

export type ClientPayDocuments = {
  __typename?: 'ClientPayDocuments';
  count: Scalars['Int']['output'];
  items: Array<ClientPayDocument>;
};

export type ClientPerson = {
  __typename?: 'ClientPerson';
  email: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isAdmin: Scalars['Boolean']['output'];
  /** Invited, but never signed in. */
  isInvited: Scalars['Boolean']['output'];
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  nameFull: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['String']['output']>;
  sessions: Scalars['Int']['output'];
};

/** A dispute as the provider sees it. */
export type ClientTokenDispute = {
  __typename?: 'ClientTokenDispute';
  action: Scalars['String']['output'];
  dispute: TokenDispute;
  id: Scalars['Int']['output'];
  initiator: Scalars['String']['output'];
  objectName: Scalars['String']['output'];
  organizationId: Scalars['Int']['output'];
  organizationName: Scalars['String']['output'];
  /** How many of them have not been returned yet. */
  returnable: Scalars['Int']['output'];
  tokens: Scalars['Int']['output'];
  /** When the tokens were written off, for what, and by whom. */
  writtenOffAt: Scalars['DateTime']['output'];
};

export type ClientTokenDisputes = {
  __typename?: 'ClientTokenDisputes';
  count: Scalars['Int']['output'];
  items: Array<ClientTokenDispute>;
};

export type ClosingDocument =
  | 'act'
  | 'upd';

export type Consts = {
  __typename?: 'Consts';
  /** The accent color of the caller's organization, #rrggbb; null: the product's. */
  accent?: Maybe<Scalars['String']['output']>;
  /** Social sign-in providers that are configured. */
  authProviders: Array<AuthProvider>;
  /** Whether visitors may view a demo organization. */
  hasDemo: Scalars['Boolean']['output'];
  isSuperAdminPrivilege: Scalars['Boolean']['output'];
  lpAddress: Scalars['String']['output'];
  /** Prices and contacts for the landing page. */
  offer: Offer;
  rootAdminId: Scalars['Int']['output'];
  /** The sample data set that the caller's organization was filled with; null: none, or it was removed. */
  sample?: Maybe<SampleIndustry>;
  subscription: SubscriptionState;
  superAdminPrivilegeIds: Array<Scalars['Int']['output']>;
  superOrganizationId: Scalars['Int']['output'];
};

/** A stored file. `details` contains the original and its formats; the address is /statics + path. */
export type Content = {
  __typename?: 'Content';
  details: ContentDetails;
  id: Scalars['Int']['output'];
  mime: Scalars['String']['output'];
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
  userId?: Maybe<Scalars['Int']['output']>;
};

export type ContentDetails = {
  __typename?: 'ContentDetails';
  formats: ContentFormats;
  path: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

export type ContentEvent = {
  __typename?: 'ContentEvent';
  actor?: Maybe<User>;
  at: Scalars['DateTime']['output'];
  id: Scalars['String']['output'];
  kind: ContentEventKind;
  params: Scalars['Params']['output'];
  /** For other kinds. */
  record?: Maybe<EvidenceRecord>;
  /** For a regulation. */
  signature?: Maybe<RegulationSignature>;
  /** A key of locales/*\/content.json under `event`, or of the kind's own file, and its values. */
  textKey: Scalars['String']['output'];
};

export type ContentEventKind =
  | 'access'
  | 'approval'
  | 'change'
  /** A file of the object was downloaded. */
  | 'download'
  | 'refusal'
  | 'reminder'
  /** An evidence record of another type: an attempt, a completion. */
  | 'result'
  | 'signature'
  | 'version';

export type ContentEventList = {
  __typename?: 'ContentEventList';
  count: Scalars['Int']['output'];
  items: Array<ContentEvent>;
};

export type ContentFormat = {
  __typename?: 'ContentFormat';
  path: Scalars['String']['output'];
  size: Scalars['Int']['output'];
};

/** Keyed by format name; the underscore is needed because a GraphQL name cannot begin with a digit. */
export type ContentFormats = {
  __typename?: 'ContentFormats';
  /** 150x150; null if the content is not a picture. */
  _150x150?: Maybe<ContentFormat>;
};

export type ContentNote = {
  __typename?: 'ContentNote';
  /** Null for a block. */
  atSec?: Maybe<Scalars['Int']['output']>;
  /** Null for a video. */
  clauseId?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type ContentNoteInput = {
  atSec?: InputMaybe<Scalars['Int']['input']>;
  /** The block, or the second of a video: exactly one of them. */
  clauseId?: InputMaybe<Scalars['String']['input']>;
  /** Absent: a new note. */
  id?: InputMaybe<Scalars['Int']['input']>;
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
  text: Scalars['String']['input'];
};

export type ContentRating = {
  __typename?: 'ContentRating';
  comment: Scalars['String']['output'];
  stars: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  user: User;
  /** The version that the person had completed. */
  versionLabel: Scalars['String']['output'];
};

export type ContentRatingInput = {
  /** Visible only to authors. */
  comment?: InputMaybe<Scalars['String']['input']>;
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
  /** 1 to 5. */
  stars: Scalars['Int']['input'];
};

export type ContentRatingList = {
  __typename?: 'ContentRatingList';
  count: Scalars['Int']['output'];
  items: Array<ContentRating>;
};

export type ContentStatus =
  | 'archived'
  | 'draft'
  | 'onApproval'
  | 'published';

export type Coverage = {
  __typename?: 'Coverage';
  positions: Array<CoveragePosition>;
  /** In the whole organization, regardless of the filter. */
  positionsCount: Scalars['Int']['output'];
  regulations: Array<CoverageRegulation>;
  regulationsCount: Scalars['Int']['output'];
};

export type CoverageCell = {
  __typename?: 'CoverageCell';
  /** Open assignments, including overdue ones. */
  dueCount: Scalars['Int']['output'];
  /** Those of them to whom the regulation is assigned: signed, waiting and waived ones. */
  givenCount: Scalars['Int']['output'];
  overdueCount: Scalars['Int']['output'];
  /** The rules that apply, the most specific first. For a vacant position: what a new hire will get. */
  paths: Array<CoveragePath>;
  /** People who currently hold the position. */
  peopleCount: Scalars['Int']['output'];
  positionId: Scalars['Int']['output'];
  regulationId: Scalars['Int']['output'];
  signedCount: Scalars['Int']['output'];
};

export type CoverageDetail = {
  __typename?: 'CoverageDetail';
  /** Whether the caller may change who the regulation is assigned to. */
  canEdit: Scalars['Boolean']['output'];
  cell: CoverageCell;
  /** People who need attention first: not assigned, overdue, waiting; then signed. At most a hundred. */
  people: Array<CoveragePerson>;
  positionName: Scalars['String']['output'];
  regulationName: Scalars['String']['output'];
};

export type CoverageFilter = {
  /** Searches the position name. */
  position?: InputMaybe<Scalars['String']['input']>;
  /** Searches the name or code of the regulation. */
  regulation?: InputMaybe<Scalars['String']['input']>;
  show?: InputMaybe<CoverageShow>;
};

export type CoveragePath =
  | 'everybody'
  | 'person'
  | 'position'
  | 'subdivision';

export type CoveragePerson = {
  __typename?: 'CoveragePerson';
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  isOverdue: Scalars['Boolean']['output'];
  /** Null: no rule assigns it to this person. */
  status?: Maybe<AssignmentStatus>;
  user: User;
};

export type CoveragePosition = {
  __typename?: 'CoveragePosition';
  /** The number of positions above it. */
  depth: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  /** No rule applies to it, or one applies to only some of its people. */
  isGap: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  overdueCount: Scalars['Int']['output'];
  peopleCount: Scalars['Int']['output'];
  /** Regulations assigned to its people. */
  regulationsCount: Scalars['Int']['output'];
};

export type CoverageRegulation = {
  __typename?: 'CoverageRegulation';
  code: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** It is assigned to nobody, or to only some people of a position. */
  isGap: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  overdueCount: Scalars['Int']['output'];
  positionsCount: Scalars['Int']['output'];
  /** People to whom it is assigned. */
  readersCount: Scalars['Int']['output'];
};

export type CoverageShow =
  | 'all'
  /** Positions and regulations without any rule, or with rules for only some of their people. */
  | 'gaps'
  /** Rows and columns with overdue people. */
  | 'overdue';

export type DetailVideo = {
  /** The 11 characters, or an address of the video; null removes the video. */
  videoId?: InputMaybe<Scalars['String']['input']>;
};

export type Education = {
  __typename?: 'Education';
  abilities: EducationAbilities;
  category: Scalars['String']['output'];
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currentVersion?: Maybe<EducationVersion>;
  /** Blocks that the caller has to read now, having finished an earlier version; empty: the whole text. */
  deltaClauseIds: Array<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  /** Only for those who may edit. */
  draftVersion?: Maybe<EducationVersion>;
  id: Scalars['Int']['output'];
  isArchive: Scalars['Boolean']['output'];
  /** Anyone who may read it may take it from the shelf. */
  isOnShelf: Scalars['Boolean']['output'];
  /** What the caller has to complete before starting it; empty: nothing, or they have already started. */
  lockedBy: Array<ObjectPrerequisite>;
  /** Seconds of active reading; null: calculated from the number of words. */
  minReadingSec?: Maybe<Scalars['Int']['output']>;
  /** The duration set by the author; null: calculated from the number of words. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** The caller's current assignment, or their last one. */
  myAssignment?: Maybe<Assignment>;
  /** The caller's progress; null: not started. */
  myProgress?: Maybe<EducationProgress>;
  /** The caller's latest rating. */
  myRating?: Maybe<ContentRating>;
  name: Scalars['String']['output'];
  owner: User;
  ownerId: Scalars['Int']['output'];
  /** Pictures available for the text. Only for those who may edit. */
  pictures: Array<Content>;
  /** Null: no ratings yet. */
  rating?: Maybe<RatingSummary>;
  /** Null for callers who may not see the report. */
  statistic?: Maybe<StatisticRow>;
  status: ContentStatus;
  typeContent: TypeContent;
  updatedAt: Scalars['DateTime']['output'];
  /** Published ones, newest first. */
  versions: Array<EducationVersion>;
  /** The maximum size of a video file, in bytes; 0: no upload is allowed. */
  videoMaxBytes: Scalars['Int']['output'];
  /** The caller's latest video upload for it. Only for those who may edit. */
  videoUpload?: Maybe<VideoUpload>;
};

/** What the caller may do with it, according to the server's rules. */
export type EducationAbilities = {
  __typename?: 'EducationAbilities';
  canEdit: Scalars['Boolean']['output'];
  canPublish: Scalars['Boolean']['output'];
  /** The caller has completed it. */
  canRate: Scalars['Boolean']['output'];
  canReport: Scalars['Boolean']['output'];
  /** Whether the caller can study it and have it count. */
  canStudy: Scalars['Boolean']['output'];
  /** It is on the shelf, and the caller has never had it. */
  canTake: Scalars['Boolean']['output'];
};

/** A question at which the video stops. */
export type EducationCheckpoint = {
  __typename?: 'EducationCheckpoint';
  atSec: Scalars['Int']['output'];
  id: Scalars['String']['output'];
  /** The question repeats until the answer is correct; otherwise any answer is accepted. */
  mustBeRight: Scalars['Boolean']['output'];
  question: Scalars['AskedQuestion']['output'];
  /** The question with the correct answer: only for those who may edit. */
  source?: Maybe<Scalars['TestQuestion']['output']>;
};

export type EducationCheckpointAnswerInput = {
  answer: Scalars['TestAnswer']['input'];
  checkpointId: Scalars['String']['input'];
  educationId: Scalars['Int']['input'];
  versionId: Scalars['Int']['input'];
};

export type EducationCheckpointInput = {
  atSec: Scalars['Int']['input'];
  id: Scalars['String']['input'];
  mustBeRight: Scalars['Boolean']['input'];
  question: Scalars['TestQuestion']['input'];
};

export type EducationCheckpointResult = {
  __typename?: 'EducationCheckpointResult';
  /** Available once the checkpoint is passed. */
  explanation: Scalars['String']['output'];
  /** Whether the video may continue. */
  isPassed: Scalars['Boolean']['output'];
  isRight: Scalars['Boolean']['output'];
  progress: EducationProgress;
};

export type EducationComment = {
  __typename?: 'EducationComment';
  /** Null: a block. */
  atSec?: Maybe<Scalars['Int']['output']>;
  /** Null: a moment of the video. */
  clauseId?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  educationId: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Empty: only the mark. */
  text: Scalars['String']['output'];
  user: User;
  versionId: Scalars['Int']['output'];
};

export type EducationComparison = {
  __typename?: 'EducationComparison';
  addedCount: Scalars['Int']['output'];
  changedCount: Scalars['Int']['output'];
  changes: Array<ClauseChange>;
  /** How many people have finished the older version and the newer one. */
  completedFrom: Scalars['Int']['output'];
  completedTo: Scalars['Int']['output'];
  from: EducationVersion;
  removedCount: Scalars['Int']['output'];
  to: EducationVersion;
};

export type EducationInput = {
  category?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  minReadingSec?: InputMaybe<Scalars['Int']['input']>;
  minutes?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  ownerId?: InputMaybe<Scalars['Int']['input']>;
  /** Only for a new one. */
  typeContent?: InputMaybe<TypeContent>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type EducationList = {
  __typename?: 'EducationList';
  count: Scalars['Int']['output'];
  items: Array<Education>;
};

/** A person's progress as counted by the server. */
export type EducationProgress = {
  __typename?: 'EducationProgress';
  /** Seconds of active reading. */
  activeSec: Scalars['Int']['output'];
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  educationId: Scalars['Int']['output'];
  passedCheckpointIds: Array<Scalars['String']['output']>;
  /** 0 to 100. */
  percent: Scalars['Int']['output'];
  /** The last playback position. */
  positionSec: Scalars['Int']['output'];
  /** The required seconds of active reading. */
  readingSec: Scalars['Int']['output'];
  /** Watched segments of the video, in order. */
  segments: Array<VideoSegment>;
  versionId: Scalars['Int']['output'];
  watchedSec: Scalars['Int']['output'];
};

export type EducationProgressInput = {
  educationId: Scalars['Int']['input'];
  /** Seconds of active reading since the last report. */
  seconds: Scalars['Int']['input'];
  /** The version that was read: time with an older one does not count for the current one. */
  versionId: Scalars['Int']['input'];
};

export type EducationSort =
  | 'category'
  | 'code'
  | 'dueAt'
  | 'name'
  | 'owner'
  | 'status'
  | 'updatedAt';

export type EducationTeam = {
  __typename?: 'EducationTeam';
  /** People. */
  count: Scalars['Int']['output'];
  educations: Array<Education>;
  rows: Array<EducationTeamRow>;
};

export type EducationTeamRow = {
  __typename?: 'EducationTeamRow';
  /** In the order of `educations`; null: not assigned. */
  cells: Array<Maybe<Assignment>>;
  user: User;
};

export type EducationVersion = {
  __typename?: 'EducationVersion';
  changeSummary: Scalars['String']['output'];
  clauses: Array<Clause>;
  educationId: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  /** «2.1»; «0.0» for a draft. */
  label: Scalars['String']['output'];
  /** The duration in minutes. */
  minutes: Scalars['Int']['output'];
  /** Pictures that its blocks show. */
  pictures: Array<Content>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  publishedBy?: Maybe<User>;
  /** Seconds of active reading that the caller needs. */
  readingSec: Scalars['Int']['output'];
  significance?: Maybe<Significance>;
  status: ContentStatus;
  updatedAt: Scalars['DateTime']['output'];
  /** Null for a text. */
  video?: Maybe<EducationVideo>;
  wordCount: Scalars['Int']['output'];
};

/** A video, and the requirements for watching it. */
export type EducationVideo = {
  __typename?: 'EducationVideo';
  /** In the order of the video. */
  chapters: Array<VideoChapter>;
  /** In the order of the video. */
  checkpoints: Array<EducationCheckpoint>;
  /** The uploaded file; null: a video on the hosting service. */
  content?: Maybe<Content>;
  contentId?: Maybe<Scalars['Int']['output']>;
  durationSec: Scalars['Int']['output'];
  /** Whether seeking beyond the watched part is forbidden. */
  isSeekForbidden: Scalars['Boolean']['output'];
  /** Whether reading the transcript also counts. */
  isTranscriptEnough: Scalars['Boolean']['output'];
  /** The maximum playback speed, percent of the normal speed. */
  maxSpeedPercent: Scalars['Int']['output'];
  /** The share of the video that must be watched, in percent. */
  minWatchPercent: Scalars['Int']['output'];
  /** The signed path of a separate page that plays the video from the hosting service. */
  path?: Maybe<Scalars['String']['output']>;
  /** In the order of the video; empty: none. */
  subtitles: Array<VideoCue>;
  /** As its author typed it; empty: an uploaded file. */
  url: Scalars['String']['output'];
  /** 11 characters; null: not given yet. */
  videoId?: Maybe<Scalars['String']['output']>;
};

export type EducationVideoInput = {
  /** Null: none. */
  chapters?: InputMaybe<Array<VideoChapterInput>>;
  /** Null: none. */
  checkpoints?: InputMaybe<Array<EducationCheckpointInput>>;
  /** A video uploaded for this education; null: a video on the hosting service. */
  contentId?: InputMaybe<Scalars['Int']['input']>;
  /** For an uploaded file, it is taken from the file. */
  durationSec: Scalars['Int']['input'];
  isSeekForbidden: Scalars['Boolean']['input'];
  isTranscriptEnough: Scalars['Boolean']['input'];
  /** Null: the same limit as for any video. */
  maxSpeedPercent?: InputMaybe<Scalars['Int']['input']>;
  minWatchPercent: Scalars['Int']['input'];
  /** Null: none. */
  subtitles?: InputMaybe<Array<VideoCueInput>>;
  /** A watch or short address on the hosting service; empty: none yet, or an uploaded file. */
  url: Scalars['String']['input'];
};

export type EducationWatchInput = {
  educationId: Scalars['Int']['input'];
  positionSec: Scalars['Int']['input'];
  /** Segments watched since the last report. */
  segments: Array<VideoSegmentInput>;
  /** The version that was watched: segments of another video do not count. */
  versionId: Scalars['Int']['input'];
};

/** A person's permissions: in the whole organization, and for the people of some subdivisions. */
export type EffectiveRights = {
  __typename?: 'EffectiveRights';
  organization: RoleRights;
  scoped: Array<ScopedRights>;
};

/** Metadata of an email, without its text. */
export type Email = {
  __typename?: 'Email';
  createdAt: Scalars['DateTime']['output'];
  error?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null for an email with a code or an access link, because the subject may contain it. */
  subject?: Maybe<Scalars['String']['output']>;
  to: Scalars['String']['output'];
};

export type EmailList = {
  __typename?: 'EmailList';
  count: Scalars['Int']['output'];
  items: Array<Email>;
};

export type EmailText = {
  __typename?: 'EmailText';
  subject: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type EmployeeImport = {
  __typename?: 'EmployeeImport';
  /** Imports of the organization that are ahead of this one in the queue. */
  ahead: Scalars['Int']['output'];
  /** Assignments that new people would get under the current rules. */
  assignments: Scalars['Int']['output'];
  author?: Maybe<User>;
  columns: Array<EmployeeImportColumn>;
  createdAt: Scalars['DateTime']['output'];
  /** Rows processed at the current stage. */
  doneCount: Scalars['Int']['output'];
  duplicates: EmployeeImportDuplicates;
  /** Why the file could not be read, in the caller's language. */
  error?: Maybe<Scalars['String']['output']>;
  fileName: Scalars['String']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['Int']['output'];
  isSendEmail: Scalars['Boolean']['output'];
  /** People named as managers in the rows, proposed as heads of subdivisions without a head. */
  leaders: Array<EmployeeImportLeader>;
  orgUnits: Array<EmployeeImportOrgUnit>;
  rollback?: Maybe<EmployeeImportRollback>;
  rollbackUntil?: Maybe<Scalars['DateTime']['output']>;
  rowCount: Scalars['Int']['output'];
  state: EmployeeImportState;
  /** The planned outcome, or the actual one after the import has run. */
  summary: EmployeeImportSummary;
};

export type EmployeeImportCellError = {
  __typename?: 'EmployeeImportCellError';
  column: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type EmployeeImportChoice =
  /** Creates another person, even if somebody has the same phone or name. */
  | 'create'
  | 'fill'
  | 'skip'
  | 'update';

export type EmployeeImportColumn = {
  __typename?: 'EmployeeImportColumn';
  /** Percent. */
  confidence: Scalars['Int']['output'];
  field?: Maybe<EmployeeImportField>;
  samples: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** How a row updates an existing person: with everything in the row, only with what is missing, or not at all. */
export type EmployeeImportDuplicates =
  | 'fill'
  | 'skip'
  | 'update';

/** The meaning of a column. */
export type EmployeeImportField =
  | 'dateAdaptEnd'
  | 'dateBirth'
  | 'dateJobEnd'
  | 'dateJobStart'
  | 'detailInfo'
  | 'email'
  /** One goal per line. */
  | 'goals'
  /** Where they were found. */
  | 'hireSource'
  /**
   * As an export writes it: together with the name, the email or the phone of the same person, it identifies
   * the person.
   */
  | 'id'
  | 'info'
  /** Words in one cell. */
  | 'interests'
  /** A name, an email address or a personnel number: proposed as the head of the person's subdivision. */
  | 'leader'
  | 'mentor'
  | 'nameFirst'
  | 'nameFull'
  | 'nameMiddle'
  | 'nameSecond'
  | 'personnelNumber'
  | 'phone'
  /** Additional phones in one cell. */
  | 'phones'
  | 'position'
  | 'sex'
  /** Names in one cell, each with «(4/5)» where the level is known. */
  | 'skills'
  /** One of userStatusTypes. */
  | 'status'
  /** A name, or a path: «Отдел / Группа». */
  | 'subdivision';

/** A row that was not rolled back. */
export type EmployeeImportKept = {
  __typename?: 'EmployeeImportKept';
  number: Scalars['Int']['output'];
  obstacle: EmployeeImportObstacle;
  user?: Maybe<User>;
};

export type EmployeeImportLeader = {
  __typename?: 'EmployeeImportLeader';
  /** The number of rows that name them. */
  count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  state: EmployeeImportLeaderState;
  subdivision: Scalars['String']['output'];
};

export type EmployeeImportLeaderState =
  | 'appointed'
  /** Not appointed: a different decision was made before the rows were processed. */
  | 'kept'
  | 'proposed';

export type EmployeeImportMatch =
  | 'email'
  | 'id'
  | 'name'
  /** The personnel number, together with the same name. */
  | 'number'
  | 'phone';

/** Why a row was not rolled back. */
export type EmployeeImportObstacle =
  | 'changed'
  | 'ownAddress'
  /** Rolling back would restore rights that the caller does not have. */
  | 'rights'
  | 'signed'
  | 'signedIn'
  | 'used';

export type EmployeeImportOrgUnit = {
  __typename?: 'EmployeeImportOrgUnit';
  action: EmployeeImportOrgUnitAction;
  /** The number of rows that name it. */
  count: Scalars['Int']['output'];
  /** Whether one of that name exists. */
  isFound: Scalars['Boolean']['output'];
  key: Scalars['String']['output'];
  kind: EmployeeImportOrgUnitKind;
  name: Scalars['String']['output'];
  /** An existing one with a similar name. */
  suggestedId?: Maybe<Scalars['Int']['output']>;
  suggestedName?: Maybe<Scalars['String']['output']>;
  targetId?: Maybe<Scalars['Int']['output']>;
};

export type EmployeeImportOrgUnitAction =
  | 'create'
  | 'link'
  | 'skip';

export type EmployeeImportOrgUnitInput = {
  action: EmployeeImportOrgUnitAction;
  key: Scalars['String']['input'];
  kind: EmployeeImportOrgUnitKind;
  targetId?: InputMaybe<Scalars['Int']['input']>;
};

export type EmployeeImportOrgUnitKind =
  | 'position'
  | 'subdivision';

export type EmployeeImportOutcome =
  | 'created'
  | 'failed'
  | 'skipped'
  | 'unchanged'
  | 'updated';

export type EmployeeImportRollback = {
  __typename?: 'EmployeeImportRollback';
  kept: Array<EmployeeImportKept>;
  removed: Scalars['Int']['output'];
  restored: Scalars['Int']['output'];
};

export type EmployeeImportRow = {
  __typename?: 'EmployeeImportRow';
  /** The planned action; null: the row cannot be imported as it is. */
  action?: Maybe<EmployeeImportChoice>;
  cells: Array<Scalars['String']['output']>;
  /** The fields of the person that it would change. */
  changes: Array<EmployeeImportField>;
  choice?: Maybe<EmployeeImportChoice>;
  errors: Array<EmployeeImportCellError>;
  match?: Maybe<User>;
  matchBy?: Maybe<EmployeeImportMatch>;
  /** What the import will skip although the row is valid. */
  notes: Array<EmployeeImportCellError>;
  /** The row number in the spreadsheet. */
  number: Scalars['Int']['output'];
  outcome?: Maybe<EmployeeImportOutcome>;
  user?: Maybe<User>;
};

/** Before the import runs, filters by the planned action of a row; afterward, by its outcome. */
export type EmployeeImportRowFilter =
  /** A new, already terminated person: created in the archive. */
  | 'archive'
  | 'create'
  /** The person works here, and the row says that they are terminated. */
  | 'dismissed'
  | 'duplicates'
  /** The row is imported, except for a cell with a note. */
  | 'noted'
  /** The person is in the archive, and the row says that they work here. */
  | 'rehired'
  /** The person already exists with the same data. */
  | 'same'
  | 'skip'
  | 'update'
  | 'wrong';

export type EmployeeImportRowList = {
  __typename?: 'EmployeeImportRowList';
  count: Scalars['Int']['output'];
  items: Array<EmployeeImportRow>;
};

export type EmployeeImportState =
  | 'checking'
  | 'done'
  | 'failed'
  | 'mapping'
  | 'reading'
  | 'ready'
  | 'rolledBack'
  | 'rollingBack'
  | 'running';

export type EmployeeImportSummary = {
  __typename?: 'EmployeeImportSummary';
  /** New, already terminated people: they are created in the archive. */
  archive: Scalars['Int']['output'];
  create: Scalars['Int']['output'];
  /** People who work here but are terminated in the table: an import never terminates anyone. */
  dismissed: Scalars['Int']['output'];
  /** Rows about people who already exist. */
  duplicates: Scalars['Int']['output'];
  /** Rows that are imported, except for a cell with a note. */
  noted: Scalars['Int']['output'];
  /** People who are in the archive but work according to the table: an import never rehires anyone. */
  rehired: Scalars['Int']['output'];
  /** Those of them without new data. */
  same: Scalars['Int']['output'];
  skip: Scalars['Int']['output'];
  update: Scalars['Int']['output'];
  wrong: Scalars['Int']['output'];
};

/** One value of an enumeration with its name in the caller's language. */
export type EnumOption = {
  __typename?: 'EnumOption';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** The recipient's relation to the person who is late; `above`: the head of their head. */
export type EscalationAudience =
  | 'above'
  | 'admin'
  | 'leader'
  | 'mentor'
  | 'personnel';

export type EscalationStep = {
  __typename?: 'EscalationStep';
  /** After the due date. */
  days: Scalars['Int']['output'];
  to: EscalationAudience;
};

export type EscalationStepInput = {
  days: Scalars['Int']['input'];
  to: EscalationAudience;
};

/** The evidence of a record. */
export type EvidenceRecord = {
  __typename?: 'EvidenceRecord';
  /** The name of the person concerned, as of that moment. */
  confirmedName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The hash of the version's text; null: the record concerns no version. */
  docSha256?: Maybe<Scalars['String']['output']>;
  hash: Scalars['String']['output'];
  id: Scalars['String']['output'];
  prevHash: Scalars['String']['output'];
  /**
   * The acting person as identified by the server; null: the system, or hidden from a caller who may not see
   * the whole report and is not that person.
   */
  signer?: Maybe<RegulationSigner>;
};

/** The audience of an answer. */
export type FaqAudience =
  | 'admin'
  | 'leader'
  | 'user';

export type FaqCategory =
  | 'access'
  | 'account'
  | 'adaptation'
  | 'content'
  | 'other'
  | 'people'
  | 'start'
  | 'structure';

/**
 * A comment from a reader whom the answer did not help; anonymous, because readers belong to different
 * organizations.
 */
export type FaqComment = {
  __typename?: 'FaqComment';
  comment: Scalars['String']['output'];
  reason: FaqVoteReason;
  updatedAt: Scalars['DateTime']['output'];
};

export type FaqEntry = {
  __typename?: 'FaqEntry';
  category: FaqCategory;
  id: Scalars['Int']['output'];
  isPublished: Scalars['Boolean']['output'];
  /** The caller's vote; null: none yet. */
  ownVote?: Maybe<FaqVote>;
  /** The routes of the pages that it concerns, by prefix. */
  routes: Array<Scalars['String']['output']>;
  /** The texts in both languages and the readers' feedback. Null for everyone except super admins. */
  source?: Maybe<FaqSource>;
  /** Other search terms for the answer. */
  synonyms: Array<Scalars['String']['output']>;
  /** Plain text; a line that begins with «- » is a list item, and addresses become links. */
  text: Scalars['String']['output'];
  /** In the caller's language if available, otherwise in Russian. */
  title: Scalars['String']['output'];
  /** A step-by-step tour of the reader's own pages; empty: no tour. */
  tour: Array<FaqTourStep>;
  updatedAt: Scalars['DateTime']['output'];
};

export type FaqEntryInput = {
  audience?: InputMaybe<Array<FaqAudience>>;
  category?: InputMaybe<FaqCategory>;
  id?: InputMaybe<Scalars['Int']['input']>;
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  routes?: InputMaybe<Array<Scalars['String']['input']>>;
  synonyms?: InputMaybe<Array<Scalars['String']['input']>>;
  textEn?: InputMaybe<Scalars['String']['input']>;
  textRu?: InputMaybe<Scalars['String']['input']>;
  titleEn?: InputMaybe<Scalars['String']['input']>;
  titleRu?: InputMaybe<Scalars['String']['input']>;
  tour?: InputMaybe<Array<FaqTourInput>>;
  /** The `updatedAt` of the edited copy; if the record has changed since, fails with conflict.updated. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type FaqQuestion = {
  __typename?: 'FaqQuestion';
  createdAt: Scalars['DateTime']['output'];
  /** The answer to be changed; null: a question without an answer. */
  entryId?: Maybe<Scalars['Int']['output']>;
  id: Scalars['Int']['output'];
  organizationName: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type FaqReasonCount = {
  __typename?: 'FaqReasonCount';
  count: Scalars['Int']['output'];
  reason: FaqVoteReason;
};

export type FaqSource = {
  __typename?: 'FaqSource';
  /** Empty: everybody. */
  audience: Array<FaqAudience>;
  /** The newest first. */
  comments: Array<FaqComment>;
  helpful: Scalars['Int']['output'];
  notHelpful: Scalars['Int']['output'];
  /** Reasons why it did not help, the most frequent first. */
  reasons: Array<FaqReasonCount>;
  textEn: Scalars['String']['output'];
  textRu: Scalars['String']['output'];
  titleEn: Scalars['String']['output'];
  titleRu: Scalars['String']['output'];
  tour: Array<FaqTourSource>;
};

export type FaqTourInput = {
  anchor: Scalars['String']['input'];
  route?: InputMaybe<Scalars['String']['input']>;
  textEn?: InputMaybe<Scalars['String']['input']>;
  textRu: Scalars['String']['input'];
};

export type FaqTourSource = {
  __typename?: 'FaqTourSource';
  anchor: Scalars['String']['output'];
  route?: Maybe<Scalars['String']['output']>;
  textEn: Scalars['String']['output'];
  textRu: Scalars['String']['output'];
};

export type FaqTourStep = {
  __typename?: 'FaqTourStep';
  /** The element to show, by its name in `domain/tour-anchors.ts`. */
  anchor: Scalars['String']['output'];
  /** The route of the workspace where the step is shown; null: the current page. */
  route?: Maybe<Scalars['String']['output']>;
  /** In the caller's language if available, otherwise in Russian. */
  text: Scalars['String']['output'];
};

export type FaqVote = {
  __typename?: 'FaqVote';
  comment: Scalars['String']['output'];
  isHelpful: Scalars['Boolean']['output'];
  reason?: Maybe<FaqVoteReason>;
};

export type FaqVoteInput = {
  comment?: InputMaybe<Scalars['String']['input']>;
  entryId: Scalars['Int']['input'];
  isHelpful: Scalars['Boolean']['input'];
  /** Why not. */
  reason?: InputMaybe<FaqVoteReason>;
};

export type FaqVoteReason =
  | 'inaccurate'
  | 'other'
  | 'outdated'
  | 'unclear';

export type FiscalReceipt = {
  __typename?: 'FiscalReceipt';
  amount: Scalars['Money']['output'];
  /** The address that it is sent to. */
  email: Scalars['String']['output'];
  kind: FiscalReceiptKind;
  status: FiscalReceiptStatus;
};

export type FiscalReceiptKind =
  | 'advance'
  /** Of what was paid for from an advance. */
  | 'settlement';

export type FiscalReceiptStatus =
  /** The payment service has not said yet whether it has registered it. */
  | 'asked'
  /** It could not be registered; the provider does it by hand. */
  | 'refused'
  | 'registered';

export type FleetAttention = {
  __typename?: 'FleetAttention';
  days?: Maybe<Scalars['Int']['output']>;
  fact: ClientFactKey;
  organization: ClientOrganization;
};

export type FleetMonth = {
  __typename?: 'FleetMonth';
  count: Scalars['Int']['output'];
  /** yyyy-MM */
  month: Scalars['String']['output'];
};

export type GapCheck = {
  __typename?: 'GapCheck';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  leader?: Maybe<User>;
  leaderAt?: Maybe<Scalars['DateTime']['output']>;
  period: GapPeriod;
  periodStart: Scalars['Date']['output'];
  rows: Array<GapRow>;
  selfAt?: Maybe<Scalars['DateTime']['output']>;
};

export type GapChecks = {
  __typename?: 'GapChecks';
  items: Array<GapCheck>;
  /** The side for which the caller gives marks. */
  side: GapSide;
  /** The number of statements in a new check. */
  statements: Scalars['Int']['output'];
};

export type GapMarkInput = {
  comment?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 10. */
  mark: Scalars['Int']['input'];
  rowId: Scalars['Int']['input'];
};

export type GapPeriod =
  | 'day30'
  | 'day60'
  | 'day90'
  /** The current quarter. */
  | 'quarter';

/** A statement at the time of the check. The other side's mark is null until both sides have answered. */
export type GapRow = {
  __typename?: 'GapRow';
  id: Scalars['Int']['output'];
  layer: IdealLayer;
  leader?: Maybe<Scalars['Int']['output']>;
  leaderComment: Scalars['String']['output'];
  self?: Maybe<Scalars['Int']['output']>;
  selfComment: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type GapSide =
  | 'leader'
  | 'self';

export type GateOption = {
  __typename?: 'GateOption';
  id: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** A question as the signer sees it: it does not reveal the correct answer before it is given. */
export type GateQuestion = {
  __typename?: 'GateQuestion';
  /** The caller's last answer; null: none yet. */
  chosenIds?: Maybe<Array<Scalars['String']['output']>>;
  clauseId?: Maybe<Scalars['String']['output']>;
  /** Null until the answer is correct. */
  explanation?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  isRight: Scalars['Boolean']['output'];
  kind: RegulationQuestionKind;
  options: Array<GateOption>;
  text: Scalars['String']['output'];
};

export type GrantLevel =
  | 'edit'
  | 'report'
  | 'view';

export type GrantTarget =
  | 'all'
  | 'position'
  | 'role'
  | 'subdivision'
  | 'user';

export type HandoverItem = {
  __typename?: 'HandoverItem';
  /** Open plan steps that are transferred with it. */
  count: Scalars['Int']['output'];
  /** For items with a period: its first and last day. */
  dateFrom?: Maybe<Scalars['Date']['output']>;
  dateTo?: Maybe<Scalars['Date']['output']>;
  id: Scalars['Int']['output'];
  kind: HandoverKind;
  name: Scalars['String']['output'];
  /** The browser route. */
  route: Scalars['String']['output'];
};

export type HandoverItemInput = {
  id: Scalars['Int']['input'];
  kind: HandoverKind;
};

export type HandoverKind =
  /** The person is the acting head of a subdivision, today or later. */
  | 'acting'
  /** The person manages somebody's adaptation. */
  | 'adaptation'
  /** The person approves a regulation. */
  | 'approval'
  /** The person is responsible for an education and its rules. */
  | 'education'
  /** The person approves an education. */
  | 'educationApproval'
  /** The person is responsible for a qualification and its rules. */
  | 'qualification'
  /** The person approves a qualification. */
  | 'qualificationApproval'
  /** The person is responsible for a regulation and its rules. */
  | 'regulation'
  /** A request by the person: it is answered, not handed over. */
  | 'request'
  /** The person owns a statement of the ideal picture of work. */
  | 'statement'
  /** The person heads a subdivision. */
  | 'subdivision'
  /** The person is responsible for a test and its rules. */
  | 'test'
  /** The person approves a test. */
  | 'testApproval'
  /** The person mentors somebody. */
  | 'trainee';

export type HeadComparison = {
  __typename?: 'HeadComparison';
  history: HeadComparisonResult;
  savedAt: Scalars['DateTime']['output'];
  signatures: HeadComparisonResult;
  /** The time in the time-stamp token; null: there is no token, or it is not valid. */
  stampedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type HeadComparisonResult = {
  __typename?: 'HeadComparisonResult';
  /** The length of the chain at that time. */
  count: Scalars['Int']['output'];
  /** Whether the current chain has the same link at that position. */
  isContained: Scalars['Boolean']['output'];
};

export type HeldKind =
  | 'expiring30'
  | 'expiring60'
  | 'expiring90'
  | 'lost'
  | 'valid';

/**
 * Results with a last day of validity: certificates. For people who work here at that moment, regardless of
 * the assignment date.
 */
export type HeldStatistic = {
  __typename?: 'HeldStatistic';
  /** round(100 * covered / places); null: nothing is required anywhere. */
  coverage?: Maybe<Scalars['Int']['output']>;
  /** Those of them with a holder. */
  covered: Scalars['Int']['output'];
  /** Valid, and expiring within 30 days. */
  expiring30: Scalars['Int']['output'];
  expiring60: Scalars['Int']['output'];
  expiring90: Scalars['Int']['output'];
  /** Expired or revoked, without a valid replacement. */
  lost: Scalars['Int']['output'];
  /** Combinations of a position and a required result. */
  places: Scalars['Int']['output'];
  valid: Scalars['Int']['output'];
};

export type HistoryActorKind =
  | 'provider'
  | 'system'
  | 'user';

export type HistoryBreak = {
  __typename?: 'HistoryBreak';
  actorName?: Maybe<Scalars['String']['output']>;
  at?: Maybe<Scalars['DateTime']['output']>;
  /** A history row; null for a fault of the chain itself. */
  entryId?: Maybe<Scalars['ID']['output']>;
  /** A link of the chain, or the number of a signature without a history row; null for rows. */
  link?: Maybe<Scalars['String']['output']>;
  reason: HistoryBreakReason;
};

export type HistoryBreakReason =
  /** The row was inserted without a link in the chain. */
  | 'added'
  /** The row differs from what was written. */
  | 'changed'
  /** The row does not exist. */
  | 'missing'
  /**
   * The link does not continue the previous one, or does not match its rows: removed, inserted or out of
   * order.
   */
  | 'order'
  /** The end of the chain differs from the recorded one. */
  | 'tail'
  /** The row mentions a signature that does not exist. */
  | 'unsigned'
  /** No row mentions the signature. */
  | 'unwritten'
  /** A head that was saved outside is not in the current chains; `link` is its number. */
  | 'witness';

/** Formatted in the caller's language: dates, names instead of ids. */
export type HistoryChange = {
  __typename?: 'HistoryChange';
  after?: Maybe<Scalars['String']['output']>;
  /** Null: there was no value. */
  before?: Maybe<Scalars['String']['output']>;
  /** Whether the caller may restore the previous value. */
  canRevert: Scalars['Boolean']['output'];
  field: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type HistoryCheck = {
  __typename?: 'HistoryCheck';
  /** At most 1,000. */
  broken: Array<HistoryBreak>;
  /** History rows checked so far. */
  checked: Scalars['Int']['output'];
  /** Null while it runs. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The head of the chain, to be stored outside of the database. */
  headHash: Scalars['String']['output'];
  /** Null until the check has completed. */
  isWhole?: Maybe<Scalars['Boolean']['output']>;
  startedAt: Scalars['DateTime']['output'];
  state: HistoryCheckState;
  /** The number of rows at the start of the check; 0: not counted yet. */
  total: Scalars['Int']['output'];
};

export type HistoryCheckState =
  | 'cancelled'
  | 'done'
  | 'running';

export type HistoryEntry = {
  __typename?: 'HistoryEntry';
  /** One of logActionTypes. */
  action: Scalars['String']['output'];
  /** Null: the system, or a person of the provider. */
  actor?: Maybe<HistoryPerson>;
  actorKind: HistoryActorKind;
  affected?: Maybe<HistoryPerson>;
  at: Scalars['DateTime']['output'];
  changes: Array<HistoryChange>;
  /** The browser and the operating system, as in the list of sessions. Empty in the same cases as `ip`. */
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Empty for callers who may not see other people's IP addresses. */
  ip: Scalars['String']['output'];
  objectId?: Maybe<Scalars['Int']['output']>;
  /** The current name; for a deleted object, its name at that time. Null when unknown. */
  objectName?: Maybe<Scalars['String']['output']>;
  objectType: Scalars['String']['output'];
  /** The object type as a text. */
  objectTypeName: Scalars['String']['output'];
  /** The provider's person who made the change with the client's consent; null: nobody. */
  support?: Maybe<HistorySupport>;
};

export type HistoryFilter = {
  /** Values of logActionTypes. */
  actions?: InputMaybe<Array<Scalars['String']['input']>>;
  actorId?: InputMaybe<Scalars['Int']['input']>;
  affectedUserId?: InputMaybe<Scalars['Int']['input']>;
  /** Days in the organization's time zone, both ends included. */
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  objectId?: InputMaybe<Scalars['Int']['input']>;
  objectType?: InputMaybe<Scalars['String']['input']>;
  section?: InputMaybe<HistorySection>;
};

export type HistoryList = {
  __typename?: 'HistoryList';
  count: Scalars['Int']['output'];
  /** There are more rows than `count` reports. */
  isMore: Scalars['Boolean']['output'];
  items: Array<HistoryEntry>;
};

export type HistoryPerson = {
  __typename?: 'HistoryPerson';
  avatar?: Maybe<Content>;
  id: Scalars['Int']['output'];
  nameFull: Scalars['String']['output'];
};

/** The section of the workspace where people look for an action. */
export type HistorySection =
  | 'assignments'
  | 'education'
  | 'employees'
  | 'organization'
  | 'qualifications'
  | 'regulations'
  | 'roles'
  /** Signing in and out, in any section. */
  | 'signIn'
  | 'structure'
  | 'tests';

/** A person of the provider who changed something in the organization, and the reason for the visit. */
export type HistorySupport = {
  __typename?: 'HistorySupport';
  name: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

/** Evidence for a statement: a regulation that the reader may open, or an address. */
export type IdealEvidence = {
  __typename?: 'IdealEvidence';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  regulationId?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type IdealEvidenceInput = {
  /** For an address; a regulation has its own name. */
  name?: InputMaybe<Scalars['String']['input']>;
  regulationId?: InputMaybe<Scalars['Int']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type IdealLayer =
  | 'company'
  | 'person'
  | 'position'
  | 'subdivision';

export type IdealOrderInput = {
  id: Scalars['Int']['input'];
  order: Scalars['Int']['input'];
};

export type IdealPicture = {
  __typename?: 'IdealPicture';
  /** Whether the caller may approve or return the person's statements. */
  canDecide: Scalars['Boolean']['output'];
  /** Whether the caller may read but not edit it, and so may propose changes. */
  canPropose: Scalars['Boolean']['output'];
  canWrite: Scalars['Boolean']['output'];
  items: Array<IdealStatement>;
  /**
   * Pending proposals: all of them for those who may edit the picture, otherwise the caller's own, with the
   * latest decisions.
   */
  proposals: Array<IdealProposal>;
};

export type IdealProposal = {
  __typename?: 'IdealProposal';
  author?: Maybe<User>;
  /** The answer. */
  comment: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<User>;
  id: Scalars['Int']['output'];
  isOwn: Scalars['Boolean']['output'];
  kind: IdealProposalKind;
  reason: Scalars['String']['output'];
  /** The statement concerned; null: a new one. */
  statement?: Maybe<IdealStatement>;
  status: IdealProposalStatus;
  /** The proposed text; empty for a removal. */
  text: Scalars['String']['output'];
};

export type IdealProposalInput = {
  kind: IdealProposalKind;
  /** For a new statement. */
  layer?: InputMaybe<IdealLayer>;
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The statement to change or remove. */
  statementId?: InputMaybe<Scalars['Int']['input']>;
  targetId?: InputMaybe<Scalars['Int']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type IdealProposalKind =
  | 'add'
  | 'change'
  | 'remove';

export type IdealProposalStatus =
  | 'accepted'
  | 'declined'
  | 'waiting'
  | 'withdrawn';

export type IdealStatement = {
  __typename?: 'IdealStatement';
  /** The reason why it was returned. */
  comment: Scalars['String']['output'];
  evidence: Array<IdealEvidence>;
  id: Scalars['Int']['output'];
  isArchive: Scalars['Boolean']['output'];
  /** How progress is measured. */
  kpi: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  owner?: Maybe<User>;
  status: IdealStatus;
  text: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type IdealStatementInput = {
  /** The complete list; replaces the existing evidence. */
  evidence?: InputMaybe<Array<IdealEvidenceInput>>;
  id?: InputMaybe<Scalars['Int']['input']>;
  kpi?: InputMaybe<Scalars['String']['input']>;
  /** For a new statement. */
  layer?: InputMaybe<IdealLayer>;
  ownerId?: InputMaybe<Scalars['Int']['input']>;
  /** For a new statement: the id of the subdivision, position or person. */
  targetId?: InputMaybe<Scalars['Int']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  /** The `updatedAt` of the edited copy; if the record has changed since, fails with conflict.updated. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type IdealStatus =
  | 'approved'
  | 'draft'
  | 'returned'
  | 'review';

export type InitApp = {
  __typename?: 'InitApp';
  /** What the caller is asked to confirm; null: nothing. */
  addressConfirmation?: Maybe<AddressConfirmation>;
  consts: Consts;
  /** A visitor of the demo organization: writes are rejected. */
  isDemo: Scalars['Boolean']['output'];
  /** The combined permissions of all roles of the caller, and where they apply. Admins pass without them. */
  rights?: Maybe<EffectiveRights>;
  /** Why the session of the request is not accepted, as a text: it is used from another address. */
  sessionRejection?: Maybe<Scalars['String']['output']>;
  /**
   * The client's workspace that a person of the provider is visiting: writes are rejected until the client
   * allows them.
   */
  support?: Maybe<Support>;
  /**
   * Requests by the provider's people for permission to change something, addressed to the caller as an
   * administrator.
   */
  supportRequests: Array<SupportRequest>;
  /** The provider has suspended the caller's organization: all other requests are rejected. */
  suspension?: Maybe<Suspension>;
  user?: Maybe<User>;
  /** The role of the caller's position. */
  userRole?: Maybe<Role>;
  /** Set while viewing as a role or a person: writes are rejected until it ends. */
  viewAs?: Maybe<ViewAs>;
};

export type IntegrityBreak = {
  __typename?: 'IntegrityBreak';
  /** The object type of the record; null: the end of the chain. */
  objectType?: Maybe<ObjectType>;
  reason: IntegrityBreakReason;
  /** Null: the record is missing, at the end of the chain or where the history mentions it. */
  signatureId?: Maybe<Scalars['String']['output']>;
  userName?: Maybe<Scalars['String']['output']>;
};

export type IntegrityBreakReason =
  /** The row does not link to the previous one. */
  | 'chain'
  /** The content of the row does not match its hash. */
  | 'content'
  /** The version's text does not match the hash that was signed. */
  | 'document'
  /** The history does not mention the row. */
  | 'history'
  /** The row is sealed with a key that this server does not have. */
  | 'key'
  /** The history mentions a row that does not exist. */
  | 'removed'
  /** The object of the record (an attempt, its answers) no longer matches what was recorded. */
  | 'result'
  /** The row was not written by any of these servers. */
  | 'seal'
  /** Rows are missing at the end. */
  | 'tail';

export type IntegrityDoubt = {
  __typename?: 'IntegrityDoubt';
  signatureId: Scalars['String']['output'];
  signer: RegulationSigner;
  userName: Scalars['String']['output'];
};

export type IntegrityReport = {
  __typename?: 'IntegrityReport';
  broken: Array<IntegrityBreak>;
  /** Records of the organization's chain that were recomputed, of all kinds. */
  checked: Scalars['Int']['output'];
  checkedAt: Scalars['DateTime']['output'];
  /** Valid records of this object that themselves state that the signer's identity is uncertain. At most 1,000. */
  doubted: Array<IntegrityDoubt>;
  isWhole: Scalars['Boolean']['output'];
};

export type InvoiceInput = {
  amount: Scalars['Money']['input'];
  /** Stored with the invoice and its payments; notifications about payments go to the administrators. */
  email: Scalars['String']['input'];
};

export type IpAccess = {
  __typename?: 'IpAccess';
  /** The caller's address, as the server sees it. */
  address: Scalars['String']['output'];
  /** The rules apply to it: only such addresses can be added; IPv6 cannot. */
  isAddressIPv4: Scalars['Boolean']['output'];
  isCovered: Scalars['Boolean']['output'];
  /** Never restricted: the root admin. */
  isExempt: Scalars['Boolean']['output'];
  mode: IpMode;
  /** The address that a recovery link would be sent to. */
  recoveryEmail?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type IpAccessInput = {
  confirmation?: InputMaybe<Scalars['String']['input']>;
  mode: IpMode;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type IpDryRun = {
  __typename?: 'IpDryRun';
  /** People who would be blocked. */
  count: Scalars['Int']['output'];
  /** People who were active on these days. */
  countPeople: Scalars['Int']['output'];
  items: Array<IpDryRunPerson>;
};

export type IpDryRunPerson = {
  __typename?: 'IpDryRunPerson';
  addresses: Array<Scalars['String']['output']>;
  lastAt: Scalars['DateTime']['output'];
  /** Sign-ins and other activity from these addresses. */
  times: Scalars['Int']['output'];
  user: User;
};

export type IpLogEntry = {
  __typename?: 'IpLogEntry';
  address: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  result: IpResult;
  user: User;
};

export type IpLogList = {
  __typename?: 'IpLogList';
  count: Scalars['Int']['output'];
  items: Array<IpLogEntry>;
};

export type IpMode =
  /** Nobody is blocked; those who would have been are recorded in the log. */
  | 'monitor'
  | 'off'
  | 'on';

export type IpResult =
  | 'allowed'
  | 'refused'
  | 'wouldRefuse';

export type IpRule = {
  __typename?: 'IpRule';
  /** One address, or a range of two with a hyphen. */
  address: Scalars['String']['output'];
  comment: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<User>;
  id: Scalars['Int']['output'];
  /** Whether that day has passed. */
  isOver: Scalars['Boolean']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null: for everyone. */
  roles?: Maybe<Array<SelectOption>>;
  /** The last day; null: no end date. */
  until?: Maybe<Scalars['Date']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

export type IpRuleInput = {
  address: Scalars['String']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
  confirmation?: InputMaybe<Scalars['String']['input']>;
  /** Null or empty: for everyone. */
  roleIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  until?: InputMaybe<Scalars['Date']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type IpRuleList = {
  __typename?: 'IpRuleList';
  count: Scalars['Int']['output'];
  items: Array<IpRule>;
};

export type KpiPeriod =
  | 'day'
  | 'month'
  | 'quarter'
  | 'week';

export type LeavingFact = {
  __typename?: 'LeavingFact';
  count: Scalars['Int']['output'];
  key: LeavingFactKey;
  /** The browser route with the details. */
  route: Scalars['String']['output'];
};

export type LeavingFactKey =
  /** Days since the last visit. */
  | 'away'
  /** Percentage points behind the adaptation plan. */
  | 'behind'
  /** Expired documents. */
  | 'documents'
  /** The person's adaptation runs without a mentor. */
  | 'noMentor'
  /** Overdue assignments. */
  | 'overdue'
  /** The person's unanswered requests. */
  | 'requests';

export type LedgerCheck = {
  __typename?: 'LedgerCheck';
  /**
   * How payments, charges, purchases and documents differ from the ledger now, and how payments differed from
   * the payment service last night.
   */
  differences: Array<MoneyDifference>;
  /** At most a hundred. */
  faults: Array<LedgerFault>;
  isWhole: Scalars['Boolean']['output'];
  lines: Scalars['Int']['output'];
};

export type LedgerFault = {
  __typename?: 'LedgerFault';
  account?: Maybe<Scalars['String']['output']>;
  /** When the operation was posted; null when it is missing. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** lineChanged, lineMissing, operationChanged, chainTorn, notZero, accountWrong… */
  fault: Scalars['String']['output'];
  /** topUp, charge, purchase…; null when the operation is missing. */
  kind?: Maybe<Scalars['String']['output']>;
  lineNumber?: Maybe<Scalars['Int']['output']>;
  operationId?: Maybe<Scalars['ID']['output']>;
};

export type MenuCounter = {
  __typename?: 'MenuCounter';
  count: Scalars['Int']['output'];
};

export type MenuCounters = {
  __typename?: 'MenuCounters';
  regulation: MenuCounter;
  textEducation: MenuCounter;
  videoEducation: MenuCounter;
};

export type MoneyDifference = {
  __typename?: 'MoneyDifference';
  actual: Scalars['Money']['output'];
  expected: Scalars['Money']['output'];
  kind: MoneyDifferenceKind;
  /** Of what is not known here: its id at the payment service. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The number of the payment, charge, purchase or document. */
  subject?: Maybe<Scalars['ID']['output']>;
};

export type MoneyDifferenceKind =
  /** A closing document with another sum than what it is about. */
  | 'act'
  | 'charge'
  /** A month in which tokens were bought, and which has no closing document: its first purchase. */
  | 'closing'
  | 'invoice'
  | 'ledger'
  | 'payment'
  | 'purchase'
  /** A receipt (54-ФЗ) that is not registered. */
  | 'receipt'
  | 'refund'
  /** A payment that is different at the payment service. */
  | 'service'
  /** A charge whose month is over, and which has no closing document. */
  | 'unclosedCharge'
  /** A payment at the payment service that is not known here: of the provider's own organization. */
  | 'unknownPayment'
  /** A refund at the payment service that fits no payment: nothing was taken off. `subject`: the payment, if known. */
  | 'unknownRefund';

export type Mutation = {
  __typename?: 'Mutation';
  /** Requests access from the people who can grant the right; once a day per area. */
  accessRequestCreate: AccessRequest;
  accessRequestDecline: AccessRequest;
  /** Grants the requester a role with the requested right. */
  accessRequestGrant: AccessRequest;
  actingLeaderDelete: Scalars['Boolean']['output'];
  /**
   * Appoints an acting head of a subdivision for a range of days, or changes the appointment. On those days
   * the acting head receives what is sent to the head and has the head's rights; it starts and ends
   * automatically.
   */
  actingLeaderSave: ActingLeader;
  /** Adds the template's steps to a running plan; steps that the plan already has stay unchanged. */
  adaptationApply: AdaptationPage;
  adaptationDecide: AdaptationPage;
  adaptationItemCreate: AdaptationItem;
  adaptationItemDelete: Scalars['Boolean']['output'];
  /** Marks a step as done or not done. For the person whose turn it is, and for those who manage the plan. */
  adaptationItemMark: AdaptationItem;
  adaptationItemUpdate: AdaptationItem;
  /** Pauses the plan from the given day, by default today: nobody falls behind and no reminders are sent. */
  adaptationPause: AdaptationPage;
  /**
   * Resumes the plan on the given day, by default today: open steps and the end date move by the days of the
   * pause.
   */
  adaptationResume: AdaptationPage;
  /** Moves open steps dated `from` or later by the given number of days, skipping weekends and holidays. */
  adaptationShift: AdaptationPage;
  /** Without `templateId`, uses the template of the person's position. */
  adaptationStart: AdaptationPage;
  adaptationTemplateArchive: AdaptationTemplate;
  adaptationTemplateSave: AdaptationTemplate;
  /**
   * Corrects a client's balance, for backOfficeSettingAccount.write. Within the limit it takes effect at once;
   * above it, a second person has to confirm it. The same person's corrections for the client within a day
   * count toward the limit. Rejected on `amount`: payment.amountRange, adjustment.insufficient when the
   * balance does not cover the deduction.
   */
  adjustmentCreate: Adjustment;
  /**
   * Decides on a pending correction, for backOfficeSettingAccount.write. The proposer may withdraw it; another
   * person may confirm it, or decline it with a reason. Rejected with adjustment.decided, adjustment.expired,
   * adjustment.own for the proposer's own confirmation, adjustment.notOwn for another person's withdrawal,
   * adjustment.insufficient.
   */
  adjustmentDecide: Adjustment;
  /**
   * Makes a person an administrator of the organization, or revokes that. The last administrator cannot be
   * removed.
   */
  adminUpdate: User;
  /** The people of the rule lose the assignment according to the rule's `onUnmatch`; signatures stay. */
  assignmentRuleDelete: Scalars['Boolean']['output'];
  assignmentRuleSave: AssignmentRule;
  assignmentWaive: Assignment;
  /**
   * Reminds people who have not completed the objects: of each object at most once a day. `isTeam`: only those whom the caller
   * leads. Returns the number of people reminded, each counted once whatever the number of objects.
   */
  assignmentsRemind: Scalars['Int']['output'];
  /**
   * Saves the settings. Rejected on their fields: payment.cardNeeded (`isOn` without a saved card),
   * payment.amountRange. Saving resets the count of failures.
   */
  autoTopUpUpdate: AutoTopUp;
  /**
   * Sets the type of the closing document for all months that are closed from now on, for
   * backOfficeDocs.write. A УПД has status 1 (it also serves as the VAT invoice) where the provider pays VAT,
   * otherwise status 2.
   */
  closingDocumentUpdate: ClosingDocument;
  contentNoteDelete: Scalars['Boolean']['output'];
  /** Creates a private note of the caller, or changes the text of one; its position is set only on creation. */
  contentNoteSave: ContentNote;
  /** The caller's rating of the version that they completed; a new rating replaces the earlier one. */
  contentRate: ContentRating;
  /** A read-only visitor session in the demo organization; it ends within an hour. notFound: there is no demo. */
  demoStart: SessionResponse;
  /** Answers a question at a checkpoint: only the server has the correct answer. */
  educationCheckpointAnswer: EducationCheckpointResult;
  /** «Непонятно»: a question to the owner about a block. */
  educationCommentCreate: EducationComment;
  educationCommentResolve: EducationComment;
  educationCreate: Education;
  /** Only if it was never published; otherwise it is archived. */
  educationDelete: Scalars['Boolean']['output'];
  /** Discards the draft of a published object. */
  educationDraftDiscard: Education;
  /**
   * Autosave. `updatedAt` is that of the draft that was edited; if the draft has changed since, fails with
   * conflict.updated, unless `isForce`.
   */
  educationDraftSave: EducationVersion;
  /** Records that the person opened it, and starts the server's clock. */
  educationOpen?: Maybe<EducationProgress>;
  /** Adds a picture for the text: re-encoded from its pixels; the block that shows it refers to its id. */
  educationPictureAdd: Content;
  /** Reports the total that the person has read. The server credits no more than the elapsed time. */
  educationProgress: EducationProgress;
  educationPublish: Education;
  /** The effect of publishing the draft: changed blocks, and who would have to complete it again. */
  educationPublishPreview: PublishPreview;
  /** Properties, not the text. */
  educationUpdate: Education;
  /** The video of the draft; its transcript is saved like any text. */
  educationVideoSave: EducationVersion;
  /**
   * Starts the upload of a video file. Its bytes follow by tus, to `/api/uploads/:id` with the session's
   * header; then the file is checked, and `Education.videoUpload` has the result.
   */
  educationVideoUpload: VideoUpload;
  /** Removes the uploaded bytes. A video that a version shows stays. */
  educationVideoUploadCancel: Scalars['Boolean']['output'];
  /**
   * Reports what the person has seen of a video, and the current position. The server credits no more than the
   * elapsed time.
   */
  educationWatch: EducationProgress;
  /** The text of an email. Each read is recorded in the history of the organization that sent the email. */
  emailRead: EmailText;
  /** Changes the text of one cell; the row is read again. */
  employeeImportCell: EmployeeImportRow;
  /** The action for these rows; null: the same as for all others. */
  employeeImportChoice: EmployeeImport;
  /** The field of each column, in column order; null: ignored. The rows are read again. */
  employeeImportColumns: EmployeeImport;
  /**
   * Creates an import from a file (XLSX or CSV) or from pasted text. A job reads it: `state` shows the
   * progress.
   */
  employeeImportCreate: EmployeeImport;
  /** Deletes an import that has not run. */
  employeeImportDelete: Scalars['Boolean']['output'];
  /** What to do with the positions and subdivisions named in the table. */
  employeeImportOrgUnits: EmployeeImport;
  /** Within 24 hours. Records with evidence or later changes stay, and are listed. */
  employeeImportRollBack: EmployeeImport;
  employeeImportRun: EmployeeImport;
  employeeImportSettings: EmployeeImport;
  faqEntryCreate: FaqEntry;
  faqEntryDelete: Scalars['Boolean']['output'];
  faqEntryUpdate: FaqEntry;
  /** Sends the provider a proposed change to an answer; the provider decides. */
  faqProposalCreate: Scalars['Boolean']['output'];
  /** Closes a question that is answered or needs no answer. */
  faqQuestionClose: Scalars['Boolean']['output'];
  /** Sends the provider a question for which no answer was found. */
  faqQuestionCreate: Scalars['Boolean']['output'];
  /** Records whether the answer helped; a new vote replaces the earlier one. */
  faqVote: FaqEntry;
  /** Submits all marks of the caller's side at once; they cannot be changed afterward. */
  gapCheckAnswer: GapCheck;
  /** Opens the check of a period; a second call returns the same check. */
  gapCheckOpen: GapCheck;
  /**
   * Signs in. `type`: `local` (login, password), `reset` (login; then login and code), `accessToken`
   * (accessToken, userId), `twoFactor` (accessToken: the `challenge` of the previous response; code). `type`
   * of the response: success, isCheckPhone, isResetPassword, isAccessTokenFail, isAccessCodeFail,
   * invalidLoginOrPassword, isTwoFactor (no session yet: the two-factor code is needed).
   */
  getSessionToken: SessionResponse;
  historyCheckCancel?: Maybe<HistoryCheck>;
  /**
   * Recomputes the chain of the whole history and lists every invalid row: a job does this, and `historyCheck`
   * shows its progress. Only one check runs at a time.
   */
  historyCheckStart: HistoryCheck;
  /**
   * Restores the previous value of one field of a position, a subdivision, a person or the organization, under
   * the rules and rights of a regular edit. conflict.updated when the field has changed again since.
   */
  historyRevert: Scalars['Boolean']['output'];
  /** The person's head approves the submitted statements, or returns them with a comment. */
  idealPictureDecide: Scalars['Boolean']['output'];
  /** Submits the caller's own drafts to their head. */
  idealPictureSubmit: Scalars['Boolean']['output'];
  /** For callers who may read but not edit the picture of the company, a subdivision or a position. */
  idealProposalCreate: IdealProposal;
  /**
   * For those who may edit the picture. Accepting makes the change; declining requires a comment. `updatedAt`
   * is that of the statement that was read; if it has changed since, fails with conflict.updated.
   */
  idealProposalDecide: IdealProposal;
  /** For its author, while it is pending. */
  idealProposalWithdraw: IdealProposal;
  idealStatementArchive: IdealStatement;
  /**
   * For the company with organizationAbout.write; for a subdivision with structure.write or as its head; for a
   * position with structure.write; for a person: by the person (as a draft), by their heads and with
   * employees.write.
   */
  idealStatementCreate: IdealStatement;
  idealStatementUpdate: IdealStatement;
  /** Creates several statements at once from a template: all of them or none. Returns the last one. */
  idealStatementsCreate: IdealStatement;
  /** Saves the new order within one layer after dragging. */
  idealStatementsUpdate: Scalars['Boolean']['output'];
  /** «Счёт для юрлица»: a numbered invoice for topping up the balance by bank transfer. */
  invoiceCreate: PayDocument;
  /**
   * Enters a bank transfer that pays an invoice, for backOfficeDocs.write: the full amount goes to the
   * client's balance. A repeated transfer fails with payment.bankTwice.
   */
  invoicePay: PayDocument;
  /**
   * Switches the restriction off, on, or to monitoring. `confirmation`: the word from the dialog, required if
   * the caller's own address is not covered (ip.lockout); a recovery link then goes to the organization's
   * admin.
   */
  ipAccessUpdate: IpAccess;
  /**
   * Opens the recovery link from the email: allows all addresses again and switches to monitoring. False: the
   * link was used, or has expired.
   */
  ipRecover: Scalars['Boolean']['output'];
  ipRuleCreate: IpRule;
  ipRuleDelete: Scalars['Boolean']['output'];
  ipRuleUpdate: IpRule;
  notificationScheduleUpdate: NotificationSchedule;
  /**
   * Sends the caller a notification of this type with sample values, in the workspace and by email; once a
   * minute.
   */
  notificationTest: Scalars['Boolean']['output'];
  /** Null texts restore the provider's texts. */
  notificationTextUpdate: Array<NotificationText>;
  /** Marks notifications as read. Empty `ids`: all of the caller's. Returns the ids of those that were unread. */
  notificationsRead: Array<Scalars['String']['output']>;
  /** Marks notifications as unread. */
  notificationsUnread: Scalars['Int']['output'];
  /**
   * Removes an assignment that the caller took from the shelf, has not finished, and that no one else
   * requires.
   */
  objectGiveUp: Scalars['Boolean']['output'];
  objectGrantCreate: ObjectGrant;
  objectGrantDelete: Scalars['Boolean']['output'];
  /** Replaces all of them, in this order. A cycle is rejected. */
  objectPrerequisitesSave: Array<ObjectPrerequisite>;
  /** Puts the object on the shelf of everyone who may read it, or removes it from there. */
  objectShelfSave: Scalars['Boolean']['output'];
  /** The caller takes the object from the shelf and gets an assignment for it. Idempotent. */
  objectTake: Assignment;
  /**
   * Creates a client with its admin, who gets an invitation: for backOfficeSettingAccount.write. `admin`:
   * nameFirst, email, phone, position.
   */
  organizationCreate: ClientOrganization;
  /**
   * Can be undone for thirty days; then the client's people are erased. `name` is typed to confirm. Never the
   * super organization.
   */
  organizationDelete: Scalars['Boolean']['output'];
  /** Creates an internal note that the client never sees. */
  organizationNoteCreate: OrganizationNote;
  organizationNoteDelete: Scalars['Boolean']['output'];
  organizationNotificationsUpdate: NotificationMatrix;
  /** For backOfficeSuper.write: sends a person of a client the email with the link for setting a password. */
  organizationPersonInvite: Scalars['Boolean']['output'];
  /** Signs a person of a client out of all sessions: for backOfficeSuper.write. */
  organizationPersonSignOut: Scalars['Int']['output'];
  organizationRestore: ClientOrganization;
  /**
   * Ends all sessions of the organization except the caller's current one. `name`: the organization's name,
   * typed to confirm. Returns the number of ended sessions.
   */
  organizationSessionsEnd: Scalars['Int']['output'];
  organizationSettingUpdate: OrganizationSetting;
  /** Hides the setup list after every step is completed and the caller has acknowledged it. */
  organizationSetupClose: Scalars['Boolean']['output'];
  /**
   * Updates the page «О компании». `detailVideo` is sent only when its videoId differs. With the `id` of a
   * client: the provider's fields, for super admins with backOfficeSettingAccount.write.
   */
  organizationUpdate: Organization;
  /** Updates the provider's fields of many clients at once: all of them, or none. */
  organizationsUpdate: Array<ClientOrganization>;
  /**
   * Records what the caller did with a message; each event counts once. After closing it or pressing its
   * button, the caller does not see it again.
   */
  ownAlertNote: Scalars['Boolean']['output'];
  /** For backOfficeDocs.write. Nothing is deleted: the number stays taken, and the reason is kept. */
  payDocumentVoid: PayDocument;
  /**
   * Starts a payment to the balance. Its page is available once the payment service has responded: poll
   * `payment` until then.
   */
  paymentCreate: Payment;
  positionCreate: Position;
  /** Only if nobody ever held it; otherwise it is archived. */
  positionDelete: Scalars['Boolean']['output'];
  positionUpdate: Position;
  /** Sets the role of many positions at once; null removes it. */
  positionsRoleUpdate: Array<Position>;
  /** Updates many at once: order, parent, archive. */
  positionsUpdate: Array<Position>;
  /** Makes the requested changes. `updatedAt` is that of the person as the deciding user saw them. */
  profileRequestAccept: ProfileRequest;
  /** Requests changes that the caller may not make directly; one request at a time. */
  profileRequestCreate: ProfileRequest;
  profileRequestDecline: ProfileRequest;
  /** Withdraws the caller's own request. */
  profileRequestWithdraw: ProfileRequest;
  /** For backOfficeRef.write. Rejected on `code`: promo.exists. */
  promoCodeCreate: PromoCode;
  /** For backOfficeRef.write: a stopped code cannot be used until it is active again. */
  promoCodeUpdate: PromoCode;
  /**
   * Uses a promo code. Rejected on `code`: promo.unknown, promo.expired, promo.usedUp, promo.already,
   * promo.waiting, promo.noEffect, and tooMany after many wrong codes.
   */
  promoCodeUse: PromoUse;
  /**
   * Sends a message to clients. Rejected on its field: validation.*, and alert.nobody for `audience` when it
   * would reach nobody.
   */
  providerAlertSend: ProviderAlert;
  /** Stops showing the message. */
  providerAlertStop: ProviderAlert;
  /**
   * Revokes a certificate at once: its holder sees the reason and has to complete everything again; earlier
   * results no longer count. For those who may edit the qualification. Code: qualification.awardOver.
   */
  qualificationAwardWithdraw: QualificationAward;
  qualificationCreate: Qualification;
  /** Only if it was never published; otherwise it is archived. */
  qualificationDelete: Scalars['Boolean']['output'];
  /** Discards the draft of a published qualification. */
  qualificationDraftDiscard: Qualification;
  /**
   * Autosave: all stages in their order, and the rules. `updatedAt` is that of the draft that was edited; if
   * the draft has changed since, fails with conflict.updated, unless `isForce`. Incomplete drafts are saved;
   * publishing rejects them. An added component must be one that the caller may assign. Codes:
   * qualification.itemTwice, qualification.itemForeign.
   */
  qualificationDraftSave: QualificationVersion;
  /**
   * Publishes a version in which another object replaces a component and takes over its rules. Codes:
   * qualification.itemAbsent, qualification.itemTwice, qualification.itemForeign,
   * qualification.itemUnpublished, qualification.draftBegun: the changes of the draft would also be published.
   */
  qualificationItemReplace: Qualification;
  /**
   * Codes: qualification.empty, qualification.stageEmpty, qualification.gateCount, qualification.weightless,
   * qualification.itemUnpublished.
   */
  qualificationPublish: Qualification;
  /** The effect of publishing the draft: the changes, and who would get an assignment again. */
  qualificationPublishPreview: PublishPreview;
  /** Properties, not the stages. */
  qualificationUpdate: Qualification;
  /**
   * «Акт сверки»: the opening balance, the movements and the closing balance of the organization's money in a
   * period, in days of its time zone. Rejected on `from` and `to`: payment.periodBackwards,
   * payment.periodFuture, payment.periodLong, payment.periodCrowded.
   */
  reconciliationCreate: PayDocument;
  /**
   * For backOfficeRef.write: approves an accrual under review, or rejects it in full. Rejecting requires a
   * reason.
   */
  refAccrualDecide: RefAccrual;
  refLinkCreate: RefLink;
  /**
   * Updates one of the caller's own links. An archived link keeps working, because it may be printed
   * somewhere.
   */
  refLinkUpdate: RefLink;
  /**
   * Withdraws earnings that are not on hold. Rejected on `amount`: payment.amountRange, ref.insufficient; on
   * `method`: payment.tokenPriceChanged when the token price differs from the one shown to the caller,
   * ref.notPartner and ref.payeeUnknown for an invoice. `file`: the invoice, a PDF.
   */
  refPayoutCreate: RefEntry;
  /**
   * For backOfficeRef.write: marks a partner's invoice as paid or declined, once; after declining, the held
   * amount is returned. Rejected with ref.payoutDecided, on `paidOn` with payment.futureDay.
   */
  refPayoutDecide: RefPayout;
  /**
   * Offers a copy: the name and purpose of a position, or the text of a regulation's current version, without
   * pictures, links and files. What is offered already is copied again. Rejected on `objectId`:
   * validation.unknown, ref.templatesTooMany.
   */
  refTemplateOffer: RefTemplate;
  /** Organizations that have taken a copy keep it. Idempotent. */
  refTemplateWithdraw: Scalars['Boolean']['output'];
  /**
   * Answers the questions before signing. Every attempt is stored and becomes part of the evidence; a repeated
   * request counts once.
   */
  regulationAnswer: Array<GateQuestion>;
  regulationAttach: RegulationVersion;
  /** Detaches the file, and keeps its words as an editable text. */
  regulationBodyRemove: RegulationVersion;
  /** Makes a file the text of the draft: its text becomes the clauses, for search and comparison. */
  regulationBodySet: RegulationVersion;
  /** «Непонятно здесь»: a question to the owner about a clause. */
  regulationCommentCreate: RegulationComment;
  regulationCommentResolve: RegulationComment;
  regulationCreate: Regulation;
  regulationDecide: Approval;
  /** Only if it was never published; otherwise it is archived. */
  regulationDelete: Scalars['Boolean']['output'];
  regulationDetach: RegulationVersion;
  /** Discards the draft of a published regulation. */
  regulationDraftDiscard: Regulation;
  /**
   * Autosave. `updatedAt` is that of the draft that was edited; if the draft has changed since, fails with
   * conflict.updated, unless `isForce`.
   */
  regulationDraftSave: RegulationVersion;
  /** Creates a draft from a Word file: its text becomes numbered clauses. */
  regulationImport: RegulationImport;
  /** Records that the person opened the text, and starts the reading clock. */
  regulationOpen?: Maybe<Assignment>;
  /** Adds a picture for the text: re-encoded from its pixels; the clause that shows it refers to its id. */
  regulationPictureAdd: Content;
  regulationPublish: Regulation;
  /** The effect of publishing the draft: changed clauses, and who would have to sign. */
  regulationPublishPreview: PublishPreview;
  /** Replaces all questions of the draft. `updatedAt` as in regulationDraftSave. */
  regulationQuestionsSave: RegulationVersion;
  regulationRefuse: RegulationSignature;
  regulationSign: RegulationSignature;
  /** Sends the signing code to the caller's email. */
  regulationSignCode: Scalars['Boolean']['output'];
  regulationStructureCreate: RegulationStructure;
  /** Only if it has no children; the regulation itself stays. */
  regulationStructureDelete: Scalars['Boolean']['output'];
  regulationStructureUpdate: RegulationStructure;
  /** Updates many at once: order, parent, archive. */
  regulationStructuresUpdate: Array<RegulationStructure>;
  regulationSubmit: Regulation;
  /** Properties (code, name, folder, owner, requirements, approvers, archive), not the text. */
  regulationUpdate: Regulation;
  /** One's own. */
  reportDelete: Scalars['Boolean']['output'];
  /**
   * Creates a report, or updates the caller's own. Rejected on its field: validation.option for a value that
   * the source does not have, report.tooMany, report.neverSent, conflict.updated.
   */
  reportSave: Report;
  /**
   * Stores a saved report as the caller sees it now, as a PDF. Rejected with payment.tokensInsufficient,
   * report.tooLong; on `tokens` with payment.tokenLimit, and with payment.actionPriceChanged when the price
   * differs from the one shown to the caller.
   */
  reportSnapshotCreate: ReportSnapshot;
  /** The role no longer grants anything; people who have it keep its name. */
  roleArchive: Role;
  /** Nobody can grant or revoke a right that they do not have themselves. */
  roleCreate: Role;
  roleNotificationsUpdate: NotificationMatrix;
  roleRestore: Role;
  /** Ends the sessions of the people who have the role. */
  roleUpdate: Role;
  /**
   * Fills an empty organization with a sample of its industry, or with what its referrer offers: positions, and
   * drafts of regulations. Nobody is invited, and no email is sent. Rejected with sample.present,
   * sample.notEmpty, sample.noTemplates.
   */
  sampleFill: Array<SampleObject>;
  /** Removes the sample, except for objects that were changed, signed or are in use. */
  sampleRemove: SampleRemoval;
  /** Removes the card and switches automatic top-ups off. Idempotent. */
  savedCardRemove: AutoTopUp;
  /** Ends the session of the request, regardless of its IP address. False: there is no valid session. */
  sessionEnd: Scalars['Boolean']['output'];
  /**
   * Confirms that code in a session from before the change: the address becomes the caller's, and they can
   * sign again. Their other sessions end.
   */
  signInConfirm: Scalars['Boolean']['output'];
  /** Sends a code to the address that somebody else has set for the caller. */
  signInConfirmStart: Scalars['Boolean']['output'];
  /** Reminds all people behind today's number. Returns the number of people reminded. */
  statisticRemind: Scalars['Int']['output'];
  /** One's own. */
  statisticViewDelete: Scalars['Boolean']['output'];
  /**
   * Saves filters under a name, or updates the caller's own. Rejected on its field: statistic.viewNameTaken,
   * statistic.viewsTooMany, conflict.updated.
   */
  statisticViewSave: StatisticView;
  /**
   * Creates subdivisions and positions from an outline, all of them or none. Existing ones with the same
   * parent and name are kept and reused, so sending the same outline twice adds nothing.
   */
  structureOutlineCreate: StructureOutlinePlan;
  /**
   * Converts a table (XLSX or CSV) to an indented list: one column per level, positions with a hyphen. Writes
   * nothing.
   */
  structureOutlineRead: Scalars['String']['output'];
  /**
   * Updates rows of the table of positions and subdivisions, with a result per row. `isAll`: if one row is
   * rejected, none is changed.
   */
  structureRowsUpdate: StructureRowsResult;
  subdivisionCreate: Subdivision;
  subdivisionDelete: Scalars['Boolean']['output'];
  subdivisionUpdate: Subdivision;
  subdivisionsUpdate: Array<Subdivision>;
  /**
   * Grants a super admin the privilege of seeing the provider's own organization in the back office, or
   * revokes it: for the root admin only, who always has it. notFound: not a person of the provider, or not a
   * super admin.
   */
  superAdminPrivilegeUpdate: SuperAdminPrivilege;
  /**
   * Sets whether changes need no permission. After switching this off, people who make changes without
   * permission have to wait for it.
   */
  supportAccessUpdate: SupportAccess;
  /**
   * An administrator of the client allows or declines the request. Once: support.decided names who decided
   * before; repeating the same decision changes nothing. notFound: the session is over.
   */
  supportSessionDecide: SupportSession;
  /** Ends the session, from either side: by the person in it, or by an admin of the organization. */
  supportSessionEnd: Scalars['Boolean']['output'];
  /**
   * Enters a client's workspace: for backOfficeSuper.read. The client sees the reason. Read-only, minutes: 15,
   * 60 or 240. The short form is userUpdate { id, organizationId }: fifteen minutes, without a reason.
   * isChanging, for backOfficeSuper.write: also requests permission to make changes, for 15, 30 or 60 minutes;
   * read-only until an administrator of the client allows it. support.nested: the caller is already in another
   * workspace.
   */
  supportSessionStart: SupportSession;
  /**
   * The visiting person withdraws the request for changes and continues read-only. support.decided: it has
   * already been answered.
   */
  supportSessionWithdraw: SupportSession;
  /**
   * Changes the tariff: to a more expensive one at once, to a cheaper one with the next charge; the current
   * one cancels a planned change. The preview is sent back as it was shown; if it has changed meanwhile, the
   * request is rejected with payment.tariffChanged.
   */
  tariffChange: TariffChange;
  /**
   * Uploads a file for the answer to a question of the caller's open attempt: checked like any upload, of the
   * types that the question allows. It belongs to the answer once `testAnswerSave` refers to it; files without
   * a reference are removed later. Codes: test.otherTab, test.timeUp, test.attemptOver, test.answerWrong,
   * test.filesMany, validation.fileExtension.
   */
  testAnswerFileAdd: TestAnswerFile;
  /**
   * Sets an expert's points for a manually graded answer; a second call corrects them. For those who see the
   * whole report.
   */
  testAnswerGrade: TestAttempt;
  /**
   * Saves the answer to one question. `seq` grows with every save of a question in an attempt: a late or
   * repeated save changes nothing and returns what is stored. Codes: test.otherTab, test.timeUp,
   * test.attemptOver, test.answerWrong.
   */
  testAnswerSave: TestSavedAnswer;
  /**
   * «Попросить попытку»: asks for another attempt when none is left; once after the last of them, a repeated
   * call returns the request. The codes of a start, and test.attemptsLeft.
   */
  testAttemptAsk: TestAttemptRequest;
  /**
   * Declines a request, with a reason that the person sees. `testAttemptsGrant` grants it. For those who may
   * edit the test. Code: test.requestDecided.
   */
  testAttemptRequestDecline: TestAttemptRequest;
  /**
   * Starts an attempt, or resumes the open one: there is one at most. From now on it can be answered only in
   * this tab; the previous tab is rejected with test.otherTab. `tab`: a random name that the tab stores.
   */
  testAttemptStart: TestAttempt;
  /**
   * Ends the attempt with the saved answers; a repeated call, or a call after the deadline, returns the
   * result.
   */
  testAttemptSubmit: TestAttempt;
  /** Grants extra attempts, with a reason, to a person who has the test assigned. For those who may edit it. */
  testAttemptsGrant: TestResult;
  /** Adds finished questions to the bank; existing ones stay unchanged. Codes: test.bankQuestion, test.bankMax. */
  testBankAdd: TestBankAdded;
  /** An archived question is no longer drawn. */
  testBankArchive: TestBankQuestion;
  /** The same as `testBankArchive` for many questions, by their own ids; returns the number of changed ones. */
  testBankArchiveMany: Scalars['Int']['output'];
  /**
   * Changes a question of the bank for future attempts; attempts that have already drawn it keep the earlier
   * form.
   */
  testBankUpdate: TestBankQuestion;
  testCreate: Test;
  /** Only if it was never published; otherwise it is archived. */
  testDelete: Scalars['Boolean']['output'];
  /** Discards the draft of a published test. */
  testDraftDiscard: Test;
  /**
   * Autosave: all questions in their order, the sections that draw from the bank (absent: none), and the
   * settings. `updatedAt` is that of the draft that was edited; if the draft has changed since, fails with
   * conflict.updated, unless `isForce`. Unfinished questions are saved; publishing rejects them.
   */
  testDraftSave: TestVersion;
  /** Grants extra minutes for an open attempt, with a reason. For those who may edit the test. */
  testMinutesGrant: TestAttempt;
  /** Adds a picture for a question: re-encoded from its pixels; the question that shows it refers to its id. */
  testPictureAdd: Content;
  testPublish: Test;
  /** The effect of publishing the draft: changed questions, and who would have to pass it again. */
  testPublishPreview: PublishPreview;
  /**
   * Regrades a question of a published version: in finished attempts, by a job, and in attempts at this
   * version that finish later. One regrading per version at a time. For those who may edit the test. Codes:
   * test.regradeRunning, test.regradeNothing, test.regradeWrong, test.regradeByHand, test.regradeLast.
   */
  testRegrade: TestRegrading;
  /**
   * The answer to one of today's questions. Sent again it is graded again if the test shows its key, otherwise it gets the outcome
   * of the first one; the next day of the question is decided by the first answer of a day. Codes: test.repetitionOver,
   * test.answerWrong.
   */
  testRepetitionAnswer: TestRepetitionResult;
  /** Whether the caller is asked anything. */
  testRepetitionSwitch: TestRepetition;
  /**
   * Reads the rows of a table of questions: a file (XLSX, XLS, CSV, TXT) or text pasted from a spreadsheet.
   * Writes nothing. Codes: import.notSpreadsheet, import.encrypted, import.tooBig, import.rows,
   * import.columns, test.tableEmpty.
   */
  testTableRead: Scalars['TestTableRows']['output'];
  /** Properties, without questions and settings. */
  testUpdate: Test;
  /**
   * «Оспорить»: disputes a write-off with a reason. Rejected with payment.disputeOpen while another dispute
   * about it is pending, payment.disputeNothing when all of it has been returned; on `reason` when it is
   * empty.
   */
  tokenDisputeCreate: TokenDispute;
  /**
   * For backOfficeSettingAccount.write: the provider accepts, and `tokens` are returned (by default all that
   * is left of the write-off), or declines with an answer. Rejected with payment.disputeDecided; on `tokens`
   * for more than was written off, on `answer` for a decline without one.
   */
  tokenDisputeDecide: ClientTokenDispute;
  /**
   * Limits the tokens spent in a month. Rejected on its fields: validation.unknown, validation.archived,
   * validation.range; payment.tokenLimitExists for a second limit of the same; payment.tokenLimitsTooMany.
   */
  tokenLimitCreate: TokenLimit;
  /** Idempotent: a deleted limit stays deleted. */
  tokenLimitDelete: Scalars['Boolean']['output'];
  /** Rejected like the creation, and with conflict.updated when somebody else has changed the limit meanwhile. */
  tokenLimitUpdate: TokenLimit;
  /**
   * Buys tokens from the balance. Rejected on `tokens`: payment.tokenRange, payment.insufficient,
   * payment.tokenPriceChanged when the price differs from the one shown to the caller.
   */
  tokenPurchaseCreate: TokenPurchase;
  /**
   * «Разобрано»: resolves all open marks at a place, a block or a moment of a video, and notifies those who pressed.
   * For those who may edit the object.
   */
  unclearSettle: Scalars['Boolean']['output'];
  /** Removes the caller's own open mark «Непонятно». */
  unclearTakeBack: Scalars['Boolean']['output'];
  /** The words of the caller's own open mark «Непонятно»; empty: only the mark remains. */
  unclearWordsSave: Scalars['Boolean']['output'];
  /** Sends a code to the caller's own, still unconfirmed email address. */
  userAddressCode: Scalars['Boolean']['output'];
  /**
   * Confirms the caller's address with the code that was sent to it; the organization may then send email
   * without the limit for unconfirmed addresses.
   */
  userAddressConfirm: Scalars['Boolean']['output'];
  /** Creates an employee; sends the person an invitation unless `isSendEmail` is false. */
  userCreate: User;
  /** Archives the person; evidence stays. */
  userDelete: Scalars['Boolean']['output'];
  /**
   * Terminates the person at once, or at the end of the last working day in the organization's time zone.
   * Evidence stays.
   */
  userDismiss: User;
  /** Undoes a termination, planned or done, unless another person has replaced this one. */
  userDismissalUndo: User;
  userDocumentCreate: UserDocument;
  userDocumentDelete: Scalars['Boolean']['output'];
  /** With a file, the file replaces the earlier one. */
  userDocumentUpdate: UserDocument;
  /**
   * Confirms the new address with the code that was sent to it: the caller signs in with it from now on, and
   * the old address is notified.
   */
  userEmailChangeConfirm: User;
  /** Sends a code to the caller's new address. */
  userEmailChangeStart: Scalars['Boolean']['output'];
  /** Transfers the given responsibilities to another person: all of them, or none. */
  userHandOver: UserLeaving;
  /** Sends another invitation; the earlier link stops working. */
  userInvite: Scalars['Boolean']['output'];
  /** Removes this restriction for a person whom the caller manages and who has lost access. */
  userIpAccessLift: Scalars['Boolean']['output'];
  /**
   * Limits the caller's own account to their own list of addresses, or ends this. ip.ownAddress: the current
   * address is not in the list.
   */
  userIpAccessUpdate: UserIpAccess;
  userIpRuleCreate: IpRule;
  userIpRuleDelete: Scalars['Boolean']['output'];
  /** Marks that a person may leave, with the reason; the mark does not expire. */
  userLeavingUpdate: UserLeaving;
  userNoteCreate: UserNote;
  /** For the author of the note, or an administrator. Its text is not kept anywhere. */
  userNoteDelete: Scalars['Boolean']['output'];
  /** Only for the author of the note. */
  userNoteUpdate: UserNote;
  userNotificationsUpdate: NotificationMatrix;
  /**
   * Registers an organization and its admin. `type` of the response: `success`; otherwise `message` has the
   * reason.
   */
  userRegAdmin: SessionResponse;
  /** Rehires a former employee: evidence stays, the adaptation and the assignments from rules start again. */
  userRehire: User;
  userRestore: User;
  /**
   * Grants people a personal role in addition to the one of their position. Granting it again updates its end
   * and reason.
   */
  userRolesGrant: Array<User>;
  userRolesRevoke: Scalars['Boolean']['output'];
  /** Ends one session, the caller's own or that of a person whom the caller manages. */
  userSessionEnd: Scalars['Boolean']['output'];
  /**
   * Without `userId`: ends all of the caller's sessions except this one. With it: all sessions of that person.
   * Returns the number of ended sessions.
   */
  userSessionsEnd: Scalars['Int']['output'];
  /**
   * An administrator who did not make the change confirms the person's identity. `decision` is required if the
   * person has stated that the change was not theirs.
   */
  userSignInConfirm: Scalars['Boolean']['output'];
  /**
   * The address where the caller authenticates with an external account, to use it for sign-in afterward.
   * Valid for one minute.
   */
  userSocialBegin: Scalars['String']['output'];
  /**
   * Links the account that the caller has just authenticated: `token` is from the address that the service
   * redirected to.
   */
  userSocialLink: UserSecurity;
  userSocialUnlink: UserSecurity;
  /** Returns new recovery codes; all earlier ones stop working. */
  userTwoFactorCodes: Array<Scalars['String']['output']>;
  /** Switches two-factor sign-in on. Returns the recovery codes, only this once. */
  userTwoFactorConfirm: Array<Scalars['String']['output']>;
  /** Switches two-factor sign-in off. */
  userTwoFactorOff: UserSecurity;
  /** Switches two-factor sign-in off for somebody who lost their phone. False: it was not on. */
  userTwoFactorReset: Scalars['Boolean']['output'];
  /**
   * Returns a secret for the caller's authenticator app; two-factor sign-in stays off until
   * `userTwoFactorConfirm`.
   */
  userTwoFactorStart: TwoFactorSetup;
  /**
   * Updates the caller's own profile, or with employees.write anyone's. With `resetPasswordCode` it sets a new
   * password. With `organizationId` (allowed only together with the caller's own `id`) it switches the
   * organization where a super admin works; the switch is stored on the session, and back-office rights stay
   * those of the home organization. In a client's workspace all other input is rejected.
   */
  userUpdate: User;
  /**
   * Invites many people at once, a hundred at most, with a result per person. Each email counts as an
   * invitation; an earlier link of the person stops working.
   */
  usersInvite: UsersUpdateResult;
  /**
   * Grants a personal role to many people, or revokes it everywhere, with a result per person: valid changes
   * are made, the others are rejected with a reason.
   */
  usersRoleUpdate: UsersUpdateResult;
  /**
   * Updates many people at once with a result per person: valid changes are made, the others are rejected with
   * a reason.
   */
  usersUpdate: UsersUpdateResult;
  viewAsEnd: Scalars['Boolean']['output'];
  /**
   * Shows the workspace as a person sees it, with their plan, assignments and documents, within the same
   * limits.
   */
  viewAsPersonStart: ViewAs;
  /**
   * Shows the workspace as a role sees it, for half an hour: read-only, and never more than the caller's own
   * rights allow.
   */
  viewAsStart: ViewAs;
};


export type MutationAccessRequestCreateArgs = {
  area: RightArea;
  flag: RightFlag;
  route: Scalars['String']['input'];
};


export type MutationAccessRequestDeclineArgs = {
  id: Scalars['Int']['input'];
};


export type MutationAccessRequestGrantArgs = {
  grant: UserRoleInput;
  id: Scalars['Int']['input'];
};


export type MutationActingLeaderDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationActingLeaderSaveArgs = {
  actingLeader: ActingLeaderInput;
  clientKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAdaptationApplyArgs = {
  id: Scalars['Int']['input'];
  templateId: Scalars['Int']['input'];
};


export type MutationAdaptationDecideArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  dateEnd?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['Int']['input'];
  result: AdaptationResult;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationAdaptationItemCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  item: AdaptationItemInput;
};


export type MutationAdaptationItemDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationAdaptationItemMarkArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  grade?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['Int']['input'];
  isDone: Scalars['Boolean']['input'];
};


export type MutationAdaptationItemUpdateArgs = {
  item: AdaptationItemInput;
};


export type MutationAdaptationPauseArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationAdaptationResumeArgs = {
  id: Scalars['Int']['input'];
  on?: InputMaybe<Scalars['Date']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationAdaptationShiftArgs = {
  days: Scalars['Int']['input'];
  from?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['Int']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationAdaptationStartArgs = {
  templateId?: InputMaybe<Scalars['Int']['input']>;
  userId: Scalars['Int']['input'];
};


export type MutationAdaptationTemplateArchiveArgs = {
  id: Scalars['Int']['input'];
  isArchive: Scalars['Boolean']['input'];
};


export type MutationAdaptationTemplateSaveArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  isForRunning?: InputMaybe<Scalars['Boolean']['input']>;
  template: AdaptationTemplateInput;
};


export type MutationAdjustmentCreateArgs = {
  adjustment: AdjustmentInput;
  clientKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAdjustmentDecideArgs = {
  decision: AdjustmentDecision;
  id: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAdminUpdateArgs = {
  isAdmin: Scalars['Boolean']['input'];
  userId: Scalars['Int']['input'];
};


export type MutationAssignmentRuleDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationAssignmentRuleSaveArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  rule: AssignmentRuleInput;
};


export type MutationAssignmentWaiveArgs = {
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationAssignmentsRemindArgs = {
  isTeam?: InputMaybe<Scalars['Boolean']['input']>;
  objectIds: Array<Scalars['Int']['input']>;
  objectType: ObjectType;
  userIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type MutationAutoTopUpUpdateArgs = {
  settings: AutoTopUpInput;
};


export type MutationClosingDocumentUpdateArgs = {
  type: ClosingDocument;
};


export type MutationContentNoteDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationContentNoteSaveArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  note: ContentNoteInput;
};


export type MutationContentRateArgs = {
  rating: ContentRatingInput;
};


export type MutationEducationCheckpointAnswerArgs = {
  answer: EducationCheckpointAnswerInput;
};


export type MutationEducationCommentCreateArgs = {
  atSec?: InputMaybe<Scalars['Int']['input']>;
  clauseId?: InputMaybe<Scalars['String']['input']>;
  educationId: Scalars['Int']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
  versionId: Scalars['Int']['input'];
};


export type MutationEducationCommentResolveArgs = {
  id: Scalars['Int']['input'];
};


export type MutationEducationCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  education: EducationInput;
};


export type MutationEducationDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationEducationDraftDiscardArgs = {
  id: Scalars['Int']['input'];
};


export type MutationEducationDraftSaveArgs = {
  clauses: Array<ClauseInput>;
  id: Scalars['Int']['input'];
  isForce?: InputMaybe<Scalars['Boolean']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationEducationOpenArgs = {
  id: Scalars['Int']['input'];
};


export type MutationEducationPictureAddArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  file: Scalars['Upload']['input'];
  id: Scalars['Int']['input'];
};


export type MutationEducationProgressArgs = {
  progress: EducationProgressInput;
};


export type MutationEducationPublishArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  publication: PublicationInput;
};


export type MutationEducationPublishPreviewArgs = {
  id: Scalars['Int']['input'];
  significance?: InputMaybe<Significance>;
  silentClauseIds?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationEducationUpdateArgs = {
  education: EducationInput;
};


export type MutationEducationVideoSaveArgs = {
  id: Scalars['Int']['input'];
  isForce?: InputMaybe<Scalars['Boolean']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  video: EducationVideoInput;
};


export type MutationEducationVideoUploadArgs = {
  file: VideoFileInput;
  id: Scalars['Int']['input'];
};


export type MutationEducationVideoUploadCancelArgs = {
  id: Scalars['Int']['input'];
  uploadId: Scalars['String']['input'];
};


export type MutationEducationWatchArgs = {
  watch: EducationWatchInput;
};


export type MutationEmailReadArgs = {
  id: Scalars['String']['input'];
};


export type MutationEmployeeImportCellArgs = {
  column: Scalars['Int']['input'];
  id: Scalars['Int']['input'];
  number: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type MutationEmployeeImportChoiceArgs = {
  choice?: InputMaybe<EmployeeImportChoice>;
  id: Scalars['Int']['input'];
  numbers: Array<Scalars['Int']['input']>;
};


export type MutationEmployeeImportColumnsArgs = {
  fields: Array<InputMaybe<EmployeeImportField>>;
  id: Scalars['Int']['input'];
};


export type MutationEmployeeImportCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  fileImport?: InputMaybe<Scalars['Upload']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEmployeeImportDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationEmployeeImportOrgUnitsArgs = {
  id: Scalars['Int']['input'];
  orgUnits: Array<EmployeeImportOrgUnitInput>;
};


export type MutationEmployeeImportRollBackArgs = {
  id: Scalars['Int']['input'];
};


export type MutationEmployeeImportRunArgs = {
  id: Scalars['Int']['input'];
};


export type MutationEmployeeImportSettingsArgs = {
  duplicates?: InputMaybe<EmployeeImportDuplicates>;
  id: Scalars['Int']['input'];
  isSendEmail?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationFaqEntryCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  entry: FaqEntryInput;
};


export type MutationFaqEntryDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationFaqEntryUpdateArgs = {
  entry: FaqEntryInput;
};


export type MutationFaqProposalCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  entryId: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type MutationFaqQuestionCloseArgs = {
  id: Scalars['Int']['input'];
};


export type MutationFaqQuestionCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


export type MutationFaqVoteArgs = {
  vote: FaqVoteInput;
};


export type MutationGapCheckAnswerArgs = {
  id: Scalars['Int']['input'];
  marks: Array<GapMarkInput>;
};


export type MutationGapCheckOpenArgs = {
  period: GapPeriod;
  userId: Scalars['Int']['input'];
};


export type MutationGetSessionTokenArgs = {
  accessToken?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  login?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationHistoryRevertArgs = {
  field: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationIdealPictureDecideArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  isApproved: Scalars['Boolean']['input'];
  userId: Scalars['Int']['input'];
};


export type MutationIdealProposalCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  proposal: IdealProposalInput;
};


export type MutationIdealProposalDecideArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  isAccepted: Scalars['Boolean']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationIdealProposalWithdrawArgs = {
  id: Scalars['Int']['input'];
};


export type MutationIdealStatementArchiveArgs = {
  id: Scalars['Int']['input'];
  isArchive: Scalars['Boolean']['input'];
};


export type MutationIdealStatementCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  statement: IdealStatementInput;
};


export type MutationIdealStatementUpdateArgs = {
  statement: IdealStatementInput;
};


export type MutationIdealStatementsCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  layer: IdealLayer;
  targetId?: InputMaybe<Scalars['Int']['input']>;
  texts: Array<Scalars['String']['input']>;
};


export type MutationIdealStatementsUpdateArgs = {
  items: Array<IdealOrderInput>;
  layer: IdealLayer;
  targetId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationInvoiceCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  invoice: InvoiceInput;
};


export type MutationInvoicePayArgs = {
  id: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
  payment: BankPaymentInput;
};


export type MutationIpAccessUpdateArgs = {
  access: IpAccessInput;
};


export type MutationIpRecoverArgs = {
  token: Scalars['String']['input'];
};


export type MutationIpRuleCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  rule: IpRuleInput;
};


export type MutationIpRuleDeleteArgs = {
  confirmation?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
};


export type MutationIpRuleUpdateArgs = {
  id: Scalars['Int']['input'];
  rule: IpRuleInput;
};


export type MutationNotificationScheduleUpdateArgs = {
  schedule: NotificationScheduleInput;
};


export type MutationNotificationTestArgs = {
  type: Scalars['String']['input'];
};


export type MutationNotificationTextUpdateArgs = {
  body?: InputMaybe<Scalars['String']['input']>;
  lang: Scalars['String']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationNotificationsReadArgs = {
  ids: Array<Scalars['String']['input']>;
};


export type MutationNotificationsUnreadArgs = {
  ids: Array<Scalars['String']['input']>;
};


export type MutationObjectGiveUpArgs = {
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
};


export type MutationObjectGrantCreateArgs = {
  grant: ObjectGrantInput;
};


export type MutationObjectGrantDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationObjectPrerequisitesSaveArgs = {
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
  required: Array<ObjectKeyInput>;
};


export type MutationObjectShelfSaveArgs = {
  isOnShelf: Scalars['Boolean']['input'];
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
};


export type MutationObjectTakeArgs = {
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
};


export type MutationOrganizationCreateArgs = {
  admin: UserInput;
  clientKey?: InputMaybe<Scalars['String']['input']>;
  detailVideo?: InputMaybe<DetailVideo>;
  fileBase?: InputMaybe<Scalars['Upload']['input']>;
  fileLogo?: InputMaybe<Scalars['Upload']['input']>;
  organization: OrganizationInput;
};


export type MutationOrganizationDeleteArgs = {
  id: Scalars['Int']['input'];
  name: Scalars['String']['input'];
};


export type MutationOrganizationNoteCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  organizationId: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type MutationOrganizationNoteDeleteArgs = {
  id: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};


export type MutationOrganizationNotificationsUpdateArgs = {
  settings: Array<NotificationSettingInput>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationOrganizationPersonInviteArgs = {
  organizationId: Scalars['Int']['input'];
  userId: Scalars['Int']['input'];
};


export type MutationOrganizationPersonSignOutArgs = {
  organizationId: Scalars['Int']['input'];
  userId: Scalars['Int']['input'];
};


export type MutationOrganizationRestoreArgs = {
  id: Scalars['Int']['input'];
};


export type MutationOrganizationSessionsEndArgs = {
  name: Scalars['String']['input'];
};


export type MutationOrganizationSettingUpdateArgs = {
  detailVideo?: InputMaybe<DetailVideo>;
  fileBase?: InputMaybe<Scalars['Upload']['input']>;
  fileLogo?: InputMaybe<Scalars['Upload']['input']>;
  setting: OrganizationSettingInput;
};


export type MutationOrganizationUpdateArgs = {
  detailVideo?: InputMaybe<DetailVideo>;
  fileBase?: InputMaybe<Scalars['Upload']['input']>;
  fileLogo?: InputMaybe<Scalars['Upload']['input']>;
  organization: OrganizationInput;
};


export type MutationOrganizationsUpdateArgs = {
  ids: Array<Scalars['Int']['input']>;
  organization: OrganizationsInput;
};


export type MutationOwnAlertNoteArgs = {
  event: OwnAlertEvent;
  id: Scalars['Int']['input'];
};


export type MutationPayDocumentVoidArgs = {
  id: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationPaymentCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  payment: PaymentInput;
};


export type MutationPositionCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  position: PositionInput;
};


export type MutationPositionDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationPositionUpdateArgs = {
  position: PositionInput;
};


export type MutationPositionsRoleUpdateArgs = {
  positionIds: Array<Scalars['Int']['input']>;
  roleId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationPositionsUpdateArgs = {
  positions: Array<PositionInput>;
};


export type MutationProfileRequestAcceptArgs = {
  id: Scalars['Int']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationProfileRequestCreateArgs = {
  changes: ProfileChangesInput;
  clientKey?: InputMaybe<Scalars['String']['input']>;
  comment?: InputMaybe<Scalars['String']['input']>;
};


export type MutationProfileRequestDeclineArgs = {
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationProfileRequestWithdrawArgs = {
  id: Scalars['Int']['input'];
};


export type MutationPromoCodeCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  promoCode: PromoCodeInput;
};


export type MutationPromoCodeUpdateArgs = {
  id: Scalars['Int']['input'];
  isActive: Scalars['Boolean']['input'];
};


export type MutationPromoCodeUseArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  code: Scalars['String']['input'];
};


export type MutationProviderAlertSendArgs = {
  alert: ProviderAlertInput;
  clientKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationProviderAlertStopArgs = {
  id: Scalars['Int']['input'];
};


export type MutationQualificationAwardWithdrawArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationQualificationCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  qualification: QualificationInput;
};


export type MutationQualificationDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationQualificationDraftDiscardArgs = {
  id: Scalars['Int']['input'];
};


export type MutationQualificationDraftSaveArgs = {
  id: Scalars['Int']['input'];
  isForce?: InputMaybe<Scalars['Boolean']['input']>;
  route: QualificationRouteInput;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationQualificationItemReplaceArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  replacement: QualificationReplacementInput;
};


export type MutationQualificationPublishArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  publication: PublicationInput;
};


export type MutationQualificationPublishPreviewArgs = {
  id: Scalars['Int']['input'];
  significance?: InputMaybe<Significance>;
};


export type MutationQualificationUpdateArgs = {
  qualification: QualificationInput;
};


export type MutationReconciliationCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  period: ReconciliationInput;
};


export type MutationRefAccrualDecideArgs = {
  id: Scalars['Int']['input'];
  isApproved: Scalars['Boolean']['input'];
  organizationId: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRefLinkCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


export type MutationRefLinkUpdateArgs = {
  id: Scalars['Int']['input'];
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRefPayoutCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  file?: InputMaybe<Scalars['Upload']['input']>;
  payout: RefPayoutInput;
};


export type MutationRefPayoutDecideArgs = {
  decision: RefPayoutDecision;
};


export type MutationRefTemplateOfferArgs = {
  kind: RefTemplateKind;
  objectId: Scalars['Int']['input'];
};


export type MutationRefTemplateWithdrawArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRegulationAnswerArgs = {
  answer: RegulationAnswerInput;
};


export type MutationRegulationAttachArgs = {
  file: Scalars['Upload']['input'];
  id: Scalars['Int']['input'];
};


export type MutationRegulationBodyRemoveArgs = {
  id: Scalars['Int']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationRegulationBodySetArgs = {
  file: Scalars['Upload']['input'];
  id: Scalars['Int']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationRegulationCommentCreateArgs = {
  clauseId: Scalars['String']['input'];
  regulationId: Scalars['Int']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
  versionId: Scalars['Int']['input'];
};


export type MutationRegulationCommentResolveArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRegulationCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  regulation: RegulationInput;
  templateKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRegulationDecideArgs = {
  approvalId: Scalars['Int']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
  isApproved: Scalars['Boolean']['input'];
};


export type MutationRegulationDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRegulationDetachArgs = {
  contentId: Scalars['Int']['input'];
  id: Scalars['Int']['input'];
};


export type MutationRegulationDraftDiscardArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRegulationDraftSaveArgs = {
  clauses: Array<ClauseInput>;
  id: Scalars['Int']['input'];
  isForce?: InputMaybe<Scalars['Boolean']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationRegulationImportArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  file: Scalars['Upload']['input'];
};


export type MutationRegulationOpenArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRegulationPictureAddArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  file: Scalars['Upload']['input'];
  id: Scalars['Int']['input'];
};


export type MutationRegulationPublishArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  publication: PublicationInput;
};


export type MutationRegulationPublishPreviewArgs = {
  id: Scalars['Int']['input'];
  significance?: InputMaybe<Significance>;
  silentClauseIds?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationRegulationQuestionsSaveArgs = {
  id: Scalars['Int']['input'];
  isForce?: InputMaybe<Scalars['Boolean']['input']>;
  questions: Array<RegulationQuestionInput>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationRegulationRefuseArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  versionId: Scalars['Int']['input'];
};


export type MutationRegulationSignArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  signature: RegulationSignatureInput;
};


export type MutationRegulationSignCodeArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRegulationStructureCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  regulationStructure: RegulationStructureInput;
};


export type MutationRegulationStructureDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRegulationStructureUpdateArgs = {
  regulationStructure: RegulationStructureInput;
};


export type MutationRegulationStructuresUpdateArgs = {
  regulationStructures: Array<RegulationStructureInput>;
};


export type MutationRegulationSubmitArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
};


export type MutationRegulationUpdateArgs = {
  regulation: RegulationInput;
};


export type MutationReportDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationReportSaveArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  report: ReportInput;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationReportSnapshotCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  reportId: Scalars['Int']['input'];
  tokens: Scalars['Int']['input'];
};


export type MutationRoleArchiveArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRoleCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  role: RoleInput;
};


export type MutationRoleNotificationsUpdateArgs = {
  roleId: Scalars['Int']['input'];
  settings: Array<NotificationSettingInput>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationRoleRestoreArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRoleUpdateArgs = {
  role: RoleInput;
};


export type MutationSampleFillArgs = {
  industry: SampleIndustry;
};


export type MutationSignInConfirmArgs = {
  code: Scalars['String']['input'];
};


export type MutationStatisticRemindArgs = {
  filter?: InputMaybe<StatisticFilter>;
  kind: StatisticKind;
  objectId?: InputMaybe<Scalars['Int']['input']>;
  objectType: ObjectType;
  subdivisionId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationStatisticViewDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationStatisticViewSaveArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  view: StatisticViewInput;
};


export type MutationStructureOutlineCreateArgs = {
  nodes: Array<StructureNodeInput>;
};


export type MutationStructureOutlineReadArgs = {
  file: Scalars['Upload']['input'];
};


export type MutationStructureRowsUpdateArgs = {
  isAll?: InputMaybe<Scalars['Boolean']['input']>;
  positions: Array<PositionInput>;
  subdivisions: Array<SubdivisionInput>;
};


export type MutationSubdivisionCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  subdivision: SubdivisionInput;
};


export type MutationSubdivisionDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationSubdivisionUpdateArgs = {
  subdivision: SubdivisionInput;
};


export type MutationSubdivisionsUpdateArgs = {
  subdivisions: Array<SubdivisionInput>;
};


export type MutationSuperAdminPrivilegeUpdateArgs = {
  isPrivileged: Scalars['Boolean']['input'];
  userId: Scalars['Int']['input'];
};


export type MutationSupportAccessUpdateArgs = {
  isWaived: Scalars['Boolean']['input'];
};


export type MutationSupportSessionDecideArgs = {
  id: Scalars['Int']['input'];
  isAllowed: Scalars['Boolean']['input'];
};


export type MutationSupportSessionEndArgs = {
  id: Scalars['Int']['input'];
};


export type MutationSupportSessionStartArgs = {
  isChanging?: InputMaybe<Scalars['Boolean']['input']>;
  minutes: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationSupportSessionWithdrawArgs = {
  id: Scalars['Int']['input'];
};


export type MutationTariffChangeArgs = {
  change: TariffChangeInput;
  clientKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationTestAnswerFileAddArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  file: Scalars['Upload']['input'];
  upload: TestAnswerFileInput;
};


export type MutationTestAnswerGradeArgs = {
  grade: TestGradeInput;
};


export type MutationTestAnswerSaveArgs = {
  answer: TestAnswerInput;
};


export type MutationTestAttemptAskArgs = {
  testId: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type MutationTestAttemptRequestDeclineArgs = {
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationTestAttemptStartArgs = {
  tab: Scalars['String']['input'];
  testId: Scalars['Int']['input'];
};


export type MutationTestAttemptSubmitArgs = {
  attemptId: Scalars['Int']['input'];
  tab: Scalars['String']['input'];
};


export type MutationTestAttemptsGrantArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  grant: TestGrantInput;
};


export type MutationTestBankAddArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  questions: Array<Scalars['TestQuestion']['input']>;
};


export type MutationTestBankArchiveArgs = {
  id: Scalars['Int']['input'];
  isArchive: Scalars['Boolean']['input'];
};


export type MutationTestBankArchiveManyArgs = {
  isArchive: Scalars['Boolean']['input'];
  questionIds: Array<Scalars['String']['input']>;
};


export type MutationTestBankUpdateArgs = {
  id: Scalars['Int']['input'];
  question: Scalars['TestQuestion']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationTestCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  test: TestInput;
};


export type MutationTestDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationTestDraftDiscardArgs = {
  id: Scalars['Int']['input'];
};


export type MutationTestDraftSaveArgs = {
  draws?: InputMaybe<Array<TestDrawInput>>;
  id: Scalars['Int']['input'];
  isForce?: InputMaybe<Scalars['Boolean']['input']>;
  questions: Array<Scalars['TestQuestion']['input']>;
  settings: TestSettingsInput;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationTestMinutesGrantArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  grant: TestMinutesGrantInput;
};


export type MutationTestPictureAddArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  file: Scalars['Upload']['input'];
  id: Scalars['Int']['input'];
};


export type MutationTestPublishArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  publication: PublicationInput;
};


export type MutationTestPublishPreviewArgs = {
  id: Scalars['Int']['input'];
  significance?: InputMaybe<Significance>;
};


export type MutationTestRegradeArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  regrade: TestRegradeInput;
};


export type MutationTestRepetitionAnswerArgs = {
  answer: TestRepetitionAnswerInput;
};


export type MutationTestRepetitionSwitchArgs = {
  isOn: Scalars['Boolean']['input'];
};


export type MutationTestTableReadArgs = {
  file?: InputMaybe<Scalars['Upload']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


export type MutationTestUpdateArgs = {
  test: TestInput;
};


export type MutationTokenDisputeCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  writeOffId: Scalars['ID']['input'];
};


export type MutationTokenDisputeDecideArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  decision: TokenDisputeDecision;
};


export type MutationTokenLimitCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  limit: TokenLimitInput;
};


export type MutationTokenLimitDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationTokenLimitUpdateArgs = {
  id: Scalars['Int']['input'];
  limit: TokenLimitInput;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationTokenPurchaseCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  purchase: TokenPurchaseInput;
};


export type MutationUnclearSettleArgs = {
  atSec?: InputMaybe<Scalars['Int']['input']>;
  clauseId?: InputMaybe<Scalars['String']['input']>;
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
};


export type MutationUnclearTakeBackArgs = {
  id: Scalars['Int']['input'];
  objectType: ObjectType;
};


export type MutationUnclearWordsSaveArgs = {
  id: Scalars['Int']['input'];
  objectType: ObjectType;
  text: Scalars['String']['input'];
};


export type MutationUserAddressConfirmArgs = {
  code: Scalars['String']['input'];
};


export type MutationUserCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  fileAvatar?: InputMaybe<Scalars['Upload']['input']>;
  user: UserInput;
};


export type MutationUserDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationUserDismissArgs = {
  dismissal: UserDismissalInput;
};


export type MutationUserDismissalUndoArgs = {
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  userId: Scalars['Int']['input'];
};


export type MutationUserDocumentCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  document: UserDocumentInput;
  file?: InputMaybe<Scalars['Upload']['input']>;
};


export type MutationUserDocumentDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationUserDocumentUpdateArgs = {
  document: UserDocumentInput;
  file?: InputMaybe<Scalars['Upload']['input']>;
};


export type MutationUserEmailChangeConfirmArgs = {
  code: Scalars['String']['input'];
};


export type MutationUserEmailChangeStartArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationUserHandOverArgs = {
  items: Array<HandoverItemInput>;
  toUserId: Scalars['Int']['input'];
  userId: Scalars['Int']['input'];
};


export type MutationUserInviteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationUserIpAccessLiftArgs = {
  userId: Scalars['Int']['input'];
};


export type MutationUserIpAccessUpdateArgs = {
  isOn: Scalars['Boolean']['input'];
};


export type MutationUserIpRuleCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  rule: UserIpRuleInput;
};


export type MutationUserIpRuleDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationUserLeavingUpdateArgs = {
  leaving: UserLeavingInput;
};


export type MutationUserNoteCreateArgs = {
  clientKey?: InputMaybe<Scalars['String']['input']>;
  note: UserNoteInput;
};


export type MutationUserNoteDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationUserNoteUpdateArgs = {
  note: UserNoteInput;
};


export type MutationUserNotificationsUpdateArgs = {
  settings: Array<NotificationSettingInput>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationUserRegAdminArgs = {
  user: UserInput;
};


export type MutationUserRehireArgs = {
  rehire: UserRehireInput;
};


export type MutationUserRestoreArgs = {
  id: Scalars['Int']['input'];
};


export type MutationUserRolesGrantArgs = {
  grant: UserRoleInput;
};


export type MutationUserRolesRevokeArgs = {
  ids: Array<Scalars['Int']['input']>;
};


export type MutationUserSessionEndArgs = {
  id: Scalars['Int']['input'];
};


export type MutationUserSessionsEndArgs = {
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUserSignInConfirmArgs = {
  decision: Scalars['String']['input'];
  userId: Scalars['Int']['input'];
};


export type MutationUserSocialBeginArgs = {
  provider: Scalars['String']['input'];
};


export type MutationUserSocialLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationUserSocialUnlinkArgs = {
  id: Scalars['Int']['input'];
};


export type MutationUserTwoFactorCodesArgs = {
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationUserTwoFactorConfirmArgs = {
  code: Scalars['String']['input'];
};


export type MutationUserTwoFactorOffArgs = {
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationUserTwoFactorResetArgs = {
  userId: Scalars['Int']['input'];
};


export type MutationUserTwoFactorStartArgs = {
  password: Scalars['String']['input'];
};


export type MutationUserUpdateArgs = {
  fileAvatar?: InputMaybe<Scalars['Upload']['input']>;
  user: UserInput;
};


export type MutationUsersInviteArgs = {
  userIds: Array<Scalars['Int']['input']>;
};


export type MutationUsersRoleUpdateArgs = {
  change: UsersRoleInput;
};


export type MutationUsersUpdateArgs = {
  users: Array<UserChangeInput>;
};


export type MutationViewAsPersonStartArgs = {
  userId: Scalars['Int']['input'];
};


export type MutationViewAsStartArgs = {
  roleId: Scalars['Int']['input'];
};

export type NextCharge = {
  __typename?: 'NextCharge';
  amount: Scalars['Money']['output'];
  on: Scalars['Date']['output'];
};

export type Notification = {
  __typename?: 'Notification';
  createdAt: Scalars['DateTime']['output'];
  /** A bigint, as text. */
  id: Scalars['String']['output'];
  /** Values for the text with the key notifications.<type>. */
  params: Scalars['Params']['output'];
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** The browser route. */
  route: Scalars['String']['output'];
  /** The organization's own text with the values inserted; used instead of the default text. */
  text?: Maybe<Scalars['String']['output']>;
  type: Scalars['String']['output'];
};

/** Recipients by their relation to the person concerned, and by their roles. */
export type NotificationAudience = {
  __typename?: 'NotificationAudience';
  kinds: Array<NotificationAudienceKind>;
  roleIds: Array<Scalars['Int']['output']>;
};

export type NotificationAudienceInput = {
  kinds: Array<NotificationAudienceKind>;
  roleIds: Array<Scalars['Int']['input']>;
};

export type NotificationAudienceKind =
  | 'admin'
  | 'leader'
  | 'mentor'
  /** Holders of employees.write. */
  | 'personnel';

export type NotificationChannel =
  | 'email'
  | 'inApp'
  | 'messenger';

export type NotificationChannelState = {
  __typename?: 'NotificationChannelState';
  channel: NotificationChannel;
  /** Whether the channel can send: email needs a mail server. */
  isConfigured: Scalars['Boolean']['output'];
};

export type NotificationLevel =
  | 'organization'
  | 'provider'
  | 'role'
  | 'user';

export type NotificationList = {
  __typename?: 'NotificationList';
  count: Scalars['Int']['output'];
  items: Array<Notification>;
  unreadCount: Scalars['Int']['output'];
};

/** The settings of one level for all types of notifications, and those inherited from above. */
export type NotificationMatrix = {
  __typename?: 'NotificationMatrix';
  /** The channels of this installation. */
  channels: Array<NotificationChannelState>;
  level: NotificationLevel;
  rows: Array<NotificationMatrixRow>;
  updatedAt: Scalars['DateTime']['output'];
};

export type NotificationMatrixRow = {
  __typename?: 'NotificationMatrixRow';
  /** The recipients, as a text key. */
  audience: Scalars['String']['output'];
  /** The additional recipients chosen by the organization. */
  copies: NotificationAudience;
  hasBefore: Scalars['Boolean']['output'];
  /** Whether the organization may choose additional recipients. */
  hasCopies: Scalars['Boolean']['output'];
  hasRepeat: Scalars['Boolean']['output'];
  /** The settings that apply where this level has none. */
  inherited: NotificationSetting;
  /** The level of each inherited part. */
  inheritedFrom: NotificationSources;
  /** Required by law, so it cannot be switched off in the workspace. */
  isRequired: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** The settings of this level; null parts are inherited. */
  own: NotificationOwnSetting;
  /** The key of its group. */
  section: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type NotificationOwnSetting = {
  __typename?: 'NotificationOwnSetting';
  /** Only on the organization's level. */
  audience?: Maybe<NotificationAudience>;
  before?: Maybe<Array<Scalars['Int']['output']>>;
  email?: Maybe<Scalars['Boolean']['output']>;
  inApp?: Maybe<Scalars['Boolean']['output']>;
  messenger?: Maybe<Scalars['Boolean']['output']>;
  repeatEvery?: Maybe<Scalars['Int']['output']>;
  timing?: Maybe<NotificationTiming>;
};

export type NotificationSchedule = {
  __typename?: 'NotificationSchedule';
  digestHour: Scalars['Int']['output'];
  /** The recipients of escalations about overdue assignments, the earliest first. */
  escalation: Array<EscalationStep>;
  isQuiet: Scalars['Boolean']['output'];
  isWeekendQuiet: Scalars['Boolean']['output'];
  /** HH:mm, in the organization's time zone. */
  quietFrom: Scalars['String']['output'];
  quietTo: Scalars['String']['output'];
  senderName: Scalars['String']['output'];
  timezone: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type NotificationScheduleInput = {
  digestHour: Scalars['Int']['input'];
  escalation: Array<EscalationStepInput>;
  isQuiet: Scalars['Boolean']['input'];
  isWeekendQuiet: Scalars['Boolean']['input'];
  quietFrom: Scalars['String']['input'];
  quietTo: Scalars['String']['input'];
  senderName: Scalars['String']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type NotificationSetting = {
  __typename?: 'NotificationSetting';
  /** Days before the due date; 0 is the due date. */
  before: Array<Scalars['Int']['output']>;
  email: Scalars['Boolean']['output'];
  inApp: Scalars['Boolean']['output'];
  messenger: Scalars['Boolean']['output'];
  /** Days between reminders after the due date; 0: none. */
  repeatEvery: Scalars['Int']['output'];
  timing: NotificationTiming;
};

/** A part that is null or missing is inherited. */
export type NotificationSettingInput = {
  /** Only on the organization's level. */
  audience?: InputMaybe<NotificationAudienceInput>;
  before?: InputMaybe<Array<Scalars['Int']['input']>>;
  email?: InputMaybe<Scalars['Boolean']['input']>;
  inApp?: InputMaybe<Scalars['Boolean']['input']>;
  messenger?: InputMaybe<Scalars['Boolean']['input']>;
  repeatEvery?: InputMaybe<Scalars['Int']['input']>;
  timing?: InputMaybe<NotificationTiming>;
  type: Scalars['String']['input'];
};

export type NotificationSources = {
  __typename?: 'NotificationSources';
  before: NotificationLevel;
  email: NotificationLevel;
  inApp: NotificationLevel;
  messenger: NotificationLevel;
  repeatEvery: NotificationLevel;
  timing: NotificationLevel;
};

/** The text of one type in one language, with {{variables}}. */
export type NotificationText = {
  __typename?: 'NotificationText';
  body: Scalars['String']['output'];
  defaultBody: Scalars['String']['output'];
  defaultTitle: Scalars['String']['output'];
  isOwn: Scalars['Boolean']['output'];
  lang: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** The last change of this text, including a reset to the provider's text. */
  updatedAt: Scalars['DateTime']['output'];
  variables: Array<NotificationVariable>;
};

export type NotificationTiming =
  | 'digest'
  | 'now';

export type NotificationVariable = {
  __typename?: 'NotificationVariable';
  name: Scalars['String']['output'];
  /** The sample value for previews. */
  sample: Scalars['String']['output'];
};

export type ObjectGrant = {
  __typename?: 'ObjectGrant';
  id: Scalars['Int']['output'];
  level: GrantLevel;
  objectId: Scalars['Int']['output'];
  objectType: ObjectType;
  targetId?: Maybe<Scalars['Int']['output']>;
  /** The name of the subdivision, position, role or person. */
  targetName?: Maybe<Scalars['String']['output']>;
  targetType: GrantTarget;
  withChildren: Scalars['Boolean']['output'];
};

export type ObjectGrantInput = {
  level: GrantLevel;
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
  targetId?: InputMaybe<Scalars['Int']['input']>;
  targetType: GrantTarget;
  withChildren?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ObjectKeyInput = {
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
};

/** The name of a content object, for callers who may not read the object. */
export type ObjectName = {
  __typename?: 'ObjectName';
  code: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** An object that must be completed before another one can be started. */
export type ObjectPrerequisite = {
  __typename?: 'ObjectPrerequisite';
  /** Whether the caller has completed it. */
  isDone: Scalars['Boolean']['output'];
  /** Whether it is published and not archived; otherwise it does not block anyone. */
  isOffered: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  objectId: Scalars['Int']['output'];
  objectType: ObjectType;
  /** The browser route where it can be completed. */
  route: Scalars['String']['output'];
};

export type ObjectType =
  | 'education'
  | 'qualification'
  | 'regulation'
  | 'test';

export type ObjectUnowned = {
  __typename?: 'ObjectUnowned';
  object: ObjectName;
  objectType: ObjectType;
  ownerId: Scalars['Int']['output'];
  route: Scalars['String']['output'];
};

export type Offer = {
  __typename?: 'Offer';
  contactEmail?: Maybe<Scalars['String']['output']>;
  contactPhone?: Maybe<Scalars['String']['output']>;
  /** Rubles per month for each additional person. */
  employeePrice: Scalars['Int']['output'];
  /** The number of people included free of charge. */
  freeEmployees: Scalars['Int']['output'];
  /** No prices are configured: these are examples, and the page says so. */
  isSample: Scalars['Boolean']['output'];
};

export type OnUnmatch =
  | 'cancel'
  | 'cancelIfNotStarted'
  | 'keep';

export type OperationRefund = {
  __typename?: 'OperationRefund';
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The amount and the time of the original payment. */
  paymentAmount: Scalars['Money']['output'];
  /** As written by the person who refunded; may be empty. */
  reason: Scalars['String']['output'];
};

export type Organization = {
  __typename?: 'Organization';
  activityText: Scalars['String']['output'];
  /** A file for everyone to download; a picture is also the cover of the page. */
  base?: Maybe<Content>;
  countEmployees: Scalars['Int']['output'];
  /** This field and the promo code: for organizationSetting.read and payment.read; null for others. */
  formINN?: Maybe<Scalars['String']['output']>;
  hiddenBlocks: Array<AboutBlock>;
  id: Scalars['Int']['output'];
  isActive: Scalars['Boolean']['output'];
  isActiveSubscribe: Scalars['Boolean']['output'];
  isFreePeriod: Scalars['Boolean']['output'];
  isPartner: Scalars['Boolean']['output'];
  logo?: Maybe<Content>;
  name: Scalars['String']['output'];
  promoCode?: Maybe<Scalars['String']['output']>;
  refId?: Maybe<Scalars['Int']['output']>;
  /** Profile fields that people may change without a request. */
  selfEditFields: Array<ProfileField>;
  /** The last day and the reason of a suspension by the provider; for those who may read the settings. */
  suspenseDateEnd?: Maybe<Scalars['Date']['output']>;
  suspenseReason?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  userId?: Maybe<Scalars['Int']['output']>;
  video?: Maybe<OrganizationVideo>;
};

export type OrganizationAbout = {
  __typename?: 'OrganizationAbout';
  /** Null for those who are not being onboarded. */
  adaptation?: Maybe<AboutAdaptation>;
  /** The contact for paperwork: the organization's admin. */
  admin?: Maybe<User>;
  birthdays: Array<AboutBirthday>;
  changes: Array<AboutChange>;
  /** The most relevant statements of the ideal picture: for the person's position, subdivision and company. */
  idealPicture: Array<Scalars['String']['output']>;
  leader?: Maybe<User>;
  /** The workspace is empty, and the caller may fill it with a sample of their industry. */
  mayTakeSample: Scalars['Boolean']['output'];
  mentor?: Maybe<User>;
  /**
   * The latest ones; `newColleaguesCount` counts all who started within a month or will start within two
   * weeks.
   */
  newColleagues: Array<User>;
  newColleaguesCount: Scalars['Int']['output'];
  organization: Organization;
  /** The person whom the page is for. */
  person: User;
  /** Null for callers who do not set up the workspace, and after the completed list was acknowledged. */
  setup?: Maybe<Array<SetupStep>>;
  /** The first day at work if it is in the future: the page then prepares the person for it. */
  startsAt?: Maybe<Scalars['Date']['output']>;
  /** Null for callers who do not set up the workspace. */
  tiles?: Maybe<AboutTiles>;
  trainees: Array<User>;
};

export type OrganizationBank = {
  __typename?: 'OrganizationBank';
  account: Scalars['String']['output'];
  bik: Scalars['String']['output'];
  corr: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type OrganizationBankInput = {
  account: Scalars['String']['input'];
  bik: Scalars['String']['input'];
  corr: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type OrganizationCard = {
  __typename?: 'OrganizationCard';
  admin?: Maybe<ClientPerson>;
  /** The facts behind the client's state, and what to do. */
  facts: Array<ClientFact>;
  formKPP?: Maybe<Scalars['String']['output']>;
  formOGRN?: Maybe<Scalars['String']['output']>;
  formType?: Maybe<Scalars['String']['output']>;
  invited: Scalars['Int']['output'];
  lastActivityAt?: Maybe<Scalars['DateTime']['output']>;
  notes: Array<OrganizationNote>;
  organization: ClientOrganization;
  /** The number of people who work there, including invited ones. */
  people: Scalars['Int']['output'];
  /** The organization of the person who invited it. */
  referrer?: Maybe<Scalars['String']['output']>;
  /** Account events by the provider and the client, the latest first. */
  timeline: Array<ClientEvent>;
};

export type OrganizationFleet = {
  __typename?: 'OrganizationFleet';
  active: Scalars['Int']['output'];
  /** Clients that need attention, the most urgent first. */
  attention: Array<FleetAttention>;
  deleted: Scalars['Int']['output'];
  /** Open disputes about write-offs. */
  disputes: Scalars['Int']['output'];
  freePeriod: Scalars['Int']['output'];
  /** Clients without an active subscription. */
  inactive: Scalars['Int']['output'];
  /** Registered within the last thirty days. */
  newcomers: Scalars['Int']['output'];
  partners: Scalars['Int']['output'];
  /** By month, the latest last. */
  registrations: Array<FleetMonth>;
  /** Clients whose people have not visited for thirty days. */
  silent: Scalars['Int']['output'];
  suspended: Scalars['Int']['output'];
  /** All clients except the super organization and deleted ones. */
  total: Scalars['Int']['output'];
};

export type OrganizationInput = {
  activityText?: InputMaybe<Scalars['String']['input']>;
  countEmployees?: InputMaybe<Scalars['Int']['input']>;
  /** Provider's field: the last day of the free period; null: no end date. */
  freePeriodEnd?: InputMaybe<Scalars['Date']['input']>;
  hiddenBlocks?: InputMaybe<Array<AboutBlock>>;
  /**
   * Absent: the caller's own organization. Any other id is a client of the provider: the provider's fields
   * below apply to it, and only to it.
   */
  id?: InputMaybe<Scalars['Int']['input']>;
  /** Provider's field. Suspends the client with a reason, or ends the suspension. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Removes the file. */
  isBaseRemoved?: InputMaybe<Scalars['Boolean']['input']>;
  /** The provider's. */
  isFreePeriod?: InputMaybe<Scalars['Boolean']['input']>;
  isLogoRemoved?: InputMaybe<Scalars['Boolean']['input']>;
  /** The provider's. */
  isPartner?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  promoCode?: InputMaybe<Scalars['String']['input']>;
  refId?: InputMaybe<Scalars['Int']['input']>;
  /** The referral link that was used; an unknown id is ignored. */
  refLinkId?: InputMaybe<Scalars['Int']['input']>;
  /** Provider's field: the last day of the suspension; null: no end date. */
  suspenseDateEnd?: InputMaybe<Scalars['Date']['input']>;
  /** Provider's field: the reason that the client sees. */
  suspenseReason?: InputMaybe<Scalars['String']['input']>;
  /** The `updatedAt` of the edited copy; if the record has changed since, fails with conflict.updated. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type OrganizationList = {
  __typename?: 'OrganizationList';
  count: Scalars['Int']['output'];
  items: Array<ClientOrganization>;
};

export type OrganizationNote = {
  __typename?: 'OrganizationNote';
  author: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type OrganizationPeople = {
  __typename?: 'OrganizationPeople';
  count: Scalars['Int']['output'];
  items: Array<ClientPerson>;
};

export type OrganizationSetting = {
  __typename?: 'OrganizationSetting';
  /** The chosen color as #rrggbb; each theme adjusts it for contrast. Null: the product's. */
  accent?: Maybe<Scalars['String']['output']>;
  /** The default length of an adaptation, in days. */
  adaptDays: Scalars['Int']['output'];
  /** Recipients of the daily email with the heads of the evidence chains. */
  evidenceEmails: Array<Scalars['String']['output']>;
  formAddress: Scalars['String']['output'];
  formBank: OrganizationBank;
  formDirector: Scalars['String']['output'];
  formINN?: Maybe<Scalars['String']['output']>;
  formKPP?: Maybe<Scalars['String']['output']>;
  formOGRN?: Maybe<Scalars['String']['output']>;
  /** One of organizationFormTypes. */
  formType?: Maybe<Scalars['String']['output']>;
  holidays: Array<Scalars['Date']['output']>;
  /** Whether people are asked again what they have passed: see testRepetition. */
  isRepetition: Scalars['Boolean']['output'];
  lang: Scalars['String']['output'];
  organization: Organization;
  timezone: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** 1 is Monday. */
  workDays: Array<Scalars['Int']['output']>;
};

export type OrganizationSettingInput = {
  /** #rrggbb; empty: the product's. */
  accent?: InputMaybe<Scalars['String']['input']>;
  activityText?: InputMaybe<Scalars['String']['input']>;
  adaptDays?: InputMaybe<Scalars['Int']['input']>;
  countEmployees?: InputMaybe<Scalars['Int']['input']>;
  /** At most 5. */
  evidenceEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  formAddress?: InputMaybe<Scalars['String']['input']>;
  formBank?: InputMaybe<OrganizationBankInput>;
  formDirector?: InputMaybe<Scalars['String']['input']>;
  formINN?: InputMaybe<Scalars['String']['input']>;
  formKPP?: InputMaybe<Scalars['String']['input']>;
  formOGRN?: InputMaybe<Scalars['String']['input']>;
  formType?: InputMaybe<Scalars['String']['input']>;
  holidays?: InputMaybe<Array<Scalars['Date']['input']>>;
  isBaseRemoved?: InputMaybe<Scalars['Boolean']['input']>;
  isLogoRemoved?: InputMaybe<Scalars['Boolean']['input']>;
  isRepetition?: InputMaybe<Scalars['Boolean']['input']>;
  lang?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  selfEditFields?: InputMaybe<Array<ProfileField>>;
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** The `updatedAt` of the edited copy; if the record has changed since, fails with conflict.updated. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  workDays?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** A video of a video hosting service. */
export type OrganizationVideo = {
  __typename?: 'OrganizationVideo';
  details: VideoDetails;
};

/** Changes for many clients at once: only the given fields. */
export type OrganizationsInput = {
  freePeriodEnd?: InputMaybe<Scalars['Date']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isFreePeriod?: InputMaybe<Scalars['Boolean']['input']>;
  isPartner?: InputMaybe<Scalars['Boolean']['input']>;
  suspenseDateEnd?: InputMaybe<Scalars['Date']['input']>;
  suspenseReason?: InputMaybe<Scalars['String']['input']>;
};

/** In the caller's language. */
export type OwnAlert = {
  __typename?: 'OwnAlert';
  button?: Maybe<OwnAlertButton>;
  id: Scalars['Int']['output'];
  level: AlertLevel;
  message: Scalars['String']['output'];
};

export type OwnAlertButton = {
  __typename?: 'OwnAlertButton';
  label: Scalars['String']['output'];
  /** A path of this application («/payment/balance»), or a web address. */
  url: Scalars['String']['output'];
};

export type OwnAlertEvent =
  | 'clicked'
  | 'closed'
  | 'shown';

export type OwnRecord = {
  __typename?: 'OwnRecord';
  action: OwnRecordAction;
  at: Scalars['DateTime']['output'];
  /** The code and name of the object in that version. */
  code: Scalars['String']['output'];
  /** The address of the confirmation, act or certificate, a PDF. */
  documentPath: Scalars['String']['output'];
  /** Unique among records of one `objectType`. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  objectType: ObjectType;
  /** The address of the text as it was signed, a PDF; null: it has none. */
  textPath?: Maybe<Scalars['String']['output']>;
  versionLabel: Scalars['String']['output'];
};

export type OwnRecordAction =
  /** A certificate was issued. */
  | 'earned'
  | 'refused'
  | 'signed';

export type OwnRecordList = {
  __typename?: 'OwnRecordList';
  count: Scalars['Int']['output'];
  items: Array<OwnRecord>;
};

export type PayDocument = {
  __typename?: 'PayDocument';
  /** For a reconciliation: the closing balance; negative: a debt. */
  amount: Scalars['Money']['output'];
  date: Scalars['Date']['output'];
  /** The PDF is at /api/payment/documents/{id}. */
  id: Scalars['Int']['output'];
  /** A closing document of the tokens that were bought in a calendar month; otherwise one of the access, or no closing document. */
  isForTokens: Scalars['Boolean']['output'];
  number: Scalars['Int']['output'];
  /** The amount received for an invoice so far. */
  paid: Scalars['Money']['output'];
  /** For an act: the days of the service, or the month of the tokens; for a reconciliation: its period; both ends included. */
  periodFrom?: Maybe<Scalars['Date']['output']>;
  periodTo?: Maybe<Scalars['Date']['output']>;
  status: PayDocumentStatus;
  type: PayDocumentType;
  voidReason: Scalars['String']['output'];
};

export type PayDocumentStatus =
  | 'issued'
  | 'paid'
  | 'voided';

export type PayDocumentType =
  | 'act'
  | 'invoice'
  | 'reconciliation'
  /** Универсальный передаточный документ, instead of an act. */
  | 'upd';

export type PayDocuments = {
  __typename?: 'PayDocuments';
  count: Scalars['Int']['output'];
  items: Array<PayDocument>;
};

export type Payment = {
  __typename?: 'Payment';
  amount: Scalars['Money']['output'];
  /** The payment page; null: the service has not responded yet, or the payment is over. */
  confirmationUrl?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Why the payment failed, in the caller's language. */
  error?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  isSimulated: Scalars['Boolean']['output'];
  method: Scalars['String']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** One of paymentStatusTypes. */
  status: Scalars['String']['output'];
};

export type PaymentBalance = {
  __typename?: 'PaymentBalance';
  balance: Scalars['Money']['output'];
  /** «Задолженность»: money that was reversed externally after it had been spent. Zero or less. */
  debt: Scalars['Money']['output'];
  /** The last day of access without payment; null: nothing is due. */
  graceUntil?: Maybe<Scalars['Date']['output']>;
  isActiveSubscribe: Scalars['Boolean']['output'];
  isFreePeriod: Scalars['Boolean']['output'];
  /** Payments are simulated: no money is transferred. */
  isSimulated: Scalars['Boolean']['output'];
  /** The first day that the balance does not cover; null: nothing is charged. */
  lastsUntil?: Maybe<Scalars['Date']['output']>;
  methods: Array<PaymentMethod>;
  minimum: Scalars['Money']['output'];
  /** The amount to pay so that the next charge is covered. */
  missing: Scalars['Money']['output'];
  /** The next charge as of now; null: nothing is charged. */
  nextCharge?: Maybe<NextCharge>;
  /** The tariff of the next charge, if it differs. */
  nextTariff?: Maybe<Tariff>;
  /** The number of people who count now. */
  people: Scalars['Int']['output'];
  tariff: Tariff;
};

export type PaymentInput = {
  amount: Scalars['Money']['input'];
  /** The address that the receipt is sent to. */
  email: Scalars['String']['input'];
  /** card or sbp. */
  method: PaymentMethod;
  /** For a card: the payer agrees that it is stored for automatic top-ups. */
  savesCard?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PaymentMethod =
  | 'card'
  | 'invoice'
  | 'sbp';

export type PaymentOperation = {
  __typename?: 'PaymentOperation';
  /** The amount added to the balance or deducted from it; what could not be deducted becomes debt. */
  amount: Scalars['Money']['output'];
  at: Scalars['DateTime']['output'];
  /** Negative: a debt. */
  balanceAfter: Scalars['Money']['output'];
  id: Scalars['ID']['output'];
  /** For a top-up: it ran automatically. */
  isAuto: Scalars['Boolean']['output'];
  /** A type of ledger operation: topUp, charge, refund… */
  kind: Scalars['String']['output'];
  /** For a top-up: the payment method. */
  method?: Maybe<Scalars['String']['output']>;
  people?: Maybe<Scalars['Int']['output']>;
  /** For a charge, and for what was refunded of one: the days, both ends included, and the number of people. */
  periodFrom?: Maybe<Scalars['Date']['output']>;
  periodTo?: Maybe<Scalars['Date']['output']>;
  /** For a promo code bonus, or its reversal. */
  promoCode?: Maybe<Scalars['String']['output']>;
  /** For a correction by the provider: the reason. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Receipts (54-ФЗ): of the advance that a top-up is, and of what was paid for from an advance. */
  receipts: Array<FiscalReceipt>;
  /** For a refund: the amount and the reason. */
  refund?: Maybe<OperationRefund>;
  /** For purchased tokens: their receipt. */
  tokenPurchaseId?: Maybe<Scalars['Int']['output']>;
};

export type PaymentOperations = {
  __typename?: 'PaymentOperations';
  hasMore: Scalars['Boolean']['output'];
  items: Array<PaymentOperation>;
};

export type PaymentPeople = {
  __typename?: 'PaymentPeople';
  count: Scalars['Int']['output'];
  items: Array<PaymentPerson>;
};

export type PaymentPerson = {
  __typename?: 'PaymentPerson';
  id: Scalars['Int']['output'];
  nameFull: Scalars['String']['output'];
  position?: Maybe<Scalars['String']['output']>;
};

export type Position = {
  __typename?: 'Position';
  /** The number of people who currently hold it. */
  employeesCount: Scalars['Int']['output'];
  /** The first three of them by name, for the chart. */
  holders: Array<User>;
  id: Scalars['Int']['output'];
  isArchive: Scalars['Boolean']['output'];
  isSubdivision: Scalars['Boolean']['output'];
  kpi: Array<PositionKpi>;
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  organizationId: Scalars['Int']['output'];
  parentId?: Maybe<Scalars['Int']['output']>;
  postFunctions: Array<Scalars['String']['output']>;
  role?: Maybe<Role>;
  /** For roles.read, and for the caller's own position; null for others. */
  roleId?: Maybe<Scalars['Int']['output']>;
  subdivision?: Maybe<Subdivision>;
  subdivisionColor?: Maybe<Scalars['String']['output']>;
  subdivisionId?: Maybe<Scalars['Int']['output']>;
  subdivisionName?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /**
   * The valuable end product. This field, the KPIs and the functions: for structure.read, for heads, and for
   * the caller's own position.
   */
  vep: Scalars['String']['output'];
};

export type PositionInput = {
  id?: InputMaybe<Scalars['Int']['input']>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  isSubdivision?: InputMaybe<Scalars['Boolean']['input']>;
  kpi?: InputMaybe<Array<PositionKpiInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<Scalars['Int']['input']>;
  parentId?: InputMaybe<Scalars['Int']['input']>;
  postFunctions?: InputMaybe<Array<Scalars['String']['input']>>;
  roleId?: InputMaybe<Scalars['Int']['input']>;
  subdivisionColor?: InputMaybe<Scalars['String']['input']>;
  subdivisionId?: InputMaybe<Scalars['Int']['input']>;
  subdivisionName?: InputMaybe<Scalars['String']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  vep?: InputMaybe<Scalars['String']['input']>;
};

export type PositionKpi = {
  __typename?: 'PositionKpi';
  name: Scalars['String']['output'];
  period: KpiPeriod;
  target?: Maybe<Scalars['Float']['output']>;
  unit: Scalars['String']['output'];
  /** Percent; the weights of one position add up to 100. */
  weight: Scalars['Int']['output'];
};

export type PositionKpiInput = {
  name: Scalars['String']['input'];
  period: KpiPeriod;
  target?: InputMaybe<Scalars['Float']['input']>;
  unit: Scalars['String']['input'];
  weight: Scalars['Int']['input'];
};

export type PositionList = {
  __typename?: 'PositionList';
  count: Scalars['Int']['output'];
  items: Array<Position>;
};

/** A position without a holder of a required result. */
export type PositionUncovered = {
  __typename?: 'PositionUncovered';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  object: ObjectName;
  /** The browser route where it can be fixed. */
  route: Scalars['String']['output'];
  /** Distinguishes positions with the same name; null: in no department. */
  subdivisionName?: Maybe<Scalars['String']['output']>;
};

export type PositionUnqualified = {
  __typename?: 'PositionUnqualified';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  object: ObjectName;
  route: Scalars['String']['output'];
  /** Distinguishes positions with the same name; null: in no department. */
  subdivisionName?: Maybe<Scalars['String']['output']>;
  /** Those of the leaving people who hold it. */
  userIds: Array<Scalars['Int']['output']>;
};

export type ProfileAccess = {
  __typename?: 'ProfileAccess';
  /** The caller may edit people's cards, including their own: no request is needed. */
  isHr: Scalars['Boolean']['output'];
  /** Those of the fields that an organization can restrict which the caller may change. */
  ownFields: Array<ProfileField>;
  /** The caller's latest request. */
  request?: Maybe<ProfileRequest>;
  userId: Scalars['Int']['output'];
};

/** Formatted in the caller's language. */
export type ProfileChange = {
  __typename?: 'ProfileChange';
  after?: Maybe<Scalars['String']['output']>;
  /** Null: nothing. */
  before?: Maybe<Scalars['String']['output']>;
  field: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type ProfileChangesInput = {
  dateAdaptEnd?: InputMaybe<Scalars['Date']['input']>;
  dateBirth?: InputMaybe<Scalars['Date']['input']>;
  dateJobStart?: InputMaybe<Scalars['Date']['input']>;
  info?: InputMaybe<Scalars['String']['input']>;
  mentorId?: InputMaybe<Scalars['Int']['input']>;
  nameFirst?: InputMaybe<Scalars['String']['input']>;
  nameMiddle?: InputMaybe<Scalars['String']['input']>;
  nameSecond?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  positionId?: InputMaybe<Scalars['Int']['input']>;
  sex?: InputMaybe<Scalars['String']['input']>;
  subdivisionId?: InputMaybe<Scalars['Int']['input']>;
};

/** Profile fields for which an organization can require a request. */
export type ProfileField =
  | 'dateBirth'
  | 'info'
  | 'nameFirst'
  | 'nameMiddle'
  | 'nameSecond'
  | 'phone'
  | 'phones'
  | 'sex';

export type ProfileRequest = {
  __typename?: 'ProfileRequest';
  /** For an open request: compared with the current values. */
  changes: Array<ProfileChange>;
  /** The requester's explanation. */
  comment: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<User>;
  id: Scalars['Int']['output'];
  /** Why it was rejected, as written by the deciding person. */
  reason: Scalars['String']['output'];
  status: ProfileRequestStatus;
  user: User;
};

export type ProfileRequestList = {
  __typename?: 'ProfileRequestList';
  count: Scalars['Int']['output'];
  items: Array<ProfileRequest>;
};

export type ProfileRequestStatus =
  | 'accepted'
  | 'declined'
  | 'open'
  | 'withdrawn';

export type PromoCode = {
  __typename?: 'PromoCode';
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  isActive: Scalars['Boolean']['output'];
  kind: PromoKind;
  /** The maximum number of uses; null: unlimited. */
  limitTotal?: Maybe<Scalars['Int']['output']>;
  perOrganization: Scalars['Int']['output'];
  used: Scalars['Int']['output'];
  /** The last day; null: valid until it is stopped. */
  validTo?: Maybe<Scalars['Date']['output']>;
  /** Percent, kopecks, days or tokens. */
  value: Scalars['Int']['output'];
};

export type PromoCodeInput = {
  code: Scalars['String']['input'];
  kind: PromoKind;
  limitTotal?: InputMaybe<Scalars['Int']['input']>;
  perOrganization?: InputMaybe<Scalars['Int']['input']>;
  validTo?: InputMaybe<Scalars['Date']['input']>;
  value: Scalars['Int']['input'];
};

export type PromoCodes = {
  __typename?: 'PromoCodes';
  count: Scalars['Int']['output'];
  items: Array<PromoCode>;
};

export type PromoKind =
  /** Free days. */
  | 'days'
  /** A bonus in percent of the next payment. */
  | 'percent'
  /** Kopecks added to the balance. */
  | 'sum'
  | 'tokens';

export type PromoUse = {
  __typename?: 'PromoUse';
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  kind: PromoKind;
  status: PromoUseStatus;
  /** Percent, kopecks, days or tokens. */
  value: Scalars['Int']['output'];
};

export type PromoUseStatus =
  /** The code expired before a payment was made. */
  | 'lapsed'
  | 'used'
  /** Applies to the next payment. */
  | 'waiting';

export type ProviderAlert = {
  __typename?: 'ProviderAlert';
  /** The sender. */
  author: Scalars['String']['output'];
  button?: Maybe<OwnAlertButton>;
  clicked: Scalars['Int']['output'];
  closed: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  endAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['Int']['output'];
  level: AlertLevel;
  messageEn: Scalars['String']['output'];
  messageRu: Scalars['String']['output'];
  /** The number of clients that it was sent to. */
  organizations: Scalars['Int']['output'];
  people: ProviderAlertPeople;
  /** The number of people addressed when it was sent. */
  peopleCount: Scalars['Int']['output'];
  shown: Scalars['Int']['output'];
  startAt: Scalars['DateTime']['output'];
  status: ProviderAlertStatus;
};

/**
 * Clients selected with the filters of the client list; without filters, all clients. The super organization
 * is never included.
 */
export type ProviderAlertAudienceInput = {
  dateCreateEnd?: InputMaybe<Scalars['Date']['input']>;
  dateCreateStart?: InputMaybe<Scalars['Date']['input']>;
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isActiveSubscribe?: InputMaybe<Scalars['Boolean']['input']>;
  isFreePeriod?: InputMaybe<Scalars['Boolean']['input']>;
  isPartner?: InputMaybe<Scalars['Boolean']['input']>;
  people: ProviderAlertPeople;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ProviderAlertInput = {
  audience: ProviderAlertAudienceInput;
  buttonEn?: InputMaybe<Scalars['String']['input']>;
  /** Required when there is an address. */
  buttonRu?: InputMaybe<Scalars['String']['input']>;
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** Null: no end until it is stopped. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Administrators also get a notification. */
  isNotified: Scalars['Boolean']['input'];
  level: AlertLevel;
  /** Empty: everyone sees the Russian text. */
  messageEn?: InputMaybe<Scalars['String']['input']>;
  messageRu: Scalars['String']['input'];
  /** Null: now. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ProviderAlertPeople =
  | 'admins'
  | 'all';

export type ProviderAlertReach = {
  __typename?: 'ProviderAlertReach';
  organizations: Scalars['Int']['output'];
  people: Scalars['Int']['output'];
};

export type ProviderAlertStatus =
  | 'active'
  /** The end time has passed, or the message was stopped. */
  | 'ended'
  /** The start time has not been reached. */
  | 'waiting';

export type ProviderAlerts = {
  __typename?: 'ProviderAlerts';
  count: Scalars['Int']['output'];
  items: Array<ProviderAlert>;
};

export type PublicationInput = {
  changeSummary?: InputMaybe<Scalars['String']['input']>;
  /** The questions from the preview's `staleQuestions` that are still correct; publishing requires all of them. */
  confirmedQuestionIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The draft that was reviewed: rejected if its text has changed since, or if it was already published. */
  draftId: Scalars['Int']['input'];
  draftUpdatedAt: Scalars['DateTime']['input'];
  /** Days for signing again; null: according to the rules. */
  dueDays?: InputMaybe<Scalars['Int']['input']>;
  effectiveFrom?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['Int']['input'];
  significance: Significance;
  /** Changed clauses that need not be signed again; only for a major version. */
  silentClauseIds?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type PublishPreview = {
  __typename?: 'PublishPreview';
  changedCount: Scalars['Int']['output'];
  changes: Array<PublishedChange>;
  clauseCount: Scalars['Int']['output'];
  /** Clauses that would be signed again; 0: the whole text. */
  resignClauseCount: Scalars['Int']['output'];
  /** How many people would sign if it is published as major. */
  resignCount: Scalars['Int']['output'];
  /** The reading time of those clauses in seconds. */
  resignSec: Scalars['Int']['output'];
  /** Questions that the author confirms or edits before publishing. */
  staleQuestions: Array<StaleQuestion>;
  /** People who have not signed yet. */
  waitingCount: Scalars['Int']['output'];
};

/** A change of the draft, for choosing what must be signed again. */
export type PublishedChange = {
  __typename?: 'PublishedChange';
  clauseId: Scalars['String']['output'];
  kind: ClauseChangeKind;
  number: Scalars['String']['output'];
  /** The beginning of its text. */
  title: Scalars['String']['output'];
};

export type Qualification = {
  __typename?: 'Qualification';
  abilities: QualificationAbilities;
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currentVersion?: Maybe<QualificationVersion>;
  description: Scalars['String']['output'];
  /** Only for those who may edit. */
  draftVersion?: Maybe<QualificationVersion>;
  id: Scalars['Int']['output'];
  isArchive: Scalars['Boolean']['output'];
  /** 1 to 5. */
  level: Scalars['Int']['output'];
  /** The caller's current assignment, or their last one. */
  myAssignment?: Maybe<Assignment>;
  /** Certificates of the caller, newest first. */
  myAwards: Array<QualificationAward>;
  /** The caller's progress; null: the qualification was never assigned to them. */
  myProgress?: Maybe<QualificationProgress>;
  name: Scalars['String']['output'];
  owner: User;
  ownerId: Scalars['Int']['output'];
  /** Null for callers who may not see the report. */
  statistic?: Maybe<StatisticRow>;
  status: ContentStatus;
  updatedAt: Scalars['DateTime']['output'];
  /** Published ones, newest first. */
  versions: Array<QualificationVersion>;
};

/** What the caller may do with it, according to the server's rules. */
export type QualificationAbilities = {
  __typename?: 'QualificationAbilities';
  canEdit: Scalars['Boolean']['output'];
  canPublish: Scalars['Boolean']['output'];
  /** Whether the caller may see results; a leader sees those of their own people. */
  canReport: Scalars['Boolean']['output'];
};

/** A certificate of an earned qualification, with its own number. */
export type QualificationAward = {
  __typename?: 'QualificationAward';
  /** For a conditional certificate. */
  conditionalUntil?: Maybe<Scalars['Date']['output']>;
  id: Scalars['Int']['output'];
  issuedAt: Scalars['DateTime']['output'];
  number: Scalars['String']['output'];
  qualification: Qualification;
  reason?: Maybe<QualificationLoss>;
  state: QualificationHolding;
  user: User;
  /** The last day; null: no end date. */
  validUntil?: Maybe<Scalars['Date']['output']>;
  withdrawnBy?: Maybe<User>;
  /** The day on which it was revoked. */
  withdrawnOn?: Maybe<Scalars['Date']['output']>;
  /** The reason shown to its holder. */
  withdrawnReason?: Maybe<Scalars['String']['output']>;
};

export type QualificationComponent = {
  __typename?: 'QualificationComponent';
  code: Scalars['String']['output'];
  isArchive: Scalars['Boolean']['output'];
  isPublished: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** The state of a certificate. */
export type QualificationHolding =
  /**
   * A component or the qualification changed substantially: valid until `conditionalUntil`, unless the change
   * is completed before then.
   */
  | 'conditional'
  | 'expired'
  /** Never earned. */
  | 'none'
  | 'revoked'
  | 'valid';

export type QualificationInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  level?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  ownerId?: InputMaybe<Scalars['Int']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A component. */
export type QualificationItem = {
  __typename?: 'QualificationItem';
  /** The maximum age in days of earlier results that count; null: the component has to be completed again. */
  acceptEarlierDays?: Maybe<Scalars['Int']['output']>;
  /** Null: the object no longer exists. */
  component?: Maybe<QualificationComponent>;
  id: Scalars['String']['output'];
  isRequired: Scalars['Boolean']['output'];
  objectId: Scalars['Int']['output'];
  objectType: ObjectType;
  weight: Scalars['Int']['output'];
};

export type QualificationItemInput = {
  acceptEarlierDays?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['String']['input'];
  isRequired: Scalars['Boolean']['input'];
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
  weight: Scalars['Int']['input'];
};

export type QualificationItemProgress = {
  __typename?: 'QualificationItemProgress';
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  isDone: Scalars['Boolean']['output'];
  /** Completed before the qualification was assigned, and counted. */
  isEarlier: Scalars['Boolean']['output'];
  itemId: Scalars['String']['output'];
  /** The status of the current assignment; null: none. */
  status?: Maybe<AssignmentStatus>;
};

export type QualificationList = {
  __typename?: 'QualificationList';
  count: Scalars['Int']['output'];
  items: Array<Qualification>;
};

/** Why a certificate is no longer valid. */
export type QualificationLoss =
  /** A change of a component or of the qualification was not completed in time. */
  | 'changed'
  /** The validity period is over. */
  | 'expired'
  /** Replaced by a newer certificate. */
  | 'replaced'
  /** Revoked, with a reason. */
  | 'withdrawn';

export type QualificationPeople = {
  __typename?: 'QualificationPeople';
  count: Scalars['Int']['output'];
  rows: Array<QualificationPerson>;
};

export type QualificationPerson = {
  __typename?: 'QualificationPerson';
  assignment?: Maybe<Assignment>;
  award?: Maybe<QualificationAward>;
  progress: QualificationProgress;
  user: User;
};

/** A person's progress, in the order of the stages of the current version. */
export type QualificationProgress = {
  __typename?: 'QualificationProgress';
  isEarned: Scalars['Boolean']['output'];
  items: Array<QualificationItemProgress>;
  percent: Scalars['Int']['output'];
  stages: Array<StageState>;
};

/** The people affected by replacing a component. */
export type QualificationReplacement = {
  __typename?: 'QualificationReplacement';
  /** Certificates that would become conditional until the new component is completed; none for a minor change. */
  conditional: Scalars['Int']['output'];
  /** In progress: with the new component they meet all requirements and get their certificates at once. */
  earning: Scalars['Int']['output'];
  /** Certificates that stay unchanged. */
  kept: Scalars['Int']['output'];
  /** In progress: they would have to complete the new component. */
  owing: Scalars['Int']['output'];
  /** The last day of the conditional certificates. */
  until?: Maybe<Scalars['Date']['output']>;
};

export type QualificationReplacementInput = {
  id: Scalars['Int']['input'];
  /** The component to be replaced. */
  itemId: Scalars['String']['input'];
  objectId: Scalars['Int']['input'];
  /** The type of the replacement. */
  objectType: ObjectType;
  /** major: certificate holders also have to complete the new component. */
  significance: Significance;
};

export type QualificationRouteInput = {
  graceDays: Scalars['Int']['input'];
  passPercent: Scalars['Int']['input'];
  renewalDays: Scalars['Int']['input'];
  stages: Array<QualificationStageInput>;
  validityMonths: Scalars['Int']['input'];
};

export type QualificationSort =
  | 'code'
  | 'dueAt'
  | 'level'
  | 'name'
  | 'owner'
  | 'status'
  | 'updatedAt';

export type QualificationStage = {
  __typename?: 'QualificationStage';
  gate: StageGate;
  id: Scalars['String']['output'];
  items: Array<QualificationItem>;
  k: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type QualificationStageInput = {
  gate: StageGate;
  id: Scalars['String']['input'];
  items: Array<QualificationItemInput>;
  k: Scalars['Int']['input'];
  title: Scalars['String']['input'];
};

export type QualificationTeam = {
  __typename?: 'QualificationTeam';
  /** People. */
  count: Scalars['Int']['output'];
  qualifications: Array<Qualification>;
  rows: Array<QualificationTeamRow>;
};

export type QualificationTeamRow = {
  __typename?: 'QualificationTeamRow';
  /** In the order of `qualifications`; null: not assigned. */
  cells: Array<Maybe<Assignment>>;
  user: User;
};

export type QualificationVersion = {
  __typename?: 'QualificationVersion';
  changeSummary: Scalars['String']['output'];
  /** The number of days for which certificates stay valid after a substantial change of a component. */
  graceDays: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  itemCount: Scalars['Int']['output'];
  /** «2.1»; «0.0» for a draft. */
  label: Scalars['String']['output'];
  /** Required percent of the total weight; 0: only the gates of the stages count. */
  passPercent: Scalars['Int']['output'];
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  publishedBy?: Maybe<User>;
  qualificationId: Scalars['Int']['output'];
  /** The number of days before a certificate expires when the whole qualification is assigned again. */
  renewalDays: Scalars['Int']['output'];
  significance?: Maybe<Significance>;
  stages: Array<QualificationStage>;
  status: ContentStatus;
  updatedAt: Scalars['DateTime']['output'];
  /** 0: a certificate does not expire. */
  validityMonths: Scalars['Int']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Data for the access-denied page: who can grant the missing right, and whether they have been asked. */
  accessGate: AccessGate;
  /**
   * Who can open a section (`area` and `flag`) or an object, and through which access path. An object: for
   * callers who may see its report.
   */
  accessHolders: AccessHolderList;
  /** Open access requests, the oldest first. */
  accessRequests: AccessRequestList;
  /** The adaptation of the caller, or of a person whom they look after: the running one, otherwise the latest. */
  adaptation: AdaptationPage;
  /** Built-in samples in the caller's language, as starting points for templates. */
  adaptationSamples: Array<AdaptationSample>;
  /** The effect that saving the template would have on the plans that run from it. Changes nothing. */
  adaptationTemplatePreview: AdaptationTemplateEffect;
  adaptationTemplates: Array<AdaptationTemplate>;
  /**
   * Adaptations of people whom the caller looks after or mentors. `isAtRisk`: the active ones whose risk is not low, the highest
   * first.
   */
  adaptations: AdaptationList;
  /**
   * Corrections of clients' balances, the newest first, for backOfficeSettingAccount.read: of all clients, or
   * of one. `isOpen`: only those that await a second person's confirmation.
   */
  adjustments: Adjustments;
  /**
   * «Почему мне это?»: the rules and qualifications that created the assignment. The caller's own, or for
   * those who may see the object's report.
   */
  assignmentReasons: Array<AssignmentReason>;
  /** The effect of saving the rule. Changes nothing. */
  assignmentRulePreview: AssignmentRulePreview;
  /** Rules of one object, for those who may edit it. */
  assignmentRules: Array<AssignmentRule>;
  /** People who have an assignment for the object, with their progress. */
  assignments: AssignmentList;
  /** What `assignmentsRemind` with the same arguments would do now. Changes nothing. */
  assignmentsRemindPreview: RemindPreview;
  /** «Автопополнение»: the saved card, and when it is charged. */
  autoTopUp: AutoTopUp;
  /** The address of the messenger's chat, shown in a frame; null: not configured. */
  backOfficeMessenger?: Maybe<Scalars['String']['output']>;
  /**
   * Incoming transfers from a bank statement (1CClientBankExchange), each with the invoice that it pays, for
   * backOfficeDocs.write. Nothing is written: `invoicePay` enters each transfer. Rejected on `text`:
   * payment.statementUnknown, payment.statementLong.
   */
  bankTransfers: Array<BankTransfer>;
  /**
   * Documents of all clients, or of one, the newest first, for backOfficeDocs.read. As a spreadsheet:
   * /api/back-office/documents.xlsx, with the same filter.
   */
  clientPayDocuments: ClientPayDocuments;
  /** The type of the monthly closing document, for backOfficeDocs.read. */
  closingDocument: ClosingDocument;
  /**
   * Recomputes the evidence chain of the organization and lists every invalid record; those of this object by
   * name.
   */
  contentCheckIntegrity: IntegrityReport;
  /** All events of an object, the newest first. */
  contentHistory: ContentEventList;
  /** The caller's private notes. Nobody else can read them. */
  contentNotes: Array<ContentNote>;
  /** Ratings by people who have completed it, the newest first: for its authors. */
  contentRatings: ContentRatingList;
  /**
   * The matrix of positions × regulations, or content of another kind: both axes, the positions in tree order.
   * Only content whose full report the caller may see.
   */
  coverage: Coverage;
  /** The details of one cell; null if it does not exist or is not accessible to the caller. */
  coverageCell?: Maybe<CoverageDetail>;
  /** A part of the matrix, as shown on the screen; cells without any rule are omitted. */
  coverageCells: Array<CoverageCell>;
  education?: Maybe<Education>;
  educationComments: Array<EducationComment>;
  /** The differences between two versions, block by block, in the order of the newer one. */
  educationCompare: EducationComparison;
  /** The leader's people and the educations assigned to them. */
  educationTeam: EducationTeam;
  educations: EducationList;
  /** Emails, the newest first. Without SMTP they stay here and are not sent. */
  emails: EmailList;
  employeeImport?: Maybe<EmployeeImport>;
  employeeImportRows: EmployeeImportRowList;
  /** The latest imports: the caller's own, and those of others once they have run. */
  employeeImports: Array<EmployeeImport>;
  /**
   * The provider's answers for all organizations: published ones addressed to the caller, the most helpful
   * first. Super admins also get drafts and answers for other audiences.
   */
  faqEntries: Array<FaqEntry>;
  faqEntry: FaqEntry;
  /** Unanswered questions from people of all organizations, the newest first. */
  faqQuestions: Array<FaqQuestion>;
  /**
   * Checks of a person against the picture, the newest first. For the person, their heads and holders of
   * employees.write.
   */
  gapChecks: GapChecks;
  /** Where the organization has found its people so far, the most frequent first: suggestions for `User.hireSource`. */
  hireSources: Array<Scalars['String']['output']>;
  /**
   * The history of actions, the newest first. Holders of organizationSetting.read see everything; others see
   * actions by them or on them. At most 10,000 rows can be paged through: `isMore` means that the filter
   * matches more.
   */
  history: HistoryList;
  /** The last check of the history chain, including a running one. Null: no check yet. */
  historyCheck?: Maybe<HistoryCheck>;
  /** One entry in full; visible to everyone who sees it in the list. */
  historyEntry: HistoryEntry;
  /** The current heads of the chains, to be stored outside of the database. */
  historyHead: SavedHeadFile;
  /** Whether the current chains contain a saved head: the text of the file, or of the email that it came with. */
  historyHeadCompare: HeadComparison;
  /** The changes of statements that the caller may read, the newest first; at most 100. */
  idealHistory: Array<HistoryEntry>;
  /**
   * The ideal picture of work for the company, a subdivision, a position (visible to everyone) or a person
   * (visible to the person, their heads and holders of employees.read).
   */
  idealPicture: IdealPicture;
  /** All data that the shell needs before it renders. Works without a session; `user` is then null. */
  initApp: InitApp;
  /** Whether the organization restricts IP addresses, and how this affects the caller. */
  ipAccess: IpAccess;
  /** People of the last 30 days whom the current rules would have blocked. */
  ipDryRun: IpDryRun;
  /**
   * Access by IP address while the rules applied: at most one line per hour for a person, an address and a
   * result.
   */
  ipLog: IpLogList;
  ipRules: IpRuleList;
  /**
   * «Проверить книгу»: whether all lines of an organization's ledger are unchanged, the chain is intact and
   * the balances equal the sums of the lines. For backOfficeSettingAccount.read.
   */
  ledgerCheck: LedgerCheck;
  logActionTypes: Array<EnumOption>;
  /** «Почему я это получил»: the reason for one of the caller's notifications, as a text. */
  notificationReason: Scalars['String']['output'];
  /** When emails and messenger messages are sent. */
  notificationSchedule: NotificationSchedule;
  /** The texts of one type, in all languages. */
  notificationTexts: Array<NotificationText>;
  notifications: NotificationList;
  objectGrants: Array<ObjectGrant>;
  /** Objects that must be completed before this one can be started, in the author's order. */
  objectPrerequisites: Array<ObjectPrerequisite>;
  /** The caller's own organization. */
  organization: Organization;
  /** The page «О компании»: the caller's own events and colleagues, and for admins the remaining setup steps. */
  organizationAbout: OrganizationAbout;
  /** The client data for the back-office tabs. notFound: the super organization, without the privilege. */
  organizationCard: OrganizationCard;
  /** Totals over all clients. */
  organizationFleet: OrganizationFleet;
  organizationFormTypes: Array<EnumOption>;
  organizationNotificationTypes: Array<EnumOption>;
  organizationNotifications: NotificationMatrix;
  /** People of a client, for the administration tab. */
  organizationPeople: OrganizationPeople;
  /** Legal details, calendar and rules of the organization. */
  organizationSetting: OrganizationSetting;
  /** The provider's clients, the newest first. Deleted ones are included only with `isDeleted`. */
  organizations: OrganizationList;
  /** Messages of the provider that the caller has not closed, the newest first; empty for a demo visitor. */
  ownAlerts: Array<OwnAlert>;
  /**
   * What the caller has signed, refused or earned, the newest first. It stays available when the subscription has
   * ended, with its documents and nothing else.
   */
  ownRecords: OwnRecordList;
  /** Documents of the organization, the newest first. */
  payDocuments: PayDocuments;
  /** A payment of the organization, with its state. */
  payment: Payment;
  /** The organization's funds, what it pays for, and until when it is paid. */
  paymentBalance: PaymentBalance;
  paymentMethodTypes: Array<EnumOption>;
  /** Operations on the balance, the newest first; `before`: the id of the last operation already shown. */
  paymentOperations: PaymentOperations;
  /** The people who count for the next charge, by name. */
  paymentPeople: PaymentPeople;
  paymentStatusTypes: Array<EnumOption>;
  position?: Maybe<Position>;
  /**
   * The names and the hierarchy of the organization's positions are visible to all its people, because fields
   * and filters everywhere use them. Other data of a position or a subdivision is empty for callers who may
   * not see it. Archived ones are included when `isArchive` is true; those in `ids` are always found. `isOwn`:
   * only those within the scope of the caller's structure.read, for the section itself.
   */
  positions: PositionList;
  /**
   * Positions that the caller may not assign to this person, or to a new one: their roles have permissions
   * that the caller lacks. Fields for choosing a position show them with the reason.
   */
  positionsBeyondOwn: Array<BeyondOwn>;
  /** The fields that the caller may change directly; the others need a request. */
  profileAccess: ProfileAccess;
  /** Open requests for profile changes, the oldest first; of people whose cards the caller may edit. */
  profileRequests: ProfileRequestList;
  /** All promo codes, the newest first, for backOfficeRef.read. */
  promoCodes: PromoCodes;
  /** Promo codes that the organization has used, the newest first. */
  promoUses: Array<PromoUse>;
  /** The people and organizations that a message would currently reach. */
  providerAlertReach: ProviderAlertReach;
  /** Messages that were sent to clients, the newest first. */
  providerAlerts: ProviderAlerts;
  qualification?: Maybe<Qualification>;
  /** The people affected by `qualificationItemReplace`. Error codes as for that mutation. */
  qualificationItemReplacePreview: QualificationReplacement;
  /**
   * People who have the qualification assigned, with their progress in its components. A leader sees their own
   * people.
   */
  qualificationPeople: QualificationPeople;
  /** The leader's people and the qualifications assigned to them. */
  qualificationTeam: QualificationTeam;
  qualifications: QualificationList;
  /** The signatures that took less than a quarter of that time, the newest first. */
  quickSignatures: QuickSignatureList;
  /**
   * Accruals of all clients, or of one, the newest first, for backOfficeRef.read. `isReview`: only those that
   * await a decision.
   */
  refAccruals: RefAccruals;
  /** Referral earnings: the caller's own, with payment.write those of all colleagues. */
  refBalance: RefBalance;
  /** Accruals and withdrawals, the newest first; `before`: the id of the last one already shown. */
  refHistory: RefHistory;
  /** The caller's own links, the newest first; archived ones last. */
  refLinks: Array<RefLink>;
  /**
   * Partner invoices of all clients, or of one, the newest first, for backOfficeRef.read. `isWaiting`: only
   * those that await payment.
   */
  refPayouts: RefPayouts;
  /**
   * Organizations that registered through a referral link, the newest first: the caller's own, with
   * payment.write those of all colleagues. `before`: the id of the last one already shown.
   */
  refReferrals: RefReferrals;
  /** Positions and published regulations that can be offered, by name. */
  refTemplateCandidates: Array<RefTemplateCandidate>;
  /** Templates that the caller's organization offers to the organizations it invites. */
  refTemplates: Array<RefTemplate>;
  regulation?: Maybe<Regulation>;
  /** Versions that await the caller's approval. */
  regulationApprovals: Array<Approval>;
  regulationComments: Array<RegulationComment>;
  /** The differences between two versions, clause by clause, in the order of the newer one. */
  regulationCompare: RegulationComparison;
  /**
   * The questions before signing with these answers, for a rehearsal: nothing is recorded. All answers of the rehearsal are given
   * each time. For callers with `abilities.canRehearse`.
   */
  regulationRehearsal: Array<GateQuestion>;
  regulationSignatures: RegulationSignatureList;
  /** The organization's structure of regulations: folders, and leaves that each refer to a regulation. */
  regulationStructures: RegulationStructureList;
  /** The leader's people and the regulations assigned to them. */
  regulationTeam: RegulationTeam;
  regulationTemplates: Array<RegulationTemplate>;
  regulationVersion?: Maybe<RegulationVersion>;
  regulations: RegulationList;
  /** One report. */
  report: Report;
  /** The time zone for sending reports, and the days off. */
  reportCalendar: ReportCalendar;
  /**
   * One page of a report's rows, saved or not: only people within the scope of the caller's right. The files of
   * a saved report: /api/reports/{id}.xlsx and, up to a number of rows, /api/reports/{id}.pdf.
   */
  reportRows: ReportRows;
  /**
   * Whose snapshot a file is, by the SHA-256 of its bytes in hexadecimal digits: of anybody in this
   * organization; null: it is no snapshot of this organization, or was altered.
   */
  reportSnapshotBySha256?: Maybe<ReportSnapshotMatch>;
  /** The price of a report snapshot, and whether the balance covers it. */
  reportSnapshotPrice: ReportSnapshotPrice;
  /** Report snapshots that the caller has created, the newest first; an administrator sees everyone's. */
  reportSnapshots: ReportSnapshots;
  /** Data sources for reports. */
  reportSources: Array<ReportSource>;
  /** Report templates, in display order. */
  reportTemplates: Array<ReportTemplate>;
  /** Reports that the caller has created or that are shared with everyone, by name. */
  reports: Array<Report>;
  rightAreas: Array<RightAreaOption>;
  /** The effect of saving or archiving a role, or of assigning it to other positions. Changes nothing. */
  roleImpact: RoleImpact;
  roleNotifications: NotificationMatrix;
  /** Only names, for fields that choose a role: a role's permissions require roles.read. */
  roleOptions: Array<SelectOption>;
  /** People who work here and their current roles. */
  rolePeople: RolePersonList;
  /** Current roles; archived ones are included when `isArchive` is true. */
  roles: RoleList;
  /**
   * Roles that the caller may not grant, in the whole organization or in a subdivision: they have permissions
   * that the caller lacks.
   */
  rolesBeyondOwn: Array<RoleBeyondOwn>;
  /**
   * What the organization that invited the caller's one offers: `sampleFill` with `referrer` takes it. Empty:
   * nothing.
   */
  sampleFromReferrer: Array<ReferrerTemplate>;
  /**
   * Unchanged objects from the industry sample in the caller's organization: they have the badge «Пример». Ids
   * only.
   */
  sampleObjects: Array<SampleObject>;
  /** The effect of removing the sample now. */
  sampleRemovalPreview: SampleRemoval;
  /**
   * People, documents and their clauses that the caller may see, best matches first. The browser searches the
   * pages.
   */
  search: Array<SearchHit>;
  /** Why the caller may read but not sign now; null: signing is allowed. */
  signInHold?: Maybe<SignInHold>;
  /**
   * People who currently may not sign, or only the given person: those who have waited longest first, a
   * hundred at most.
   */
  signInHolds: Array<SignInHold>;
  /**
   * How fast documents were signed in full, compared with the time that reading their text takes. The days of
   * the filter are those of the signatures.
   */
  signingSpeed: SigningSpeed;
  statistic: Statistic;
  /** Holders of results, those that expire first on top; for kinds whose results have a validity period. */
  statisticHolders: StatisticHolderList;
  /** The people behind a number. */
  statisticPeople: StatisticPeopleList;
  /** What `statisticRemind` with the same arguments would do now. Changes nothing. */
  statisticRemindPreview: RemindPreview;
  /** Positions without a holder of a required result; for kinds whose results have a validity period. */
  statisticUncovered: Array<PositionUncovered>;
  /** The caller's saved filters of the page, by name. */
  statisticViews: Array<StatisticView>;
  /** The gaps that would appear if these people left, the date being their last day. Nothing is written. */
  statisticWhatIf: StatisticWhatIf;
  /** The planned outcome of `structureOutlineCreate` with the same nodes. */
  structureOutlinePlan: StructureOutlinePlan;
  /**
   * What `structureRowsUpdate` with the same input would reject, and its effect on assignments. Changes
   * nothing.
   */
  structureRowsPreview: StructureRowsPreview;
  subdivision?: Maybe<Subdivision>;
  /** The same for subdivisions. */
  subdivisions: SubdivisionList;
  /**
   * The effect of `subdivisionsUpdate` with the same input on assignments; rejected for the same reasons.
   * Changes nothing.
   */
  subdivisionsUpdatePreview: AssignmentPreview;
  /**
   * The provider's super admins with their back-office permissions, by name, for the root admin only: others
   * get access.denied.
   */
  superAdminPrivileges: Array<SuperAdminPrivilege>;
  /** Whether the provider's people may change something in the caller's organization without permission. */
  supportAccess: SupportAccess;
  /** The provider's people who are currently in the caller's organization. */
  supportSessions: Array<SupportSession>;
  /**
   * The amounts that a change of tariff would move now. payment.tariffSame: the organization already has the
   * tariff, or is already changing to it.
   */
  tariffPreview: TariffPreview;
  /** Available tariffs, including the organization's current one. */
  tariffs: Array<TariffOffer>;
  test?: Maybe<Test>;
  /** An attempt of the caller, or of a person whose results the caller may see. */
  testAttempt?: Maybe<TestAttempt>;
  /** Open requests for another attempt, the oldest first. For those who may edit the test. */
  testAttemptRequests: Array<TestAttemptRequest>;
  /** Attempts, newest first. A leader sees those of their own people. */
  testAttempts: TestAttemptList;
  /** Questions of the bank, the newest first: for admins everyone's, for other authors their own. */
  testBank: TestBankList;
  /**
   * Those of the texts that already exist as a question in the bank visible to the caller; archived ones do
   * not count.
   */
  testBankKnown: Array<Scalars['String']['output']>;
  /** The number of questions in the bank that a section could draw from. */
  testBankMatches: Scalars['Int']['output'];
  /**
   * Statistics for the questions of a version, over the first graded attempt of each person. For those who see
   * the whole report.
   */
  testItemAnalysis: TestItemAnalysis;
  /** Looks up the clauses named in the rows of a table; in the same order. */
  testNamedClauses: Array<TestNamedClause>;
  /** The effect of regrading a question. For those who may edit the test. */
  testRegradePreview: TestRegradePreview;
  /** Regradings of questions of a version, the newest first. For those who see the whole report. */
  testRegradings: Array<TestRegrading>;
  /**
   * «Повторение»: up to three questions a day from tests that the caller has passed before today and does not owe now. What is
   * answered is graded and counts for nothing.
   */
  testRepetition: TestRepetition;
  /** People who have the test assigned or have taken it, with their results. A leader sees their own people. */
  testResults: TestResultList;
  /** Answers that await an expert's review, the oldest first. For those who see the whole report. */
  testReviewQueue: TestReviewList;
  /**
   * The graded attempts by their score. Scores that the caller may not see are left out. The days of the
   * filter are those on which attempts ended.
   */
  testScores: TestScores;
  /**
   * The questions whose clause has changed or was removed since they were written or last confirmed, those of the regulation
   * published last first: of tests whose whole report the caller sees, as the editor of the test shows them.
   */
  testStaleQuestions: TestStaleQuestions;
  /** The leader's people and the tests assigned to them. */
  testTeam: TestTeam;
  /**
   * The questions of current versions for which people get less than 80 % of the points on average, the worst
   * first: of tests whose whole report the caller sees, by the first attempt of each person.
   */
  testWorstQuestions: Array<TestWorstQuestion>;
  tests: TestList;
  /** What the caller has to do today. */
  today: TodayPanel;
  /** The balance of tokens, and the price of one. */
  tokenBalance: TokenBalance;
  /**
   * Disputes about write-offs of all clients, or of one, the newest first, for backOfficeSettingAccount.read.
   * `isOpen`: only those that await a decision.
   */
  tokenDisputes: ClientTokenDisputes;
  /**
   * What paid actions would cost the caller together, before anything is reserved. Rejected on `units`:
   * validation.range; on `action`: validation.unknown.
   */
  tokenEstimate: TokenEstimate;
  /** People who have used tokens, by name: up to a hundred; `id` is always included, regardless of the search. */
  tokenInitiators: Array<PaymentPerson>;
  /** Monthly limits on spending tokens, and what is used this month: of the organization, subdivisions, people. */
  tokenLimits: Array<TokenLimit>;
  /** A receipt: the tokens bought, the price, and the remaining balance. */
  tokenPurchase: TokenPurchase;
  /** Purchases, the newest first; `before`: the id of the last one already shown. */
  tokenPurchases: TokenPurchases;
  /**
   * The tokens used by day, action and person; by default in the last 30 days of the organization. Rejected on
   * `to`: validation.range for more than 366 days.
   */
  tokenUse: TokenUse;
  /** The receipt of one write-off, by its id from the list. */
  tokenWriteOff: TokenWriteOff;
  /**
   * Token write-offs, the newest first; `before`: the id of the last one already shown. As a spreadsheet:
   * /api/payment/write-offs.xlsx, with the same filter.
   */
  tokenWriteOffs: TokenWriteOffs;
  /**
   * The blocks of published texts and the moments of videos with the most open questions «Непонятно», the most
   * first: of objects whose whole report the caller sees. Questions about blocks that the current text no longer
   * has are left out.
   */
  unclearClauses: UnclearClauses;
  /** Where readers have pressed «Непонятно»: open marks by place, the most people first. For those who may edit it. */
  unclearPlaces: Array<UnclearPlace>;
  /**
   * Notifications in the name of the payment service that concern no payment of ours, the newest first. Anybody
   * can send them: nothing follows from them, and only the latest are stored. For backOfficeSettingAccount.read.
   */
  unmatchedNotifications: Array<UnmatchedNotification>;
  user?: Maybe<User>;
  /** A person's permissions, and the roles that they come from. */
  userAccess: UserAccess;
  /** The caller's own documents, or with employees.write somebody else's; those that expire first come first. */
  userDocuments: UserDocumentList;
  /** The caller's own restriction: the addresses from which their account may be used. */
  userIpAccess: UserIpAccess;
  /** Whether the session of the request is valid. */
  userIsAuth: Scalars['Boolean']['output'];
  /**
   * Facts about a possible or planned leaving, and what the person is responsible for. Nobody can see this
   * about themselves.
   */
  userLeaving: UserLeaving;
  /**
   * Internal notes of the personnel department about a person, the newest first. Nobody can read notes about
   * themselves.
   */
  userNotes: Array<UserNote>;
  /** The caller's notification settings. */
  userNotifications: NotificationMatrix;
  /**
   * The effect of another subdivision or position (`id`, `subdivisionId`, `positionId`) on the person's
   * assignments. Changes nothing.
   */
  userPlacementPreview: AssignmentPreview;
  /** How a person's account is protected, for those who help with lost access. */
  userProtection: UserProtection;
  /** The caller's sign-in methods other than the password. */
  userSecurity: UserSecurity;
  /**
   * Active sessions, the last used first: the caller's own, or those of a person whom the caller manages
   * (employees.write).
   */
  userSessions: Array<UserSession>;
  userSexTypes: Array<EnumOption>;
  userStatusTypes: Array<EnumOption>;
  users: UserList;
  /** What `usersUpdate` with the same input would reject, and its effect on assignments. Changes nothing. */
  usersUpdatePreview: UsersUpdatePreview;
  /** How many viewers saw each part of a video. The days are those on which people began to watch. */
  videoDropOff: VideoDropOff;
  /**
   * Published videos whose whole report the caller sees, those with the most viewers first. The days of the
   * filter are those on which people began to watch.
   */
  watchedVideos: Array<WatchedVideo>;
};


export type QueryAccessGateArgs = {
  area: RightArea;
  flag: RightFlag;
};


export type QueryAccessHoldersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  target: AccessTarget;
};


export type QueryAccessRequestsArgs = {
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAdaptationArgs = {
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAdaptationTemplatePreviewArgs = {
  template: AdaptationTemplateInput;
};


export type QueryAdaptationTemplatesArgs = {
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryAdaptationsArgs = {
  isAtRisk?: InputMaybe<Scalars['Boolean']['input']>;
  isFinished?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAdjustmentsArgs = {
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  organizationId?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAssignmentReasonsArgs = {
  assignmentId: Scalars['Int']['input'];
};


export type QueryAssignmentRulePreviewArgs = {
  rule: AssignmentRuleInput;
};


export type QueryAssignmentRulesArgs = {
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
};


export type QueryAssignmentsArgs = {
  isOverdue?: InputMaybe<Scalars['Boolean']['input']>;
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  statuses?: InputMaybe<Array<AssignmentStatus>>;
};


export type QueryAssignmentsRemindPreviewArgs = {
  isTeam?: InputMaybe<Scalars['Boolean']['input']>;
  objectIds: Array<Scalars['Int']['input']>;
  objectType: ObjectType;
  userIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type QueryBankTransfersArgs = {
  text: Scalars['String']['input'];
};


export type QueryClientPayDocumentsArgs = {
  filter?: InputMaybe<ClientPayDocumentFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryContentCheckIntegrityArgs = {
  id: Scalars['Int']['input'];
  objectType: ObjectType;
};


export type QueryContentHistoryArgs = {
  id: Scalars['Int']['input'];
  kinds?: InputMaybe<Array<ContentEventKind>>;
  objectType: ObjectType;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryContentNotesArgs = {
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
};


export type QueryContentRatingsArgs = {
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCoverageArgs = {
  filter?: InputMaybe<CoverageFilter>;
  objectType?: ObjectType;
};


export type QueryCoverageCellArgs = {
  objectType?: ObjectType;
  positionId: Scalars['Int']['input'];
  regulationId: Scalars['Int']['input'];
};


export type QueryCoverageCellsArgs = {
  objectType?: ObjectType;
  positionIds: Array<Scalars['Int']['input']>;
  regulationIds: Array<Scalars['Int']['input']>;
};


export type QueryEducationArgs = {
  id: Scalars['Int']['input'];
};


export type QueryEducationCommentsArgs = {
  educationId: Scalars['Int']['input'];
  isResolved?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryEducationCompareArgs = {
  fromId: Scalars['Int']['input'];
  toId: Scalars['Int']['input'];
};


export type QueryEducationTeamArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  typeContent: TypeContent;
};


export type QueryEducationsArgs = {
  direction?: InputMaybe<SortDirection>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  scope: RegulationScope;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<EducationSort>;
  statuses?: InputMaybe<Array<ContentStatus>>;
  typeContent: TypeContent;
};


export type QueryEmailsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryEmployeeImportArgs = {
  id: Scalars['Int']['input'];
};


export type QueryEmployeeImportRowsArgs = {
  filter?: InputMaybe<EmployeeImportRowFilter>;
  id: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFaqEntryArgs = {
  id: Scalars['Int']['input'];
};


export type QueryGapChecksArgs = {
  userId: Scalars['Int']['input'];
};


export type QueryHistoryArgs = {
  filter?: InputMaybe<HistoryFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryHistoryEntryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryHistoryHeadCompareArgs = {
  text: Scalars['String']['input'];
};


export type QueryIdealHistoryArgs = {
  layer: IdealLayer;
  targetId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryIdealPictureArgs = {
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  layer: IdealLayer;
  targetId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryIpDryRunArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryIpLogArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  result?: InputMaybe<IpResult>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryIpRulesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLedgerCheckArgs = {
  organizationId: Scalars['Int']['input'];
};


export type QueryNotificationReasonArgs = {
  id: Scalars['String']['input'];
};


export type QueryNotificationTextsArgs = {
  type: Scalars['String']['input'];
};


export type QueryNotificationsArgs = {
  isUnread?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryObjectGrantsArgs = {
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
};


export type QueryObjectPrerequisitesArgs = {
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
};


export type QueryOrganizationCardArgs = {
  id: Scalars['Int']['input'];
};


export type QueryOrganizationPeopleArgs = {
  id: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrganizationsArgs = {
  dateCreateEnd?: InputMaybe<Scalars['Date']['input']>;
  dateCreateStart?: InputMaybe<Scalars['Date']['input']>;
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isActiveSubscribe?: InputMaybe<Scalars['Boolean']['input']>;
  isDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  isFreePeriod?: InputMaybe<Scalars['Boolean']['input']>;
  isPartner?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  refId?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOwnRecordsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPayDocumentsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPaymentArgs = {
  id: Scalars['Int']['input'];
};


export type QueryPaymentOperationsArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPaymentPeopleArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPositionArgs = {
  id: Scalars['Int']['input'];
};


export type QueryPositionsArgs = {
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  isOwn?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPositionsBeyondOwnArgs = {
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProfileRequestsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPromoCodesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProviderAlertReachArgs = {
  audience: ProviderAlertAudienceInput;
};


export type QueryProviderAlertsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryQualificationArgs = {
  id: Scalars['Int']['input'];
};


export type QueryQualificationItemReplacePreviewArgs = {
  replacement: QualificationReplacementInput;
};


export type QueryQualificationPeopleArgs = {
  id: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  states?: InputMaybe<Array<QualificationHolding>>;
};


export type QueryQualificationTeamArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryQualificationsArgs = {
  direction?: InputMaybe<SortDirection>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  scope: RegulationScope;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<QualificationSort>;
  statuses?: InputMaybe<Array<ContentStatus>>;
};


export type QueryQuickSignaturesArgs = {
  filter?: InputMaybe<StatisticFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRefAccrualsArgs = {
  isReview?: InputMaybe<Scalars['Boolean']['input']>;
  organizationId?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRefHistoryArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRefPayoutsArgs = {
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  organizationId?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRefReferralsArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRefTemplateCandidatesArgs = {
  kind: RefTemplateKind;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRegulationArgs = {
  id: Scalars['Int']['input'];
};


export type QueryRegulationCommentsArgs = {
  isResolved?: InputMaybe<Scalars['Boolean']['input']>;
  regulationId: Scalars['Int']['input'];
};


export type QueryRegulationCompareArgs = {
  fromId: Scalars['Int']['input'];
  toId: Scalars['Int']['input'];
};


export type QueryRegulationRehearsalArgs = {
  answer: RegulationAnswerInput;
};


export type QueryRegulationSignaturesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  regulationId: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  versionId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRegulationStructuresArgs = {
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRegulationTeamArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRegulationVersionArgs = {
  id: Scalars['Int']['input'];
};


export type QueryRegulationsArgs = {
  direction?: InputMaybe<SortDirection>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  scope: RegulationScope;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RegulationSort>;
  statuses?: InputMaybe<Array<ContentStatus>>;
};


export type QueryReportArgs = {
  id: Scalars['Int']['input'];
};


export type QueryReportRowsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  report: ReportInput;
};


export type QueryReportSnapshotBySha256Args = {
  sha256: Scalars['String']['input'];
};


export type QueryReportSnapshotsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRoleImpactArgs = {
  positionIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  roleIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type QueryRoleNotificationsArgs = {
  roleId: Scalars['Int']['input'];
};


export type QueryRolePeopleArgs = {
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  roleIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<RoleSource>;
};


export type QueryRolesArgs = {
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryRolesBeyondOwnArgs = {
  scopeSubdivisionId?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearchArgs = {
  query: Scalars['String']['input'];
};


export type QuerySignInHoldsArgs = {
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySigningSpeedArgs = {
  filter?: InputMaybe<StatisticFilter>;
};


export type QueryStatisticArgs = {
  filter?: InputMaybe<StatisticFilter>;
  objectType: ObjectType;
};


export type QueryStatisticHoldersArgs = {
  filter?: InputMaybe<StatisticFilter>;
  held: HeldKind;
  objectType: ObjectType;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryStatisticPeopleArgs = {
  filter?: InputMaybe<StatisticFilter>;
  kind: StatisticKind;
  objectId?: InputMaybe<Scalars['Int']['input']>;
  objectType: ObjectType;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  subdivisionId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStatisticRemindPreviewArgs = {
  filter?: InputMaybe<StatisticFilter>;
  kind: StatisticKind;
  objectId?: InputMaybe<Scalars['Int']['input']>;
  objectType: ObjectType;
  subdivisionId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStatisticUncoveredArgs = {
  filter?: InputMaybe<StatisticFilter>;
  objectType: ObjectType;
};


export type QueryStatisticWhatIfArgs = {
  date: Scalars['Date']['input'];
  userIds: Array<Scalars['Int']['input']>;
};


export type QueryStructureOutlinePlanArgs = {
  nodes: Array<StructureNodeInput>;
};


export type QueryStructureRowsPreviewArgs = {
  positions: Array<PositionInput>;
  subdivisions: Array<SubdivisionInput>;
};


export type QuerySubdivisionArgs = {
  id: Scalars['Int']['input'];
};


export type QuerySubdivisionsArgs = {
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  isOwn?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySubdivisionsUpdatePreviewArgs = {
  subdivisions: Array<SubdivisionInput>;
};


export type QueryTariffPreviewArgs = {
  code: Scalars['String']['input'];
};


export type QueryTestArgs = {
  id: Scalars['Int']['input'];
};


export type QueryTestAttemptArgs = {
  id: Scalars['Int']['input'];
};


export type QueryTestAttemptRequestsArgs = {
  testId: Scalars['Int']['input'];
};


export type QueryTestAttemptsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  states?: InputMaybe<Array<TestAttemptState>>;
  testId: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTestBankArgs = {
  difficulty?: InputMaybe<Scalars['Int']['input']>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryTestBankKnownArgs = {
  texts: Array<Scalars['String']['input']>;
};


export type QueryTestBankMatchesArgs = {
  draw: TestDrawInput;
};


export type QueryTestItemAnalysisArgs = {
  testId: Scalars['Int']['input'];
  versionId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTestNamedClausesArgs = {
  clauses: Array<TestNamedClauseInput>;
};


export type QueryTestRegradePreviewArgs = {
  regrade: TestRegradeInput;
};


export type QueryTestRegradingsArgs = {
  testId: Scalars['Int']['input'];
  versionId: Scalars['Int']['input'];
};


export type QueryTestResultsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  testId: Scalars['Int']['input'];
};


export type QueryTestReviewQueueArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  testId: Scalars['Int']['input'];
};


export type QueryTestScoresArgs = {
  filter?: InputMaybe<StatisticFilter>;
};


export type QueryTestTeamArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTestsArgs = {
  direction?: InputMaybe<SortDirection>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  scope: RegulationScope;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<TestSort>;
  statuses?: InputMaybe<Array<ContentStatus>>;
};


export type QueryTokenDisputesArgs = {
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  organizationId?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTokenEstimateArgs = {
  works: Array<TokenWorkInput>;
};


export type QueryTokenInitiatorsArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTokenPurchaseArgs = {
  id: Scalars['Int']['input'];
};


export type QueryTokenPurchasesArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTokenUseArgs = {
  filter?: InputMaybe<TokenWriteOffFilter>;
};


export type QueryTokenWriteOffArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTokenWriteOffsArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TokenWriteOffFilter>;
};


export type QueryUnclearClausesArgs = {
  objectType: ObjectType;
};


export type QueryUnclearPlacesArgs = {
  objectId: Scalars['Int']['input'];
  objectType: ObjectType;
};


export type QueryUserArgs = {
  user: UserInput;
};


export type QueryUserAccessArgs = {
  userId: Scalars['Int']['input'];
};


export type QueryUserDocumentsArgs = {
  userId: Scalars['Int']['input'];
};


export type QueryUserLeavingArgs = {
  userId: Scalars['Int']['input'];
};


export type QueryUserNotesArgs = {
  userId: Scalars['Int']['input'];
};


export type QueryUserPlacementPreviewArgs = {
  user: UserInput;
};


export type QueryUserProtectionArgs = {
  userId: Scalars['Int']['input'];
};


export type QueryUserSessionsArgs = {
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUsersArgs = {
  direction?: InputMaybe<SortDirection>;
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  isDocumentExpiring?: InputMaybe<Scalars['Boolean']['input']>;
  isInvited?: InputMaybe<Scalars['Boolean']['input']>;
  isWithoutSubdivision?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  positionIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<UserSort>;
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  subdivisionIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  withChildren?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryUsersUpdatePreviewArgs = {
  users: Array<UserChangeInput>;
};


export type QueryVideoDropOffArgs = {
  educationId: Scalars['Int']['input'];
  filter?: InputMaybe<StatisticFilter>;
};


export type QueryWatchedVideosArgs = {
  filter?: InputMaybe<StatisticFilter>;
};

export type QuestionAnswerInput = {
  optionIds: Array<Scalars['String']['input']>;
  questionId: Scalars['String']['input'];
};

export type QuickSignature = {
  __typename?: 'QuickSignature';
  /** The seconds that reading takes, calculated from the number of words. */
  calculatedSec: Scalars['Int']['output'];
  /** A bigint, as text. */
  id: Scalars['String']['output'];
  object: ObjectName;
  /** The seconds of reading, as far as the server believes them. */
  readingSec: Scalars['Int']['output'];
  signedAt: Scalars['DateTime']['output'];
  user: User;
};

export type QuickSignatureList = {
  __typename?: 'QuickSignatureList';
  count: Scalars['Int']['output'];
  items: Array<QuickSignature>;
};

/** The summary of an object's ratings: the last rating of each person counts. */
export type RatingSummary = {
  __typename?: 'RatingSummary';
  /** In hundredths of a star. */
  average: Scalars['Int']['output'];
  /** People. */
  count: Scalars['Int']['output'];
};

export type ReconciliationInput = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

export type RefAccrual = {
  __typename?: 'RefAccrual';
  amount: Scalars['Money']['output'];
  availableFrom: Scalars['Date']['output'];
  /** The part reversed by refunds of the payment. */
  clawedBack: Scalars['Money']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Signs of a self-referral: samePerson, sameInn, sameCard. */
  flags: Array<RefFlag>;
  id: Scalars['Int']['output'];
  invitedBy: Scalars['String']['output'];
  /** Who earns. */
  organizationId: Scalars['Int']['output'];
  organizationName: Scalars['String']['output'];
  paid: Scalars['Money']['output'];
  /** Who paid. */
  payerId: Scalars['Int']['output'];
  payerName: Scalars['String']['output'];
  percent: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
  /** One of onHold, available, inReview, rejected. */
  status: RefEntryStatus;
};

export type RefAccruals = {
  __typename?: 'RefAccruals';
  count: Scalars['Int']['output'];
  items: Array<RefAccrual>;
};

export type RefBalance = {
  __typename?: 'RefBalance';
  /** The amount that can be withdrawn now. */
  available: Scalars['Money']['output'];
  holdDays: Scalars['Int']['output'];
  /** Requested by invoice, and not paid yet. */
  inPayment: Scalars['Money']['output'];
  /** Amounts that the provider reviews first. */
  inReview: Scalars['Money']['output'];
  /** Whether it may request a payout by its own invoice. */
  isPartner: Scalars['Boolean']['output'];
  minimum: Scalars['Money']['output'];
  /** Earned, but not available until its date. */
  onHold: Scalars['Money']['output'];
  /** Withdrawn amounts that refunds have reversed: the next bonuses cover them first. */
  owed: Scalars['Money']['output'];
  /** The percentage of a referred organization's payments. */
  percent: Scalars['Int']['output'];
  tokenPrice: Scalars['Money']['output'];
  /** Including amounts in payment. */
  withdrawn: Scalars['Money']['output'];
};

export type RefEntry = {
  __typename?: 'RefEntry';
  /** Negative: a withdrawal, or a reversal. */
  amount: Scalars['Money']['output'];
  at: Scalars['DateTime']['output'];
  /** For an accrual: the first day on which it can be withdrawn. */
  availableFrom?: Maybe<Scalars['Date']['output']>;
  id: Scalars['Int']['output'];
  /** For a withdrawal by invoice, and for a returned one. */
  invoice?: Maybe<RefInvoice>;
  /** For a withdrawal, and for a returned one. */
  method?: Maybe<RefPayoutMethod>;
  /** For an accrual or its reversal: the masked name of the paying organization. */
  name?: Maybe<Scalars['String']['output']>;
  /** The reason for a rejection or a decline. */
  reason?: Maybe<Scalars['String']['output']>;
  status: RefEntryStatus;
  /** For a withdrawal into tokens: the number of tokens. */
  tokens?: Maybe<Scalars['Int']['output']>;
};

export type RefEntryStatus =
  | 'available'
  /** Reversed because a payment was refunded. */
  | 'clawedBack'
  /** A withdrawal by invoice that the provider declined. */
  | 'declined'
  /** A withdrawal by invoice that awaits payment. */
  | 'inPayment'
  | 'inReview'
  | 'onHold'
  | 'paid'
  | 'rejected'
  /** The amount returned after a declined withdrawal. */
  | 'returned'
  | 'withdrawn';

export type RefFlag =
  /** The card that paid has paid for the referring organization too. */
  | 'sameCard'
  /** The payer has the tax number of the referring organization, or of one that has referred that one. */
  | 'sameInn'
  /** A person of the referred organization is known in the referring one: by email or phone. */
  | 'samePerson';

export type RefHistory = {
  __typename?: 'RefHistory';
  hasMore: Scalars['Boolean']['output'];
  items: Array<RefEntry>;
};

export type RefInvoice = {
  __typename?: 'RefInvoice';
  date: Scalars['Date']['output'];
  /** The PDF is at /api/payment/ref-invoices/{id}. */
  id: Scalars['Int']['output'];
  number: Scalars['String']['output'];
  /** For a paid invoice: the day, and the number of the bank's payment order. */
  paidOn?: Maybe<Scalars['Date']['output']>;
  paymentNumber?: Maybe<Scalars['String']['output']>;
};

export type RefLink = {
  __typename?: 'RefLink';
  /** Browsers that opened it, each once a day; bots do not count. */
  clicks: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The total earnings from them, including amounts on hold. */
  earned: Scalars['Money']['output'];
  id: Scalars['Int']['output'];
  isArchive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** The number of these organizations that have paid. */
  paid: Scalars['Int']['output'];
  registrations: Scalars['Int']['output'];
  /** The owner of the link. */
  userId: Scalars['Int']['output'];
};

export type RefPayee = {
  __typename?: 'RefPayee';
  account: Scalars['String']['output'];
  address: Scalars['String']['output'];
  bank: Scalars['String']['output'];
  bik: Scalars['String']['output'];
  corr: Scalars['String']['output'];
  inn: Scalars['String']['output'];
  kpp: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A partner's invoice, as the provider sees it. */
export type RefPayout = {
  __typename?: 'RefPayout';
  amount: Scalars['Money']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  date: Scalars['Date']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The PDF is at /api/back-office/ref-invoices/{organizationId}/{id}. */
  id: Scalars['Int']['output'];
  number: Scalars['String']['output'];
  organizationId: Scalars['Int']['output'];
  organizationName: Scalars['String']['output'];
  paidOn?: Maybe<Scalars['Date']['output']>;
  /** The recipient of the money, with the partner's bank details at that time. */
  payee: RefPayee;
  paymentNumber?: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
  /** One of inPayment, paid, declined. */
  status: RefEntryStatus;
};

export type RefPayoutDecision = {
  id: Scalars['Int']['input'];
  isPaid: Scalars['Boolean']['input'];
  organizationId: Scalars['Int']['input'];
  /** For a paid invoice: the day, and the number of the bank's payment order. */
  paidOn?: InputMaybe<Scalars['Date']['input']>;
  paymentNumber?: InputMaybe<Scalars['String']['input']>;
  /** For a declined invoice. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type RefPayoutInput = {
  /** For tokens: buys as many whole tokens as possible; the rest stays in the earnings. */
  amount: Scalars['Money']['input'];
  date?: InputMaybe<Scalars['Date']['input']>;
  method: RefPayoutMethod;
  /** The number of the partner's invoice. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The price of one token, as it was shown. */
  tokenPrice: Scalars['Money']['input'];
};

export type RefPayoutMethod =
  | 'balance'
  /** A payout by the partner's own invoice. */
  | 'invoice'
  | 'tokens';

export type RefPayouts = {
  __typename?: 'RefPayouts';
  count: Scalars['Int']['output'];
  items: Array<RefPayout>;
};

export type RefReferral = {
  __typename?: 'RefReferral';
  createdAt: Scalars['DateTime']['output'];
  /** Its total earnings, including amounts on hold. */
  earned: Scalars['Money']['output'];
  id: Scalars['Int']['output'];
  /** The name of the person who invited it. */
  invitedBy: Scalars['String']['output'];
  /** Null: through a link without a name. */
  link?: Maybe<Scalars['String']['output']>;
  /** The first letters of the organization's name; the full name is not disclosed. */
  name: Scalars['String']['output'];
  stage: RefStage;
};

export type RefReferrals = {
  __typename?: 'RefReferrals';
  hasMore: Scalars['Boolean']['output'];
  items: Array<RefReferral>;
};

export type RefStage =
  | 'inactive'
  | 'paid'
  | 'registered'
  | 'trial';

export type RefTemplate = {
  __typename?: 'RefTemplate';
  /** Of a document; 0 for a position. */
  clauseCount: Scalars['Int']['output'];
  /** When it was copied. */
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  kind: RefTemplateKind;
  /** The name at the time when it was copied. */
  name: Scalars['String']['output'];
  objectId: Scalars['Int']['output'];
};

export type RefTemplateCandidate = {
  __typename?: 'RefTemplateCandidate';
  isOffered: Scalars['Boolean']['output'];
  kind: RefTemplateKind;
  name: Scalars['String']['output'];
  objectId: Scalars['Int']['output'];
};

export type RefTemplateKind =
  /** The text of a regulation. */
  | 'document'
  | 'position';

export type ReferenceData = {
  __typename?: 'ReferenceData';
  /** The first portion of a snapshot: the client discards its earlier data. */
  isFirst: Scalars['Boolean']['output'];
  /** The last portion of a snapshot. */
  isLast: Scalars['Boolean']['output'];
  positions: ReferencePositions;
  regulationStructures: ReferenceRegulationStructures;
  stage: ReferenceStage;
  subdivisions: ReferenceSubdivisions;
  users: ReferenceUsers;
};

export type ReferenceKind =
  | 'position'
  | 'regulationStructure'
  | 'subdivision'
  | 'user';

export type ReferencePositions = {
  __typename?: 'ReferencePositions';
  items: Array<Position>;
  /** Ids that no longer exist. */
  removedIds: Array<Scalars['Int']['output']>;
};

export type ReferenceRegulationStructures = {
  __typename?: 'ReferenceRegulationStructures';
  items: Array<RegulationStructure>;
  removedIds: Array<Scalars['Int']['output']>;
};

export type ReferenceStage =
  /** A change after the snapshot. */
  | 'change'
  /** A portion of the full data. */
  | 'snapshot';

export type ReferenceSubdivisions = {
  __typename?: 'ReferenceSubdivisions';
  items: Array<Subdivision>;
  removedIds: Array<Scalars['Int']['output']>;
};

export type ReferenceUsers = {
  __typename?: 'ReferenceUsers';
  items: Array<User>;
  removedIds: Array<Scalars['Int']['output']>;
};

export type ReferrerTemplate = {
  __typename?: 'ReferrerTemplate';
  /** Of a document; 0 for a position. */
  clauseCount: Scalars['Int']['output'];
  kind: RefTemplateKind;
  name: Scalars['String']['output'];
};

export type Regulation = {
  __typename?: 'Regulation';
  abilities: RegulationAbilities;
  approverIds: Array<Scalars['Int']['output']>;
  approvers: Array<User>;
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currentVersion?: Maybe<RegulationVersion>;
  /** Clauses that the caller has to sign now, having signed an earlier version; empty: the whole text. */
  deltaClauseIds: Array<Scalars['String']['output']>;
  /** Only for those who may edit. */
  draftVersion?: Maybe<RegulationVersion>;
  folder: Scalars['String']['output'];
  /** Questions for the caller before signing the current version. */
  gateQuestions: Array<GateQuestion>;
  id: Scalars['Int']['output'];
  isArchive: Scalars['Boolean']['output'];
  /** Seconds; null: calculated from the number of words. */
  minReadingSec?: Maybe<Scalars['Int']['output']>;
  /** The caller's current assignment, or their last one. */
  myAssignment?: Maybe<Assignment>;
  /** The caller's latest signature of the regulation. */
  mySignature?: Maybe<RegulationSignature>;
  name: Scalars['String']['output'];
  owner: User;
  ownerId: Scalars['Int']['output'];
  /** Pictures available for the text. Only for those who may edit. */
  pictures: Array<Content>;
  requireFullScroll: Scalars['Boolean']['output'];
  reviewAt?: Maybe<Scalars['Date']['output']>;
  reviewEveryMonths?: Maybe<Scalars['Int']['output']>;
  signMethod: SignMethod;
  /** Null for callers who may not see the report. */
  statistic?: Maybe<StatisticRow>;
  status: ContentStatus;
  type: RegulationType;
  updatedAt: Scalars['DateTime']['output'];
  /** Published ones, newest first. */
  versions: Array<RegulationVersion>;
};

/** What the caller may do with it, according to the server's rules. */
export type RegulationAbilities = {
  __typename?: 'RegulationAbilities';
  canEdit: Scalars['Boolean']['output'];
  canPublish: Scalars['Boolean']['output'];
  /** May go through everything that precedes a signature, without any effect: `regulationRehearsal`. */
  canRehearse: Scalars['Boolean']['output'];
  canReport: Scalars['Boolean']['output'];
  canSign: Scalars['Boolean']['output'];
};

export type RegulationAnswerInput = {
  answers: Array<QuestionAnswerInput>;
  regulationId: Scalars['Int']['input'];
  versionId: Scalars['Int']['input'];
};

export type RegulationComment = {
  __typename?: 'RegulationComment';
  clauseId: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  regulationId: Scalars['Int']['output'];
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Empty: only the mark. */
  text: Scalars['String']['output'];
  user: User;
  versionId: Scalars['Int']['output'];
};

export type RegulationComparison = {
  __typename?: 'RegulationComparison';
  addedCount: Scalars['Int']['output'];
  changedCount: Scalars['Int']['output'];
  changes: Array<ClauseChange>;
  from: RegulationVersion;
  removedCount: Scalars['Int']['output'];
  /** How many people have the older version, and how many the newer one, as their last signed version. */
  signedFrom: Scalars['Int']['output'];
  signedTo: Scalars['Int']['output'];
  to: RegulationVersion;
};

export type RegulationImport = {
  __typename?: 'RegulationImport';
  /** Lines of the file's first page that are not clauses: the approval block, company, city and year. */
  leftOut: Array<Scalars['String']['output']>;
  regulation: Regulation;
};

export type RegulationInput = {
  approverIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  code?: InputMaybe<Scalars['String']['input']>;
  folder?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  minReadingSec?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  ownerId?: InputMaybe<Scalars['Int']['input']>;
  requireFullScroll?: InputMaybe<Scalars['Boolean']['input']>;
  reviewEveryMonths?: InputMaybe<Scalars['Int']['input']>;
  signMethod?: InputMaybe<SignMethod>;
  type?: InputMaybe<RegulationType>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type RegulationList = {
  __typename?: 'RegulationList';
  count: Scalars['Int']['output'];
  items: Array<Regulation>;
};

/** A question with its correct answers: for those who write and approve. */
export type RegulationQuestion = {
  __typename?: 'RegulationQuestion';
  /** Null: the question concerns the whole text. */
  clauseId?: Maybe<Scalars['String']['output']>;
  /** Shown after a correct answer. */
  explanation: Scalars['String']['output'];
  id: Scalars['String']['output'];
  kind: RegulationQuestionKind;
  options: Array<RegulationQuestionOption>;
  text: Scalars['String']['output'];
};

export type RegulationQuestionInput = {
  clauseId?: InputMaybe<Scalars['String']['input']>;
  explanation?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  kind: RegulationQuestionKind;
  options: Array<RegulationQuestionOptionInput>;
  text: Scalars['String']['input'];
};

export type RegulationQuestionKind =
  | 'multiple'
  | 'single';

export type RegulationQuestionOption = {
  __typename?: 'RegulationQuestionOption';
  id: Scalars['String']['output'];
  isRight: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

export type RegulationQuestionOptionInput = {
  id: Scalars['String']['input'];
  isRight: Scalars['Boolean']['input'];
  text: Scalars['String']['input'];
};

export type RegulationScope =
  | 'editor'
  | 'my'
  | 'subdivision';

export type RegulationSignature = {
  __typename?: 'RegulationSignature';
  action: SignatureAction;
  /** Only for those who may see the whole report, and for the signer. */
  answers: Array<SignatureAnswer>;
  clauseIds: Array<Scalars['String']['output']>;
  confirmedName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  docSha256: Scalars['String']['output'];
  hash: Scalars['String']['output'];
  /** A bigint, as text. */
  id: Scalars['String']['output'];
  /** Visible only to those who may see the report, and to the signer. */
  ip?: Maybe<Scalars['String']['output']>;
  method: Scalars['String']['output'];
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  prevHash: Scalars['String']['output'];
  readingSec: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
  regulationId: Scalars['Int']['output'];
  scope: SignatureScope;
  scrollPct: Scalars['Int']['output'];
  /**
   * The signer as identified by the server. Null: the signature predates this record, or the caller may not
   * see the report and is not the signer.
   */
  signer?: Maybe<RegulationSigner>;
  user: User;
  userAgent?: Maybe<Scalars['String']['output']>;
  userId: Scalars['Int']['output'];
  /** The variable values shown in the text. */
  variables: Array<VariableValue>;
  versionId: Scalars['Int']['output'];
  versionLabel: Scalars['String']['output'];
};

export type RegulationSignatureInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  isAgreed: Scalars['Boolean']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  /** Seconds of active reading, as counted by the browser; limited by the server's own clock. */
  readingSec: Scalars['Int']['input'];
  regulationId: Scalars['Int']['input'];
  scrollPct: Scalars['Int']['input'];
  /** The variable values shown in the text; rejected if they differ from the server's. */
  variables?: InputMaybe<Array<VariableValueInput>>;
  versionId: Scalars['Int']['input'];
};

export type RegulationSignatureList = {
  __typename?: 'RegulationSignatureList';
  count: Scalars['Int']['output'];
  items: Array<RegulationSignature>;
};

export type RegulationSigner = {
  __typename?: 'RegulationSigner';
  /** Who created the account; null: the person themselves, or the record is older than this field. */
  account?: Maybe<SignerAccount>;
  /** The unconfirmed change of the person's sign-in data, otherwise the last change of the address. */
  change?: Maybe<SignerChange>;
  /** Why the signer's identity is uncertain. */
  doubt?: Maybe<SignerDoubt>;
  isTwoFactor: Scalars['Boolean']['output'];
  /** When the password was last set; null: never since that is recorded, or the record is older than this field. */
  passwordSetAt?: Maybe<Scalars['DateTime']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How the session was started; null: unknown. */
  startedBy?: Maybe<SignerSessionStart>;
};

export type RegulationSort =
  | 'code'
  | 'dueAt'
  | 'folder'
  | 'name'
  | 'owner'
  | 'reviewAt'
  | 'status'
  | 'updatedAt';

export type RegulationStructure = {
  __typename?: 'RegulationStructure';
  id: Scalars['Int']['output'];
  isArchive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  organizationId: Scalars['Int']['output'];
  parentId?: Maybe<Scalars['Int']['output']>;
  /** Null for a folder. */
  regulationId?: Maybe<Scalars['Int']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

export type RegulationStructureInput = {
  id?: InputMaybe<Scalars['Int']['input']>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<Scalars['Int']['input']>;
  parentId?: InputMaybe<Scalars['Int']['input']>;
  regulationId?: InputMaybe<Scalars['Int']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type RegulationStructureList = {
  __typename?: 'RegulationStructureList';
  count: Scalars['Int']['output'];
  items: Array<RegulationStructure>;
};

export type RegulationTeam = {
  __typename?: 'RegulationTeam';
  /** People. */
  count: Scalars['Int']['output'];
  regulations: Array<Regulation>;
  rows: Array<RegulationTeamRow>;
};

export type RegulationTeamRow = {
  __typename?: 'RegulationTeamRow';
  /** In the order of `regulations`; null: not assigned. */
  cells: Array<Maybe<Assignment>>;
  user: User;
};

export type RegulationTemplate = {
  __typename?: 'RegulationTemplate';
  clauseCount: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  type: RegulationType;
};

export type RegulationType =
  | 'instruction'
  | 'order'
  | 'policy'
  | 'regulation'
  | 'statute';

/** Parts of a text that differ for each reader. */
export type RegulationVariable =
  | 'fullName'
  | 'leader'
  | 'organization'
  | 'position'
  | 'subdivision';

export type RegulationVersion = {
  __typename?: 'RegulationVersion';
  approvals: Array<Approval>;
  attachments: Array<Content>;
  /** The file that is the source of the text and is signed with it. */
  body?: Maybe<Content>;
  changeSummary: Scalars['String']['output'];
  changedClauseIds: Array<Scalars['String']['output']>;
  clauses: Array<Clause>;
  effectiveFrom?: Maybe<Scalars['Date']['output']>;
  id: Scalars['Int']['output'];
  /** «2.1»; «0.0» for a draft. */
  label: Scalars['String']['output'];
  major: Scalars['Int']['output'];
  minor: Scalars['Int']['output'];
  /** Pictures that its clauses show. */
  pictures: Array<Content>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  publishedBy?: Maybe<User>;
  questionCount: Scalars['Int']['output'];
  /** Only for those who may edit or approve. */
  questions: Array<RegulationQuestion>;
  /** Seconds of reading required before signing. */
  readingSec: Scalars['Int']['output'];
  regulationId: Scalars['Int']['output'];
  sha256?: Maybe<Scalars['String']['output']>;
  significance?: Maybe<Significance>;
  /** Those whose change need not be signed again. */
  silentClauseIds: Array<Scalars['String']['output']>;
  status: ContentStatus;
  updatedAt: Scalars['DateTime']['output'];
  /** The values of the text's variables for the caller; empty if it has none. */
  variables: Array<VariableValue>;
  wordCount: Scalars['Int']['output'];
};

/** Who would be reminded now: not those whom nobody has invited yet, nor those who were already reminded today. */
export type RemindPreview = {
  __typename?: 'RemindPreview';
  /** The number of people, each counted once. */
  count: Scalars['Int']['output'];
  /** The names of the objects that they would be reminded of. */
  objectNames: Array<Scalars['String']['output']>;
  /** The first of them by name. */
  people: Array<User>;
};

export type Report = {
  __typename?: 'Report';
  /** Null: groups are shown only as a table. */
  chart?: Maybe<ReportChart>;
  columns: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  groupBy?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  isAdaptation: Scalars['Boolean']['output'];
  isDescending: Scalars['Boolean']['output'];
  isOwn: Scalars['Boolean']['output'];
  isShared: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** For assignments: the types of content; empty: all. */
  objectTypes: Array<ObjectType>;
  /** The name of the creator. */
  owner: Scalars['String']['output'];
  /** The number of past days that it covers, including today; null: all time. */
  periodDays?: Maybe<Scalars['Int']['output']>;
  positionIds: Array<Scalars['Int']['output']>;
  /** Null: it is not sent automatically. */
  schedule?: Maybe<ReportSchedule>;
  sortBy?: Maybe<Scalars['String']['output']>;
  /** The name of one of `reportSources`. */
  source: Scalars['String']['output'];
  state: Scalars['String']['output'];
  subdivisionIds: Array<Scalars['Int']['output']>;
  totals: Array<ReportTotal>;
  updatedAt: Scalars['DateTime']['output'];
};

/** What is computed from the values of a numeric column. */
export type ReportAggregate =
  /** To two decimal places. */
  | 'average'
  | 'max'
  | 'min'
  | 'sum';

export type ReportCalendar = {
  __typename?: 'ReportCalendar';
  holidays: Array<Scalars['Date']['output']>;
  timezone: Scalars['String']['output'];
  /** 1 is Monday. */
  workDays: Array<Scalars['Int']['output']>;
};

export type ReportCell =
  | 'day'
  | 'instant'
  | 'number'
  | 'text';

/** How groups are drawn: as bars, or as parts of the whole. */
export type ReportChart =
  | 'bars'
  | 'shares';

export type ReportColumn = {
  __typename?: 'ReportColumn';
  cell: ReportCell;
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ReportFrequency =
  | 'daily'
  | 'monthly'
  | 'weekly';

export type ReportGroup = {
  __typename?: 'ReportGroup';
  count: Scalars['Int']['output'];
  /** How many of them match the source's `mark`. */
  marked: Scalars['Int']['output'];
  /** The common value of its rows; of instants, their day in the organization's time zone. */
  name: Scalars['String']['output'];
  /** The totals of its rows, like those of all rows. */
  totals: Array<Maybe<Scalars['Float']['output']>>;
};

/** What happens when a report is due on a day off in the organization's calendar. */
export type ReportHolidays =
  /** It is sent on the next working day. */
  | 'after'
  /** It is sent anyway. */
  | 'asIs'
  /** It is sent on the previous working day. */
  | 'before'
  /** It is not sent. */
  | 'skip';

export type ReportInput = {
  /** Only for grouped reports. */
  chart?: InputMaybe<ReportChart>;
  columns: Array<Scalars['String']['input']>;
  groupBy?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  isAdaptation?: InputMaybe<Scalars['Boolean']['input']>;
  isDescending?: InputMaybe<Scalars['Boolean']['input']>;
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  objectTypes?: InputMaybe<Array<ObjectType>>;
  periodDays?: InputMaybe<Scalars['Int']['input']>;
  positionIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  schedule?: InputMaybe<ReportScheduleInput>;
  sortBy?: InputMaybe<Scalars['String']['input']>;
  source: Scalars['String']['input'];
  state: Scalars['String']['input'];
  subdivisionIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Only of columns of numbers. */
  totals?: InputMaybe<Array<ReportTotalInput>>;
};

/** The groups of a report that are not named. */
export type ReportOtherGroups = {
  __typename?: 'ReportOtherGroups';
  /** The number of their rows. */
  count: Scalars['Int']['output'];
  groups: Scalars['Int']['output'];
  /** How many of these rows match the source's `mark`. */
  marked: Scalars['Int']['output'];
  /** Of these rows, in the order of the report's totals. */
  totals: Array<Maybe<Scalars['Float']['output']>>;
};

export type ReportRow = {
  __typename?: 'ReportRow';
  /** A text for each column: days as yyyy-MM-dd, instants as ISO 8601; empty: no value. */
  cells: Array<Scalars['String']['output']>;
};

export type ReportRows = {
  __typename?: 'ReportRows';
  count: Scalars['Int']['output'];
  /** The groups with their numbers of rows, the largest first. */
  groups: Array<ReportGroup>;
  /** The groups beyond those; null: there are none. */
  otherGroups?: Maybe<ReportOtherGroups>;
  rows: Array<ReportRow>;
  /** The totals of all rows, in the order in which the report has them; null: there are no values. */
  totals: Array<Maybe<Scalars['Float']['output']>>;
};

export type ReportSchedule = {
  __typename?: 'ReportSchedule';
  /** For weekly reports: 1 (Monday) to 7; for monthly ones: 1 to 28; null for daily ones. */
  day?: Maybe<Scalars['Int']['output']>;
  frequency: ReportFrequency;
  holidays: ReportHolidays;
  /** In the organization's time zone. */
  hour: Scalars['Int']['output'];
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** The names of people who were skipped last time because they no longer have the right. */
  lastRejected: Array<Scalars['String']['output']>;
  /** The number of recipients last time. */
  lastSent?: Maybe<Scalars['Int']['output']>;
  /** The day off instead of which it comes at `nextAt`; null: it was not moved. */
  movedFrom?: Maybe<Scalars['Date']['output']>;
  nextAt: Scalars['DateTime']['output'];
  onlyIfRows: Scalars['Boolean']['output'];
  recipientIds: Array<Scalars['Int']['output']>;
};

export type ReportScheduleInput = {
  day?: InputMaybe<Scalars['Int']['input']>;
  frequency: ReportFrequency;
  /** Absent: asIs. */
  holidays?: InputMaybe<ReportHolidays>;
  hour: Scalars['Int']['input'];
  onlyIfRows: Scalars['Boolean']['input'];
  recipientIds: Array<Scalars['Int']['input']>;
};

/** The PDF is at /api/report-snapshots/{id}.pdf. */
export type ReportSnapshot = {
  __typename?: 'ReportSnapshot';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  /** Whether the file is unchanged: its bytes match this hash, and the chain follows from the previous file. */
  isWhole: Scalars['Boolean']['output'];
  /** The name of the person who created it. */
  madeBy: Scalars['String']['output'];
  name: Scalars['String']['output'];
  rows?: Maybe<Scalars['Int']['output']>;
  /** The hash of the PDF, in hexadecimal digits. */
  sha256?: Maybe<Scalars['String']['output']>;
  status: ReportSnapshotStatus;
  tokens: Scalars['Int']['output'];
};

/** A file that is a snapshot of this organization. */
export type ReportSnapshotMatch = {
  __typename?: 'ReportSnapshotMatch';
  /** When the snapshot was taken. */
  createdAt: Scalars['DateTime']['output'];
  /** Like that of `ReportSnapshot`. */
  isWhole: Scalars['Boolean']['output'];
  /** Null: somebody else's, which the caller may not see. */
  snapshot?: Maybe<ReportSnapshot>;
};

export type ReportSnapshotPrice = {
  __typename?: 'ReportSnapshotPrice';
  available: Scalars['Int']['output'];
  isEnough: Scalars['Boolean']['output'];
  /**
   * Which monthly limit on tokens does not allow it, and whom to ask, in the caller's language; null: all limits
   * allow it.
   */
  limitText?: Maybe<Scalars['String']['output']>;
  tokens: Scalars['Int']['output'];
  /** Which limit it nearly uses up or exceeds although it is allowed, in the caller's language; null: none. */
  warningText?: Maybe<Scalars['String']['output']>;
};

export type ReportSnapshotStatus =
  /** Nothing was charged. */
  | 'failed'
  | 'making'
  | 'ready';

export type ReportSnapshots = {
  __typename?: 'ReportSnapshots';
  count: Scalars['Int']['output'];
  items: Array<ReportSnapshot>;
};

export type ReportSource = {
  __typename?: 'ReportSource';
  columns: Array<ReportColumn>;
  /** An additional count for the rows of a group. */
  mark: Scalars['String']['output'];
  name: Scalars['String']['output'];
  states: Array<ReportState>;
  title: Scalars['String']['output'];
};

export type ReportState = {
  __typename?: 'ReportState';
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ReportTemplate = {
  __typename?: 'ReportTemplate';
  chart?: Maybe<ReportChart>;
  columns: Array<Scalars['String']['output']>;
  groupBy?: Maybe<Scalars['String']['output']>;
  isDescending: Scalars['Boolean']['output'];
  objectTypes: Array<ObjectType>;
  sortBy?: Maybe<Scalars['String']['output']>;
  source: Scalars['String']['output'];
  state: Scalars['String']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  totals: Array<ReportTotal>;
};

/** A total of a report: of all its rows, and of each group. */
export type ReportTotal = {
  __typename?: 'ReportTotal';
  aggregate: ReportAggregate;
  /** The name of a column of numbers, shown or not. */
  column: Scalars['String']['output'];
};

export type ReportTotalInput = {
  aggregate: ReportAggregate;
  column: Scalars['String']['input'];
};

export type ReviewMoment =
  | 'afterPass'
  | 'immediately'
  | 'never';

export type RightArea =
  | 'backOfficeDocs'
  | 'backOfficeRef'
  | 'backOfficeSettingAccount'
  | 'backOfficeSuper'
  | 'employees'
  | 'faq'
  | 'integrationAmo'
  | 'integrationAvito'
  | 'integrationBitrix'
  | 'integrationTelegram'
  | 'integrations'
  | 'organizationAbout'
  | 'organizationSetting'
  | 'payment'
  | 'roles'
  | 'statistics'
  | 'structure';

/** An area of rights with its name, and what it covers, in the caller's language. */
export type RightAreaOption = {
  __typename?: 'RightAreaOption';
  description: Scalars['String']['output'];
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type RightFlag =
  | 'read'
  | 'write';

export type RightFlags = {
  __typename?: 'RightFlags';
  read: Scalars['Boolean']['output'];
  write: Scalars['Boolean']['output'];
};

export type RightInput = {
  area: RightArea;
  read: Scalars['Boolean']['input'];
  write: Scalars['Boolean']['input'];
};

export type Role = {
  __typename?: 'Role';
  id: Scalars['Int']['output'];
  isArchive: Scalars['Boolean']['output'];
  /** Created with the organization: it cannot be archived. */
  isSystem: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** The role's own notification settings by type; other types are not set on this level. */
  notifications: Array<RoleNotification>;
  organizationId: Scalars['Int']['output'];
  /** People who have it now, through their position or as a personal role. */
  peopleCount: Scalars['Int']['output'];
  positionsCount: Scalars['Int']['output'];
  rights: RoleRights;
  updatedAt: Scalars['DateTime']['output'];
};

/** A role that the caller may not grant. */
export type RoleBeyondOwn = {
  __typename?: 'RoleBeyondOwn';
  id: Scalars['Int']['output'];
  /**
   * The permissions that the caller lacks. A position's role of this kind may be replaced by another one that
   * lacks the same.
   */
  lacking: Array<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
};

export type RoleImpact = {
  __typename?: 'RoleImpact';
  /** Whether the caller is one of them. */
  isOwn: Scalars['Boolean']['output'];
  /** People whose access changes and whose sessions end. */
  peopleCount: Scalars['Int']['output'];
};

export type RoleInput = {
  id?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Areas that are not listed stay unchanged. */
  rights?: InputMaybe<Array<RightInput>>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type RoleList = {
  __typename?: 'RoleList';
  count: Scalars['Int']['output'];
  items: Array<Role>;
};

export type RoleNotification = {
  __typename?: 'RoleNotification';
  own: NotificationOwnSetting;
  /** One of organizationNotificationTypes. */
  type: Scalars['String']['output'];
};

export type RolePersonList = {
  __typename?: 'RolePersonList';
  count: Scalars['Int']['output'];
  items: Array<User>;
};

/** One entry per value of RightArea. Write implies read. */
export type RoleRights = {
  __typename?: 'RoleRights';
  backOfficeDocs: RightFlags;
  backOfficeRef: RightFlags;
  backOfficeSettingAccount: RightFlags;
  backOfficeSuper: RightFlags;
  employees: RightFlags;
  faq: RightFlags;
  integrationAmo: RightFlags;
  integrationAvito: RightFlags;
  integrationBitrix: RightFlags;
  integrationTelegram: RightFlags;
  integrations: RightFlags;
  organizationAbout: RightFlags;
  organizationSetting: RightFlags;
  payment: RightFlags;
  roles: RightFlags;
  statistics: RightFlags;
  structure: RightFlags;
};

export type RoleSource =
  | 'personal'
  | 'position';

export type SampleCount = {
  __typename?: 'SampleCount';
  count: Scalars['Int']['output'];
  kind: SampleKind;
};

export type SampleIndustry =
  | 'bakery'
  | 'office'
  /** Templates of the organization that invited this one. */
  | 'referrer'
  | 'shop'
  | 'warehouse';

export type SampleKeepReason =
  | 'changed'
  | 'signed'
  | 'used';

/** Objects that stay, and become the organization's own. */
export type SampleKept = {
  __typename?: 'SampleKept';
  id: Scalars['Int']['output'];
  kind: SampleKind;
  name: Scalars['String']['output'];
  reason: SampleKeepReason;
};

export type SampleKind =
  | 'adaptationTemplate'
  | 'assignmentRule'
  | 'position'
  | 'regulation'
  | 'subdivision'
  | 'user';

export type SampleObject = {
  __typename?: 'SampleObject';
  id: Scalars['Int']['output'];
  kind: SampleKind;
};

export type SampleRemoval = {
  __typename?: 'SampleRemoval';
  kept: Array<SampleKept>;
  removed: Array<SampleCount>;
};

export type SavedCard = {
  __typename?: 'SavedCard';
  last4: Scalars['String']['output'];
  savedAt: Scalars['DateTime']['output'];
};

export type SavedHeadFile = {
  __typename?: 'SavedHeadFile';
  name: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ScopedRights = {
  __typename?: 'ScopedRights';
  rights: RoleRights;
  subdivisionId: Scalars['Int']['output'];
};

export type SearchHit = {
  __typename?: 'SearchHit';
  id: Scalars['Int']['output'];
  kind: SearchKind;
  route: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SearchKind =
  /** A clause of the current version of a document or text; `id` is the document's. */
  | 'clause'
  | 'education'
  | 'position'
  | 'qualification'
  | 'regulation'
  | 'subdivision'
  | 'test'
  | 'user';

export type SelectOption = {
  __typename?: 'SelectOption';
  id: Scalars['Int']['output'];
  isArchive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type SessionResponse = {
  __typename?: 'SessionResponse';
  /** For isTwoFactor: the value that the second step must send back. */
  challenge?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  routePath?: Maybe<Scalars['String']['output']>;
  token?: Maybe<Scalars['String']['output']>;
  type: Scalars['String']['output'];
  user?: Maybe<User>;
};

export type SetupStep = {
  __typename?: 'SetupStep';
  isDone: Scalars['Boolean']['output'];
  /** Not needed by every organization. */
  isOptional: Scalars['Boolean']['output'];
  key: SetupStepKey;
};

export type SetupStepKey =
  | 'assignment'
  | 'card'
  | 'employee'
  | 'logo'
  | 'position'
  | 'regulation'
  | 'role'
  | 'subdivision';

export type SignInChangeKind =
  | 'email'
  | 'login'
  | 'password'
  | 'phone'
  | 'twoFactor';

export type SignInHold = {
  __typename?: 'SignInHold';
  /** Whether this session is from before the change, so that the caller may confirm it with a code. */
  canConfirm: Scalars['Boolean']['output'];
  /** Whether the caller, an administrator, may decide: not about themselves, and not about their own change. */
  canDecide: Scalars['Boolean']['output'];
  changedAt: Scalars['DateTime']['output'];
  /** The name of the person who made the change; null: nobody was signed in. */
  changedBy?: Maybe<Scalars['String']['output']>;
  kind: SignInChangeKind;
  /** The value after the change; null: a secret. */
  newValue?: Maybe<Scalars['String']['output']>;
  state: SignInHoldState;
  user: User;
};

export type SignInHoldState =
  /** The person has used the link in the email to state that the change was not theirs. */
  | 'disputed'
  /** A change by somebody else has not been confirmed. */
  | 'unconfirmed';

export type SignMethod =
  | 'checkbox'
  | 'emailCode'
  | 'password';

export type SignatureAction =
  | 'refused'
  | 'signed';

/** The signer's answers to a question: every attempt, the last one correct. */
export type SignatureAnswer = {
  __typename?: 'SignatureAnswer';
  attempts: Array<Array<Scalars['String']['output']>>;
  question: Scalars['String']['output'];
};

export type SignatureScope =
  | 'delta'
  | 'full';

/** Whoever created the account entered its first address. */
export type SignerAccount = {
  __typename?: 'SignerAccount';
  createdAt: Scalars['DateTime']['output'];
  /** Null: nobody was signed in. */
  createdByName?: Maybe<Scalars['String']['output']>;
};

export type SignerChange = {
  __typename?: 'SignerChange';
  changedAt: Scalars['DateTime']['output'];
  /** Null: nobody was signed in. */
  changedByName?: Maybe<Scalars['String']['output']>;
  /** The administrator who confirmed it; null: the person themselves, nobody, or the record is older than this field. */
  confirmedByName?: Maybe<Scalars['String']['output']>;
  isConfirmed: Scalars['Boolean']['output'];
  kind: SignInChangeKind;
};

export type SignerDoubt =
  /** Somebody else had changed the person's sign-in data, and the change was not confirmed. */
  | 'unconfirmedChange'
  /** The session was not started by any of these servers. */
  | 'unknownSession';

export type SignerSessionStart =
  | 'invitation'
  | 'password'
  | 'recoveryCode'
  | 'registration'
  | 'social';

export type Significance =
  | 'major'
  | 'minor';

/**
 * Signatures of a whole text, given here: those of changes, on paper, and of texts without words are not
 * counted. At most the newest 10,000 of the period are looked at.
 */
export type SigningSpeed = {
  __typename?: 'SigningSpeed';
  bars: Array<SigningSpeedBar>;
  count: Scalars['Int']['output'];
  /** Less than a quarter of the calculated time. */
  quickCount: Scalars['Int']['output'];
  /** The first day from which signatures were looked at; null: all of the period. */
  since?: Maybe<Scalars['Date']['output']>;
};

/** Signatures by the share of the calculated time, in percent. */
export type SigningSpeedBar = {
  __typename?: 'SigningSpeedBar';
  count: Scalars['Int']['output'];
  from: Scalars['Int']['output'];
  /** Exclusive; null: any longer time. */
  to?: Maybe<Scalars['Int']['output']>;
};

/** An external account that a person signs in with. */
export type SocialAccount = {
  __typename?: 'SocialAccount';
  createdAt: Scalars['DateTime']['output'];
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** One of `consts.authProviders`. */
  provider: Scalars['String']['output'];
};

export type SortDirection =
  | 'asc'
  | 'desc';

/** The number of components that complete a stage. */
export type StageGate =
  /** Every required one. */
  | 'all'
  /** One, and every required one. */
  | 'any'
  /** `k`, and every required one. */
  | 'kOf';

export type StageState =
  | 'done'
  /** Opens when the previous stage has been passed. */
  | 'locked'
  | 'open';

/** A question that has not changed although its clause has: signers answer it against the new text. */
export type StaleQuestion = {
  __typename?: 'StaleQuestion';
  id: Scalars['String']['output'];
  /** The number of its clause. */
  number: Scalars['String']['output'];
  rightAnswers: Array<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

/** People's progress with the assignments of one kind. */
export type Statistic = {
  __typename?: 'Statistic';
  /** The past day of the numbers; null: now. */
  asOf?: Maybe<Scalars['Date']['output']>;
  byObject: Array<StatisticByObject>;
  bySubdivision: Array<StatisticBySubdivision>;
  /** Cumulative totals of assigned and completed, by day. */
  curve: Array<StatisticPoint>;
  /** The earliest day that can be requested. */
  firstDay: Scalars['Date']['output'];
  /** Null: results of this kind have no validity period, or it was not recorded yet on that day. */
  held?: Maybe<HeldStatistic>;
  /** The day since when held results are recorded; null: results of this kind have no validity period. */
  heldSince?: Maybe<Scalars['Date']['output']>;
  /** Median days from assignment to completion: a signature, or a completed study. */
  medianDays?: Maybe<Scalars['Float']['output']>;
  /**
   * For a period without assignments: the day nearest to it on which something was assigned; null: no period,
   * or no such day near it.
   */
  nearestDay?: Maybe<Scalars['Date']['output']>;
  /**
   * The day since when people's subdivisions and positions are recorded: for earlier days, the first recorded
   * ones count.
   */
  placementsSince: Scalars['Date']['output'];
  /** Published, and past their review date; null: unknown for a past day. */
  staleCount?: Maybe<Scalars['Int']['output']>;
  total: StatisticRow;
  /** The day since when the department tree is recorded: for earlier days, the first recorded tree counts. */
  treeSince: Scalars['Date']['output'];
};

/** A person's progress with an assignment; details are for those who see the object's report. */
export type StatisticAssignment = {
  __typename?: 'StatisticAssignment';
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['Int']['output'];
  /** The person has not been invited yet: the term starts with the invitation. */
  isHeld: Scalars['Boolean']['output'];
  isOverdue: Scalars['Boolean']['output'];
  refusedAt?: Maybe<Scalars['DateTime']['output']>;
  remindedAt?: Maybe<Scalars['DateTime']['output']>;
  startAt: Scalars['DateTime']['output'];
  status: AssignmentStatus;
};

export type StatisticByObject = {
  __typename?: 'StatisticByObject';
  isArchive: Scalars['Boolean']['output'];
  object: ObjectName;
  /** The date of the next review; null: none. */
  reviewAt?: Maybe<Scalars['Date']['output']>;
  statistic: StatisticRow;
};

export type StatisticBySubdivision = {
  __typename?: 'StatisticBySubdivision';
  statistic: StatisticRow;
  /** Null: people without a subdivision. */
  subdivision?: Maybe<Subdivision>;
};

/** Saved filters of the page. The objects that they refer to may no longer exist. */
export type StatisticFilter = {
  /**
   * The numbers as of the end of that day, for the people who worked then, in their subdivisions and positions
   * of that day. Absent or today: now.
   */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** The range of assignment dates, both ends included. */
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  isAdaptation?: InputMaybe<Scalars['Boolean']['input']>;
  objectIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  positionIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Stages of employment, of userStatusTypes; on a past day those of that day. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  subdivisionIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** These people only. */
  userIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type StatisticHolder = {
  __typename?: 'StatisticHolder';
  isValid: Scalars['Boolean']['output'];
  /** Null: no end date. */
  lastDay?: Maybe<Scalars['Date']['output']>;
  object: ObjectName;
  user: User;
};

export type StatisticHolderList = {
  __typename?: 'StatisticHolderList';
  count: Scalars['Int']['output'];
  items: Array<StatisticHolder>;
};

export type StatisticKind =
  | 'assigned'
  | 'notSigned'
  | 'overdue'
  | 'refused'
  | 'signed';

export type StatisticPeopleList = {
  __typename?: 'StatisticPeopleList';
  count: Scalars['Int']['output'];
  items: Array<StatisticPerson>;
  /** How many people behind the number can be reminded, each counted once; the search does not narrow it. */
  peopleCount: Scalars['Int']['output'];
};

export type StatisticPerson = {
  __typename?: 'StatisticPerson';
  assignment: StatisticAssignment;
  object: ObjectName;
  user: User;
};

export type StatisticPoint = {
  __typename?: 'StatisticPoint';
  assigned: Scalars['Int']['output'];
  date: Scalars['Date']['output'];
  signed: Scalars['Int']['output'];
};

export type StatisticRow = {
  __typename?: 'StatisticRow';
  assigned: Scalars['Int']['output'];
  notSigned: Scalars['Int']['output'];
  overdue: Scalars['Int']['output'];
  /** round(100 * signed / (signed + notSigned)); null when nothing was assigned. */
  performance?: Maybe<Scalars['Int']['output']>;
  refused: Scalars['Int']['output'];
  /** Completed: signed or studied, depending on the kind. */
  signed: Scalars['Int']['output'];
};

export type StatisticView = {
  __typename?: 'StatisticView';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** The tab where they were saved. */
  objectType: ObjectType;
  /** The query string of the page address. */
  query: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type StatisticViewInput = {
  id?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  objectType: ObjectType;
  query: Scalars['String']['input'];
};

/** The gaps, each with the browser route where it can be fixed. */
export type StatisticWhatIf = {
  __typename?: 'StatisticWhatIf';
  /** Departments whose head or acting head would leave without a replacement. */
  leaders: Array<SubdivisionWithoutLeader>;
  /** Content that would have no owner. */
  objects: Array<ObjectUnowned>;
  /** Positions that would have no holder of a required result left. */
  positions: Array<PositionUnqualified>;
};

export type StructureNodeError =
  | 'nameEmpty'
  | 'nameTooLong'
  /** A subdivision cannot be placed under a position. */
  | 'subdivisionUnderPosition'
  /** It exceeds the maximum depth of the structure. */
  | 'tooDeep';

/** A line of an outline. */
export type StructureNodeInput = {
  kind: StructureNodeKind;
  name: Scalars['String']['input'];
  /** The index of the parent line, counted from 0; the parent comes earlier. */
  parent?: InputMaybe<Scalars['Int']['input']>;
};

export type StructureNodeKind =
  | 'position'
  | 'subdivision';

export type StructureNodePlan = {
  __typename?: 'StructureNodePlan';
  /** Why the line is rejected; nothing is created then. */
  error?: Maybe<StructureNodeError>;
  state: StructureNodeState;
};

export type StructureNodeState =
  /** It already exists. */
  | 'found'
  | 'new'
  /** It repeats an earlier line. */
  | 'repeated';

export type StructureOutlinePlan = {
  __typename?: 'StructureOutlinePlan';
  /** One per node, in their order. */
  nodes: Array<StructureNodePlan>;
  positionsNew: Scalars['Int']['output'];
  subdivisionsNew: Scalars['Int']['output'];
};

export type StructureRowRejection = {
  __typename?: 'StructureRowRejection';
  code: Scalars['String']['output'];
  /** The field with the error; null: the whole row. */
  field?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  kind: StructureNodeKind;
  text: Scalars['String']['output'];
};

export type StructureRowsPreview = {
  __typename?: 'StructureRowsPreview';
  /** The effect of the rows that would not be rejected. */
  assignments: AssignmentPreview;
  rejections: Array<StructureRowRejection>;
};

export type StructureRowsResult = {
  __typename?: 'StructureRowsResult';
  /** The changed positions, with their current data. */
  positions: Array<Position>;
  rejections: Array<StructureRowRejection>;
  subdivisions: Array<Subdivision>;
};

export type Subdivision = {
  __typename?: 'Subdivision';
  /** The acting head today. */
  actingLeader?: Maybe<ActingLeader>;
  /** Current and upcoming ones, the earliest first. */
  actingLeaders: Array<ActingLeader>;
  /** People directly in it, by name: the first two hundred. `users` returns the others by page. */
  employees: Array<User>;
  /** The number of people currently directly in it. */
  employeesCount: Scalars['Int']['output'];
  /** The first three of them by name, for the chart. */
  faces: Array<User>;
  id: Scalars['Int']['output'];
  /** For structure.read, for heads, and for the caller's own subdivision; empty for others. */
  idealPicture: Scalars['String']['output'];
  isArchive: Scalars['Boolean']['output'];
  leader?: Maybe<User>;
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  organizationId: Scalars['Int']['output'];
  parentId?: Maybe<Scalars['Int']['output']>;
  positionId?: Maybe<Scalars['Int']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

export type SubdivisionInput = {
  id?: InputMaybe<Scalars['Int']['input']>;
  idealPicture?: InputMaybe<Scalars['String']['input']>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<Scalars['Int']['input']>;
  parentId?: InputMaybe<Scalars['Int']['input']>;
  positionId?: InputMaybe<Scalars['Int']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type SubdivisionList = {
  __typename?: 'SubdivisionList';
  count: Scalars['Int']['output'];
  items: Array<Subdivision>;
};

export type SubdivisionWithoutLeader = {
  __typename?: 'SubdivisionWithoutLeader';
  id: Scalars['Int']['output'];
  /** True for the acting head, false for the head. */
  isActing: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  route: Scalars['String']['output'];
  userId: Scalars['Int']['output'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Changes that concern the caller, preceded by those of the last `recentMs` milliseconds: what has changed since the
   * page sent its first request. More than a minute ago: any topic may have changed.
   */
  changed: Change;
  /** The counters of the menu entries: immediately, and after every change. */
  menuCounters: MenuCounters;
  /** A new notification of the caller. */
  notificationAdded: Notification;
  /**
   * Positions, subdivisions, regulation structures (for those who may open the structure) and people: first
   * everything, in portions, then changes. After a lost event, everything is sent again. `kinds`: only these.
   * `since`: a client that has read everything up to then gets only later changes.
   */
  referenceData: ReferenceData;
};


export type SubscriptionChangedArgs = {
  recentMs?: InputMaybe<Scalars['Int']['input']>;
};


export type SubscriptionReferenceDataArgs = {
  kinds?: InputMaybe<Array<ReferenceKind>>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
};

export type SubscriptionState = {
  __typename?: 'SubscriptionState';
  isActiveSubscribe: Scalars['Boolean']['output'];
};

/** A super admin of the provider. */
export type SuperAdminPrivilege = {
  __typename?: 'SuperAdminPrivilege';
  id: Scalars['Int']['output'];
  isPrivileged: Scalars['Boolean']['output'];
  /** The root admin always has the privilege and every right. */
  isRoot: Scalars['Boolean']['output'];
  nameFull: Scalars['String']['output'];
  position?: Maybe<Scalars['String']['output']>;
  /** The back-office areas that their roles grant; write implies read. */
  reads: Array<RightArea>;
  writes: Array<RightArea>;
};

export type Support = {
  __typename?: 'Support';
  /** Null: read-only access. */
  consent?: Maybe<SupportConsent>;
  id: Scalars['Int']['output'];
  organizationName: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  until: Scalars['DateTime']['output'];
};

export type SupportAccess = {
  __typename?: 'SupportAccess';
  isWaived: Scalars['Boolean']['output'];
  /** When changes were allowed in advance, and by whom; null: they are not. */
  waivedAt?: Maybe<Scalars['DateTime']['output']>;
  waivedBy?: Maybe<Scalars['String']['output']>;
};

export type SupportConsent =
  | 'allowed'
  /** No administrator of the client has answered yet. */
  | 'asked'
  | 'refused'
  /** The organization does not require permission. */
  | 'waived'
  /** The requester has withdrawn the request. */
  | 'withdrawn';

/** A request by a person of the provider to an administrator of the client for permission to make changes. */
export type SupportRequest = {
  __typename?: 'SupportRequest';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  until: Scalars['DateTime']['output'];
};

/** A person of the provider in a client's workspace: read-only, with changes where the client allows them. */
export type SupportSession = {
  __typename?: 'SupportSession';
  /** Null: read-only access. */
  consent?: Maybe<SupportConsent>;
  id: Scalars['Int']['output'];
  /** Who came. */
  name: Scalars['String']['output'];
  organizationId: Scalars['Int']['output'];
  organizationName: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  startedAt: Scalars['DateTime']['output'];
  until: Scalars['DateTime']['output'];
};

export type Suspension = {
  __typename?: 'Suspension';
  reason: Scalars['String']['output'];
  /** The last day; null: no end date. */
  until?: Maybe<Scalars['Date']['output']>;
};

export type Tariff = {
  __typename?: 'Tariff';
  code: Scalars['String']['output'];
  /** Per month for each additional person. */
  employeePrice: Scalars['Money']['output'];
  /** The number of people included free of charge. */
  freeEmployees: Scalars['Int']['output'];
  isSample: Scalars['Boolean']['output'];
  /** The monthly base price; people beyond the free ones cost extra. */
  monthPrice: Scalars['Money']['output'];
  name: Scalars['String']['output'];
};

export type TariffChange = {
  __typename?: 'TariffChange';
  charged: Scalars['Money']['output'];
  from?: Maybe<Scalars['Date']['output']>;
  id: Scalars['Int']['output'];
  isNow: Scalars['Boolean']['output'];
  returned: Scalars['Money']['output'];
  tariff: Tariff;
};

export type TariffChangeInput = {
  charged: Scalars['Money']['input'];
  code: Scalars['String']['input'];
  employeePrice: Scalars['Money']['input'];
  freeEmployees: Scalars['Int']['input'];
  from?: InputMaybe<Scalars['Date']['input']>;
  monthPrice: Scalars['Money']['input'];
  returned: Scalars['Money']['input'];
};

export type TariffOffer = {
  __typename?: 'TariffOffer';
  /** Per month for the people who count now. */
  amount: Scalars['Money']['output'];
  isCurrent: Scalars['Boolean']['output'];
  tariff: Tariff;
  /** The price of a token in this tariff. */
  tokenPrice: Scalars['Money']['output'];
};

export type TariffPreview = {
  __typename?: 'TariffPreview';
  balanceAfter: Scalars['Money']['output'];
  /** The charge for those days in the new tariff, for the people counted in the month. */
  charged: Scalars['Money']['output'];
  /** Remaining days of the paid month, including today; null: nothing is returned or charged. */
  daysLeft?: Maybe<Scalars['Int']['output']>;
  /** Its first day; null: the next charge has no date yet. */
  from?: Maybe<Scalars['Date']['output']>;
  /** False: from the next charge on; the paid period stays unchanged. */
  isNow: Scalars['Boolean']['output'];
  /** The amount that the balance lacks for it. */
  missing: Scalars['Money']['output'];
  /** The next charge in the new tariff, for the people who count now; null: no charge is scheduled. */
  next?: Maybe<NextCharge>;
  /** The refund for those days. */
  returned: Scalars['Money']['output'];
  tariff: Tariff;
};

export type Test = {
  __typename?: 'Test';
  abilities: TestAbilities;
  category: Scalars['String']['output'];
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currentVersion?: Maybe<TestVersion>;
  description: Scalars['String']['output'];
  /** Only for those who may edit. */
  draftVersion?: Maybe<TestVersion>;
  id: Scalars['Int']['output'];
  isArchive: Scalars['Boolean']['output'];
  /** Whether people who passed it are asked its questions again, if the organization repeats: see testRepetition. */
  isRepetition: Scalars['Boolean']['output'];
  /** The caller's current assignment, or their last one. */
  myAssignment?: Maybe<Assignment>;
  /** Attempts of the caller, newest first. */
  myAttempts: Array<TestAttempt>;
  /** The caller's newest request for another attempt, for their last attempt; null: none. */
  myRequest?: Maybe<TestAttemptRequest>;
  /** The caller's result; null: the caller does not take part in the test. */
  myResult?: Maybe<TestResult>;
  name: Scalars['String']['output'];
  owner: User;
  ownerId: Scalars['Int']['output'];
  /** Pictures available for its questions. For those who may edit the test; empty for others. */
  pictures: Array<Content>;
  /** Why the caller cannot start an attempt now; null: they can start one or resume the open one. */
  startProblem?: Maybe<TestStartProblem>;
  /** Null for callers who may not see the report. */
  statistic?: Maybe<StatisticRow>;
  status: ContentStatus;
  updatedAt: Scalars['DateTime']['output'];
  /** Published ones, newest first. */
  versions: Array<TestVersion>;
};

/** What the caller may do with it, according to the server's rules. */
export type TestAbilities = {
  __typename?: 'TestAbilities';
  canEdit: Scalars['Boolean']['output'];
  canPublish: Scalars['Boolean']['output'];
  /** Whether the caller may see results; a leader sees those of their own people. */
  canReport: Scalars['Boolean']['output'];
  /** Whether the caller may see every result, grade answers, and see the statistics of questions. */
  canReview: Scalars['Boolean']['output'];
  /** Whether the caller may start an attempt now or resume the open one. */
  canTake: Scalars['Boolean']['output'];
};

/** A file in an answer. The answer refers to its id, name, size and hash. */
export type TestAnswerFile = {
  __typename?: 'TestAnswerFile';
  content: Content;
  id: Scalars['Int']['output'];
  /** The hash of the stored file: pictures are re-encoded. Hexadecimal. */
  sha256: Scalars['String']['output'];
};

export type TestAnswerFileInput = {
  attemptId: Scalars['Int']['input'];
  questionId: Scalars['String']['input'];
  tab: Scalars['String']['input'];
};

export type TestAnswerInput = {
  /** Null: withdrawn. */
  answer?: InputMaybe<Scalars['TestAnswer']['input']>;
  attemptId: Scalars['Int']['input'];
  isFlagged?: InputMaybe<Scalars['Boolean']['input']>;
  questionId: Scalars['String']['input'];
  seq: Scalars['Int']['input'];
  tab: Scalars['String']['input'];
};

export type TestAnswerOutcome =
  | 'empty'
  /** Awaits an expert's review. */
  | 'open'
  | 'partly'
  | 'right'
  /** The question no longer counts. */
  | 'voided'
  | 'wrong';

/** An attempt at a test. It keeps the version that it started with. */
export type TestAttempt = {
  __typename?: 'TestAttempt';
  answeredCount: Scalars['Int']['output'];
  /**
   * The saved answers. Only for the person who takes the test while the attempt is open; otherwise empty: see
   * `review`.
   */
  answers: Array<TestSavedAnswer>;
  /** By the server's clock; null: no limit. */
  deadlineAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null while it is open. */
  endedBy?: Maybe<TestAttemptEnd>;
  /**
   * Files referred to in answers. For the person who took the test and those who see the whole report; empty
   * for others.
   */
  files: Array<TestAnswerFile>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Minutes in addition to the settings, already included in `deadlineAt`. */
  grantedMinutes: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  /** Null: the attempt is open, or not decided. */
  isPassed?: Maybe<Scalars['Boolean']['output']>;
  maxPoints?: Maybe<Scalars['Int']['output']>;
  /** 1 for the person's first attempt at this test. */
  number: Scalars['Int']['output'];
  /** In hundredths, rounded down: 7999 is 79.99 %. */
  percent?: Maybe<Scalars['Int']['output']>;
  /**
   * Pictures of the questions shown to the reader: in `questions` while the attempt is open, in `review`
   * afterward.
   */
  pictures: Array<Content>;
  /** Null: not graded yet, or not visible to the person. Integer hundredths, as `maxPoints`. */
  points?: Maybe<Scalars['Int']['output']>;
  questionCount: Scalars['Int']['output'];
  /**
   * The questions in the drawn order. Only for the person who takes the test while the attempt is open;
   * otherwise empty: see `review`.
   */
  questions: Array<Scalars['AskedQuestion']['output']>;
  /** Seconds of server downtime that were given back, already included in `deadlineAt`. */
  returnedSec: Scalars['Int']['output'];
  /**
   * The answers one by one, as far as the settings show them to the person; those who see the whole report see
   * everything.
   */
  review: Array<TestReviewedAnswer>;
  /** The server's current time: browsers count down by the difference, regardless of their own clock. */
  serverNow: Scalars['DateTime']['output'];
  startedAt: Scalars['DateTime']['output'];
  state: TestAttemptState;
  test: Test;
  testId: Scalars['Int']['output'];
  user: User;
  userId: Scalars['Int']['output'];
  version: TestVersion;
};

export type TestAttemptEnd =
  /** The server ended it at the deadline. */
  | 'expired'
  /** The server ended it: the person left, the test is no longer assigned, or it was archived. */
  | 'stopped'
  | 'submitted';

export type TestAttemptList = {
  __typename?: 'TestAttemptList';
  count: Scalars['Int']['output'];
  items: Array<TestAttempt>;
};

export type TestAttemptRequest = {
  __typename?: 'TestAttemptRequest';
  createdAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<User>;
  id: Scalars['Int']['output'];
  /** Of the decision; empty while it is open. */
  reason: Scalars['String']['output'];
  state: TestRequestState;
  testId: Scalars['Int']['output'];
  /** The person's words. */
  text: Scalars['String']['output'];
  user: User;
};

export type TestAttemptState =
  | 'graded'
  | 'inProgress'
  /** Finished; some answers await an expert's review. */
  | 'onReview';

export type TestBankAdded = {
  __typename?: 'TestBankAdded';
  count: Scalars['Int']['output'];
};

export type TestBankList = {
  __typename?: 'TestBankList';
  count: Scalars['Int']['output'];
  items: Array<TestBankQuestion>;
  /** Tags of all questions visible to the caller that are not archived, the most used first. */
  tags: Array<TestBankTag>;
};

/** A question that belongs to no test. */
export type TestBankQuestion = {
  __typename?: 'TestBankQuestion';
  id: Scalars['Int']['output'];
  isArchive: Scalars['Boolean']['output'];
  owner: User;
  /** That the question shows. */
  pictures: Array<Content>;
  question: Scalars['TestQuestion']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type TestBankTag = {
  __typename?: 'TestBankTag';
  count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** `QuestionSource` of domain/questions. */
export type TestClauseSource = {
  __typename?: 'TestClauseSource';
  clauseId: Scalars['String']['output'];
  objectId: Scalars['Int']['output'];
  versionId: Scalars['Int']['output'];
};

/** A section that draws questions from the bank. */
export type TestDraw = {
  __typename?: 'TestDraw';
  count: Scalars['Int']['output'];
  /** 1 to 5. */
  difficultyFrom: Scalars['Int']['output'];
  difficultyTo: Scalars['Int']['output'];
  id: Scalars['String']['output'];
  /** Questions that the person has answered correctly before are used only if there are not enough others. */
  isPassedLast: Scalars['Boolean']['output'];
  /** Matches any of them; empty: all questions, regardless of tags. */
  tags: Array<Scalars['String']['output']>;
};

export type TestDrawInput = {
  count: Scalars['Int']['input'];
  difficultyFrom: Scalars['Int']['input'];
  difficultyTo: Scalars['Int']['input'];
  id: Scalars['String']['input'];
  isPassedLast: Scalars['Boolean']['input'];
  tags: Array<Scalars['String']['input']>;
};

export type TestGradeInput = {
  attemptId: Scalars['Int']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `gradedAt` of the points that are corrected; null: the answer was not graded yet. If another expert
   * has graded it since, fails with conflict.updated.
   */
  gradedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Integer hundredths, from 0 to the maximum points of the question. */
  points: Scalars['Int']['input'];
  questionId: Scalars['String']['input'];
};

/** The attempt that counts. */
export type TestGrading =
  | 'best'
  | 'last';

export type TestGrantInput = {
  attempts: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  testId: Scalars['Int']['input'];
  userId: Scalars['Int']['input'];
};

export type TestInput = {
  category?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  isRepetition?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  ownerId?: InputMaybe<Scalars['Int']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type TestItemAnalysis = {
  __typename?: 'TestItemAnalysis';
  /** People whose first graded attempt at this version is included. */
  count: Scalars['Int']['output'];
  items: Array<TestItemFigures>;
  /** The minimum number of attempts for a meaningful result: `items` is empty below it. */
  minCount: Scalars['Int']['output'];
  version?: Maybe<TestVersion>;
};

export type TestItemFigures = {
  __typename?: 'TestItemFigures';
  count: Scalars['Int']['output'];
  /**
   * The correlation of the question's points with those of all other questions, in ten-thousandths; null: all
   * values on one side are equal.
   */
  discrimination?: Maybe<Scalars['Int']['output']>;
  /** The mean share of the points, in ten-thousandths: 3000 is 0.30. */
  facility: Scalars['Int']['output'];
  /** Whether a regrading has excluded it. */
  isVoided: Scalars['Boolean']['output'];
  questionId: Scalars['String']['output'];
  text: Scalars['String']['output'];
  verdicts: Array<TestItemVerdict>;
};

export type TestItemVerdict =
  /** Discrimination below 0: the key may be wrong. */
  | 'checkKey'
  /** Discrimination below 0.10. */
  | 'noDiscrimination'
  /** Facility above 0.95. */
  | 'tooEasy'
  /** Facility below 0.30. */
  | 'tooHard';

export type TestList = {
  __typename?: 'TestList';
  count: Scalars['Int']['output'];
  items: Array<Test>;
};

export type TestMinutesGrantInput = {
  attemptId: Scalars['Int']['input'];
  minutes: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};

export type TestNamedClause = {
  __typename?: 'TestNamedClause';
  problem?: Maybe<TestNamedClauseProblem>;
  /** Null: see `problem`. */
  source?: Maybe<TestClauseSource>;
};

/** A clause by its human-readable reference. */
export type TestNamedClauseInput = {
  /** Its number, «4.2». */
  clause: Scalars['String']['input'];
  /** The code of the regulation. */
  code: Scalars['String']['input'];
  /** «2.1»; empty: the current version. */
  version: Scalars['String']['input'];
};

export type TestNamedClauseProblem =
  | 'clause'
  /** No regulation with this code exists or is readable for the caller. */
  | 'regulation'
  | 'version';

export type TestQuestionSource = {
  __typename?: 'TestQuestionSource';
  /** Changes in the clause and those below it, since the question was written or last confirmed. */
  changes: Array<ClauseChange>;
  /** The current version of the regulation, against which a question is confirmed. */
  currentVersionId: Scalars['Int']['output'];
  link: TestSourceLink;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  questionId: Scalars['String']['output'];
  state: TestSourceState;
};

export type TestRegradeInput = {
  /** The answer accepted as correct; null: the question no longer counts. */
  answer?: InputMaybe<Scalars['TestAnswer']['input']>;
  /** Whether it is the only answer accepted as correct. */
  isOnly: Scalars['Boolean']['input'];
  /** True: people who fall below the pass mark lose their pass; otherwise every pass is kept. */
  mayTakePasses: Scalars['Boolean']['input'];
  questionId: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  testId: Scalars['Int']['input'];
  versionId: Scalars['Int']['input'];
};

export type TestRegradePreview = {
  __typename?: 'TestRegradePreview';
  /** Attempts whose points change. */
  changed: Scalars['Int']['output'];
  /** Finished attempts at the version. */
  count: Scalars['Int']['output'];
  /** People who have not passed and would pass. */
  gained: Scalars['Int']['output'];
  /** The first of the people who would pass. */
  gaining: Array<User>;
  /** The first of the people who would lose their pass. */
  losing: Array<User>;
  /** People who have passed and would fall below the pass mark. */
  lost: Scalars['Int']['output'];
};

/** A regrading of a question, with the progress of its job. */
export type TestRegrading = {
  __typename?: 'TestRegrading';
  /** The answer accepted as correct; null: the question no longer counts. */
  answer?: Maybe<Scalars['TestAnswer']['output']>;
  changed: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: User;
  done: Scalars['Int']['output'];
  /** Attempts that could not be regraded. */
  failed: Scalars['Int']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Attempts that have become passed. */
  gained: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  isOnly: Scalars['Boolean']['output'];
  /** Attempts that stay passed although they are below the pass mark. */
  kept: Scalars['Int']['output'];
  /** Attempts that are no longer passed. */
  lost: Scalars['Int']['output'];
  mayTakePasses: Scalars['Boolean']['output'];
  question: Scalars['AskedQuestion']['output'];
  questionId: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  state: TestRegradingState;
  testId: Scalars['Int']['output'];
  /** Attempts to check, and how many of them the job has checked. */
  total: Scalars['Int']['output'];
  versionId: Scalars['Int']['output'];
};

export type TestRegradingState =
  | 'done'
  | 'running';

export type TestRepetition = {
  __typename?: 'TestRepetition';
  /** How many of today's were answered. */
  answeredCount: Scalars['Int']['output'];
  /** The organization repeats. */
  isOffered: Scalars['Boolean']['output'];
  /** The caller has not switched it off. */
  isOn: Scalars['Boolean']['output'];
  /** Those of today that are not answered yet; none where it is switched off. */
  questions: Array<TestRepetitionQuestion>;
};

export type TestRepetitionAnswerInput = {
  /** Null: the caller does not know. */
  answer?: InputMaybe<Scalars['TestAnswer']['input']>;
  questionId: Scalars['String']['input'];
  testId: Scalars['Int']['input'];
};

/** A question of a test in force, as its taker gets it. */
export type TestRepetitionQuestion = {
  __typename?: 'TestRepetitionQuestion';
  /** Of the test. */
  name: Scalars['String']['output'];
  /** That the question shows. */
  pictures: Array<Content>;
  question: Scalars['AskedQuestion']['output'];
  testId: Scalars['Int']['output'];
};

/** What came of an answer. What the test never shows to who has passed it is null. */
export type TestRepetitionResult = {
  __typename?: 'TestRepetitionResult';
  answer?: Maybe<Scalars['TestAnswer']['output']>;
  /** The day on which it is asked again at the earliest. */
  dueOn: Scalars['Date']['output'];
  explained?: Maybe<Scalars['TestExplained']['output']>;
  key?: Maybe<Scalars['TestKey']['output']>;
  outcome: TestAnswerOutcome;
  question: Scalars['AskedQuestion']['output'];
  /** What to read again; null: the question names nothing that the caller may read. */
  source?: Maybe<TestSourceLink>;
};

export type TestRequestState =
  | 'declined'
  | 'granted'
  | 'open';

/** A person's result in a test. */
export type TestResult = {
  __typename?: 'TestResult';
  /** Null: the test is not assigned, or no longer. */
  assignment?: Maybe<Assignment>;
  /** Extra attempts granted in addition to the settings. */
  attemptsExtra: Scalars['Int']['output'];
  /** Null: no limit. */
  attemptsLeft?: Maybe<Scalars['Int']['output']>;
  /** Attempts used in the current assignment. */
  attemptsUsed: Scalars['Int']['output'];
  isPassed?: Maybe<Scalars['Boolean']['output']>;
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time when the next attempt may start; null: at once. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** The currently open attempt. */
  openAttemptId?: Maybe<Scalars['Int']['output']>;
  /**
   * Percent in hundredths of the attempt that counts; null: none is graded, or it is not visible to the
   * person.
   */
  percent?: Maybe<Scalars['Int']['output']>;
  user: User;
};

export type TestResultList = {
  __typename?: 'TestResultList';
  count: Scalars['Int']['output'];
  items: Array<TestResult>;
};

export type TestReviewList = {
  __typename?: 'TestReviewList';
  count: Scalars['Int']['output'];
  items: Array<TestWaitingAnswer>;
};

/**
 * When each part of the result becomes visible to the person who takes the test; `afterPass`: once they have
 * passed.
 */
export type TestReviewSettings = {
  __typename?: 'TestReviewSettings';
  /** Which answers were correct. */
  correctness: ReviewMoment;
  explanation: ReviewMoment;
  /** The correct answers. */
  key: ReviewMoment;
  /** Percent and points; whether the test was passed is always visible. */
  score: ReviewMoment;
};

export type TestReviewSettingsInput = {
  correctness: ReviewMoment;
  explanation: ReviewMoment;
  key: ReviewMoment;
  score: ReviewMoment;
};

/** A question of a finished attempt with its result. Parts that the reader may not see are null. */
export type TestReviewedAnswer = {
  __typename?: 'TestReviewedAnswer';
  /** Additional answers accepted as correct after a regrading. */
  alsoRight: Array<Scalars['TestKey']['output']>;
  answer?: Maybe<Scalars['TestAnswer']['output']>;
  /** The expert's comment. */
  comment: Scalars['String']['output'];
  explained?: Maybe<Scalars['TestExplained']['output']>;
  gradedAt?: Maybe<Scalars['DateTime']['output']>;
  gradedBy?: Maybe<User>;
  key?: Maybe<Scalars['TestKey']['output']>;
  maxPoints?: Maybe<Scalars['Int']['output']>;
  outcome?: Maybe<TestAnswerOutcome>;
  /** Integer hundredths, as `maxPoints`. */
  points?: Maybe<Scalars['Int']['output']>;
  question: Scalars['AskedQuestion']['output'];
  /**
   * The clause to read again; null: the question has no source readable for the caller, or correctness is not
   * shown.
   */
  source?: Maybe<TestSourceLink>;
};

export type TestSavedAnswer = {
  __typename?: 'TestSavedAnswer';
  /** Null: withdrawn. */
  answer?: Maybe<Scalars['TestAnswer']['output']>;
  /** «Вернуться»: the person has marked the question. */
  isFlagged: Scalars['Boolean']['output'];
  questionId: Scalars['String']['output'];
  savedAt: Scalars['DateTime']['output'];
  seq: Scalars['Int']['output'];
};

/** Attempts by score, in percent of the points. */
export type TestScoreBar = {
  __typename?: 'TestScoreBar';
  count: Scalars['Int']['output'];
  from: Scalars['Int']['output'];
  /** Exclusive, except for 100. */
  to: Scalars['Int']['output'];
};

/** At most the newest 10,000 attempts of the period are looked at. */
export type TestScores = {
  __typename?: 'TestScores';
  bars: Array<TestScoreBar>;
  count: Scalars['Int']['output'];
  /** The mean score, in percent; null: no attempts. */
  mean?: Maybe<Scalars['Int']['output']>;
  passedCount: Scalars['Int']['output'];
  /** The first day from which attempts were looked at; null: all of the period. */
  since?: Maybe<Scalars['Date']['output']>;
};

export type TestSettings = {
  __typename?: 'TestSettings';
  /** 0: no limit. */
  attemptsMax: Scalars['Int']['output'];
  closeOn?: Maybe<Scalars['Date']['output']>;
  /** The hours between the end of an attempt and the next one. */
  delayHours: Scalars['Int']['output'];
  grading: TestGrading;
  /** Minutes per attempt; 0: no limit. */
  limitMinutes: Scalars['Int']['output'];
  /**
   * The first and the last day on which an attempt may begin, in the organization's time zone; null: any. An
   * attempt under way ends with the last day.
   */
  openOn?: Maybe<Scalars['Date']['output']>;
  /** 1 to 100. */
  passPercent: Scalars['Int']['output'];
  review: TestReviewSettings;
  /** Also for questions whose author fixed the order. */
  shuffleAnswers: Scalars['Boolean']['output'];
  shuffleQuestions: Scalars['Boolean']['output'];
};

export type TestSettingsInput = {
  attemptsMax: Scalars['Int']['input'];
  /** Codes: test.closesBeforeOpens. */
  closeOn?: InputMaybe<Scalars['Date']['input']>;
  delayHours: Scalars['Int']['input'];
  grading: TestGrading;
  limitMinutes: Scalars['Int']['input'];
  openOn?: InputMaybe<Scalars['Date']['input']>;
  passPercent: Scalars['Int']['input'];
  review: TestReviewSettingsInput;
  shuffleAnswers: Scalars['Boolean']['input'];
  shuffleQuestions: Scalars['Boolean']['input'];
};

export type TestSort =
  | 'category'
  | 'code'
  | 'dueAt'
  | 'name'
  | 'owner'
  | 'status'
  | 'updatedAt';

/** A clause of the current regulation. */
export type TestSourceLink = {
  __typename?: 'TestSourceLink';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** «4.2»; empty: the clause was removed. */
  number: Scalars['String']['output'];
  /** The browser route. */
  route: Scalars['String']['output'];
};

export type TestSourceState =
  | 'changed'
  | 'removed'
  | 'upToDate';

export type TestStaleQuestion = {
  __typename?: 'TestStaleQuestion';
  /** The caller may edit the test, and so decide about the question. */
  isEditable: Scalars['Boolean']['output'];
  /** When the version in force of the regulation was published. */
  publishedAt: Scalars['DateTime']['output'];
  questionId: Scalars['String']['output'];
  test: ObjectName;
  text: Scalars['String']['output'];
};

/** The questions that are outdated among those compared with their clauses; a limited number is, those of the regulations published last first. */
export type TestStaleQuestions = {
  __typename?: 'TestStaleQuestions';
  /** How many questions were compared, if there are more; null: all. */
  compared?: Maybe<Scalars['Int']['output']>;
  count: Scalars['Int']['output'];
  items: Array<TestStaleQuestion>;
};

export type TestStartProblem =
  /** The test has closed: see `settings.closeOn`. */
  | 'closed'
  /** No attempts are left. */
  | 'exhausted'
  /** The test opens later: see `settings.openOn`. */
  | 'notOpen'
  /** Never published, archived, or not available to the caller. */
  | 'notOwed'
  /** An attempt awaits an expert's review. */
  | 'onReview'
  /** Passed already. */
  | 'passed'
  /** The next attempt may start at `myResult.nextAt`. */
  | 'tooEarly';

export type TestTeam = {
  __typename?: 'TestTeam';
  /** People. */
  count: Scalars['Int']['output'];
  rows: Array<TestTeamRow>;
  tests: Array<Test>;
};

export type TestTeamRow = {
  __typename?: 'TestTeamRow';
  /** In the order of `tests`; null: not assigned. */
  cells: Array<Maybe<Assignment>>;
  user: User;
};

export type TestVersion = {
  __typename?: 'TestVersion';
  changeSummary: Scalars['String']['output'];
  /**
   * Sections that draw from the bank for each attempt separately. For those who may edit the test; empty for
   * others.
   */
  draws: Array<TestDraw>;
  id: Scalars['Int']['output'];
  /** «2.1»; «0.0» for a draft. */
  label: Scalars['String']['output'];
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  publishedBy?: Maybe<User>;
  /** Including drawn questions. */
  questionCount: Scalars['Int']['output'];
  /** With correct answers: for those who may edit the test; empty for others. */
  questions: Array<Scalars['TestQuestion']['output']>;
  settings: TestSettings;
  significance?: Maybe<Significance>;
  /**
   * Sources of the questions that refer to a clause of a regulation readable for the caller. For those who may
   * edit the test; empty for others.
   */
  sources: Array<TestQuestionSource>;
  status: ContentStatus;
  testId: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

/** An answer for an expert to grade, with the grading guidance. */
export type TestWaitingAnswer = {
  __typename?: 'TestWaitingAnswer';
  answer?: Maybe<Scalars['TestAnswer']['output']>;
  attemptId: Scalars['Int']['output'];
  /** Files referred to in the answer. */
  files: Array<TestAnswerFile>;
  finishedAt: Scalars['DateTime']['output'];
  question: Scalars['TestQuestion']['output'];
  user: User;
};

export type TestWorstQuestion = {
  __typename?: 'TestWorstQuestion';
  figures: TestItemFigures;
  test: ObjectName;
};

export type TodayKind =
  | 'approval'
  | 'assignment'
  | 'checkin'
  | 'decision'
  | 'meeting'
  /** Somebody asks the owner of an object: for another attempt at a test. */
  | 'request'
  /** The person has stated that the change was not theirs: an administrator decides. */
  | 'signInDisputed'
  /**
   * Somebody else has changed the person's sign-in data: the person cannot sign anything until they confirm
   * the change.
   */
  | 'signInUnconfirmed'
  | 'task'
  | 'trial'
  /** A place of the caller's text or video is unclear to many readers. */
  | 'unclear';

export type TodayPanel = {
  __typename?: 'TodayPanel';
  /** The person's own tasks: the most urgent first, up to a hundred of each kind. */
  mine: Array<TodayTask>;
  /** The total number, including tasks beyond the list. */
  mineCount: Scalars['Int']['output'];
  /** Tasks for which somebody is waiting for this person: the most urgent first, up to a hundred of each kind. */
  waiting: Array<TodayTask>;
  waitingCount: Scalars['Int']['output'];
};

export type TodayTask = {
  __typename?: 'TodayTask';
  dueOn?: Maybe<Scalars['Date']['output']>;
  isOverdue: Scalars['Boolean']['output'];
  /** The plan step that `adaptationItemMark` can complete directly. Null: completing it takes more than a mark. */
  itemId?: Maybe<Scalars['Int']['output']>;
  key: Scalars['String']['output'];
  kind: TodayKind;
  /** For an assignment or an approval: the type of its object. */
  objectType?: Maybe<ObjectType>;
  /** The person who is waiting; null: nobody else. */
  person?: Maybe<User>;
  /** The browser route. */
  route: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type TokenAction = {
  __typename?: 'TokenAction';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The price of one action. */
  tokens: Scalars['Int']['output'];
};

export type TokenBalance = {
  __typename?: 'TokenBalance';
  /** Actions that cost tokens; empty: none yet. */
  actions: Array<TokenAction>;
  /** Tokens available now: paid and granted. */
  available: Scalars['Int']['output'];
  granted: Scalars['Int']['output'];
  /** Remaining granted tokens, the earliest to expire first: they are used in this order. */
  grants: Array<TokenGrant>;
  /** Reserved for actions in progress. */
  held: Scalars['Int']['output'];
  /** The price is not configured: it is an example. */
  isSample: Scalars['Boolean']['output'];
  /** The balance available for buying tokens. */
  money: Scalars['Money']['output'];
  paid: Scalars['Int']['output'];
  /** The price of one token. */
  price: Scalars['Money']['output'];
};

export type TokenDispute = {
  __typename?: 'TokenDispute';
  /** The provider's answer; may be empty if it accepted. */
  answer: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** By name. */
  createdBy: Scalars['String']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
  status: TokenDisputeStatus;
  /** The number of tokens returned; null: none. */
  tokens?: Maybe<Scalars['Int']['output']>;
};

export type TokenDisputeDecision = {
  answer?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  isAccepted: Scalars['Boolean']['input'];
  organizationId: Scalars['Int']['input'];
  tokens?: InputMaybe<Scalars['Int']['input']>;
};

export type TokenDisputeStatus =
  /** Tokens were returned, all or in part. */
  | 'accepted'
  | 'declined'
  | 'open';

export type TokenEstimate = {
  __typename?: 'TokenEstimate';
  available: Scalars['Int']['output'];
  isEnough: Scalars['Boolean']['output'];
  /** Which monthly limit does not allow it, and whom to ask, in the caller's language; null: all limits allow it. */
  limitText?: Maybe<Scalars['String']['output']>;
  tokens: Scalars['Int']['output'];
  /** Which limit it nearly uses up or exceeds although it is allowed, in the caller's language; null: none. */
  warningText?: Maybe<Scalars['String']['output']>;
};

export type TokenGrant = {
  __typename?: 'TokenGrant';
  /** Null: no expiration. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['Int']['output'];
  remaining: Scalars['Int']['output'];
};

/** A limit applies to what a subdivision with all below it spends, or a person; without both: everyone together. */
export type TokenLimit = {
  __typename?: 'TokenLimit';
  /** The code of a paid action; null: all actions together. */
  action?: Maybe<Scalars['String']['output']>;
  /** Its name, in the caller's language. */
  actionName?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  /** It only warns: what exceeds it is allowed. */
  isSoft: Scalars['Boolean']['output'];
  /** The name of the subdivision or person; empty: everyone together. */
  name: Scalars['String']['output'];
  subdivisionId?: Maybe<Scalars['Int']['output']>;
  /** The maximum for a calendar month in the organization's time zone. */
  tokens: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /**
   * Reserved or used this month, by people who belonged to the subdivision at that time. Returned tokens are
   * not counted.
   */
  used: Scalars['Int']['output'];
  userId?: Maybe<Scalars['Int']['output']>;
  /**
   * The share of the tokens, in percent, at which those who can change limits are notified; null: only when all
   * are used.
   */
  warnPercent?: Maybe<Scalars['Int']['output']>;
};

/** At least one of the first three is set, and never both a subdivision and a person. */
export type TokenLimitInput = {
  action?: InputMaybe<Scalars['String']['input']>;
  isSoft?: InputMaybe<Scalars['Boolean']['input']>;
  subdivisionId?: InputMaybe<Scalars['Int']['input']>;
  tokens: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** From 1 to 99. */
  warnPercent?: InputMaybe<Scalars['Int']['input']>;
};

export type TokenPurchase = {
  __typename?: 'TokenPurchase';
  amount: Scalars['Money']['output'];
  /** The balance left afterward. */
  balanceAfter: Scalars['Money']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** By name. */
  createdBy: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** The price of one token at that time. */
  price: Scalars['Money']['output'];
  tokens: Scalars['Int']['output'];
};

export type TokenPurchaseInput = {
  /** The price of one token, as it was shown. */
  price: Scalars['Money']['input'];
  tokens: Scalars['Int']['input'];
};

export type TokenPurchases = {
  __typename?: 'TokenPurchases';
  hasMore: Scalars['Boolean']['output'];
  items: Array<TokenPurchase>;
};

/** Reserved or used tokens, without what was released or returned after disputes; each on the day of its reservation. */
export type TokenUse = {
  __typename?: 'TokenUse';
  /** The largest first. */
  actions: Array<TokenUseAction>;
  /** Every day of the period, in order. */
  days: Array<TokenUseDay>;
  from: Scalars['Date']['output'];
  /** What others and the system used. */
  others: Scalars['Int']['output'];
  /** Up to 20 people, those who used most first. */
  people: Array<TokenUsePerson>;
  to: Scalars['Date']['output'];
  tokens: Scalars['Int']['output'];
};

export type TokenUseAction = {
  __typename?: 'TokenUseAction';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  tokens: Scalars['Int']['output'];
};

export type TokenUseDay = {
  __typename?: 'TokenUseDay';
  day: Scalars['Date']['output'];
  tokens: Scalars['Int']['output'];
};

export type TokenUsePerson = {
  __typename?: 'TokenUsePerson';
  name: Scalars['String']['output'];
  tokens: Scalars['Int']['output'];
  userId: Scalars['Int']['output'];
};

export type TokenWorkInput = {
  /** The code of a paid action. */
  action: Scalars['String']['input'];
  /** From 0 to 100000. */
  units: Scalars['Int']['input'];
};

export type TokenWriteOff = {
  __typename?: 'TokenWriteOff';
  action: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  /** Tokens left afterward. */
  balanceAfter: Scalars['Int']['output'];
  /** The latest dispute about it; null: none. */
  dispute?: Maybe<TokenDispute>;
  id: Scalars['ID']['output'];
  /** The person's name; empty: the system. */
  initiator: Scalars['String']['output'];
  /** The name of the object at that time. */
  objectName: Scalars['String']['output'];
  /** The part returned after disputes. */
  returned: Scalars['Int']['output'];
  /** The route of the object; null: the action no longer exists. */
  route?: Maybe<Scalars['String']['output']>;
  tokens: Scalars['Int']['output'];
};

export type TokenWriteOffFilter = {
  /** The code of a paid action. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Days in the organization's time zone, both ends included. */
  from?: InputMaybe<Scalars['Date']['input']>;
  initiatorId?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type TokenWriteOffs = {
  __typename?: 'TokenWriteOffs';
  hasMore: Scalars['Boolean']['output'];
  items: Array<TokenWriteOff>;
};

export type TwoFactorSetup = {
  __typename?: 'TwoFactorSetup';
  /** Base32, for manual entry. */
  secret: Scalars['String']['output'];
  /** The content of the QR code. */
  uri: Scalars['String']['output'];
};

export type TypeContent =
  | 'text'
  | 'video';

/** Exactly one of `clauseId` and `atSec` is set. */
export type UnclearClause = {
  __typename?: 'UnclearClause';
  /** The first second of the part of the video that counts as one place. */
  atSec?: Maybe<Scalars['Int']['output']>;
  clauseId?: Maybe<Scalars['String']['output']>;
  /** How many questions are open. */
  count: Scalars['Int']['output'];
  /** Of the block; empty for a moment. */
  number: Scalars['String']['output'];
  object: ObjectName;
  /** The beginning of the text; empty for a moment. */
  text: Scalars['String']['output'];
};

/** At most the newest 10,000 open questions of a kind are looked at. */
export type UnclearClauses = {
  __typename?: 'UnclearClauses';
  items: Array<UnclearClause>;
  /** The first day from which questions were looked at; null: all. */
  since?: Maybe<Scalars['Date']['output']>;
};

/** Exactly one of `clauseId` and `atSec` is set. */
export type UnclearPlace = {
  __typename?: 'UnclearPlace';
  /** The first second of the part of the video that counts as one place. */
  atSec?: Maybe<Scalars['Int']['output']>;
  clauseId?: Maybe<Scalars['String']['output']>;
  people: Scalars['Int']['output'];
};

export type UnmatchedNotification = {
  __typename?: 'UnmatchedNotification';
  /** What was sent, or its beginning. */
  body: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The address that sent it. */
  ip: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
};

/** A person. Contacts and dates are null for callers who may not see them. */
export type User = {
  __typename?: 'User';
  /**
   * Completed share of the running adaptation plan, visible to those who may see the plan; null: no plan is
   * running.
   */
  adaptationCount?: Maybe<AdaptationCount>;
  /** Whole years; null when the date of birth is null. */
  age?: Maybe<Scalars['Int']['output']>;
  /** The sign-in method: local, or the service that the person signed up with. */
  authType?: Maybe<Scalars['String']['output']>;
  avatar?: Maybe<Content>;
  avatarId?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  dateAdaptEnd?: Maybe<Scalars['Date']['output']>;
  dateBirth?: Maybe<Scalars['Date']['output']>;
  dateJobEnd?: Maybe<Scalars['Date']['output']>;
  dateJobStart?: Maybe<Scalars['Date']['output']>;
  /**
   * When and why the person may leave; visible to those who may terminate people; nobody can see it about
   * themselves.
   */
  datePossibleLeaving?: Maybe<Scalars['Date']['output']>;
  /** Experience, education and other useful facts; visible to those who may see the contacts. */
  detailInfo?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  goals?: Maybe<Array<UserGoal>>;
  /** Whether the person has set a password and can sign in. */
  hasPassword: Scalars['Boolean']['output'];
  /** The recruitment source; visible to those who may see the contacts. */
  hireSource?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  /** The approved statements about good work of this person, in their order. */
  idealPicture: Array<Scalars['String']['output']>;
  info: Scalars['String']['output'];
  interests: Array<Scalars['String']['output']>;
  isActive: Scalars['Boolean']['output'];
  /** The adaptation is running, or was not passed. */
  isAdaptionNotPassed: Scalars['Boolean']['output'];
  isAdmin: Scalars['Boolean']['output'];
  isArchive: Scalars['Boolean']['output'];
  /** Whether today is the birthday; false for callers who may not see the date. */
  isBirth: Scalars['Boolean']['output'];
  /** False: no invitation has been sent yet; the terms of the assignments start with it. */
  isInvited: Scalars['Boolean']['output'];
  isLeader: Scalars['Boolean']['output'];
  /** The first day at work was less than thirty days ago. */
  isNewcomer: Scalars['Boolean']['output'];
  isOnline: Scalars['Boolean']['output'];
  isSuperAdmin: Scalars['Boolean']['output'];
  isUser: Scalars['Boolean']['output'];
  leader?: Maybe<User>;
  leaderSubdivision?: Maybe<Subdivision>;
  leaderSubdivisionId?: Maybe<Scalars['Int']['output']>;
  mentor?: Maybe<User>;
  mentorId?: Maybe<Scalars['Int']['output']>;
  nameFirst: Scalars['String']['output'];
  nameFull: Scalars['String']['output'];
  nameMiddle: Scalars['String']['output'];
  nameSecond: Scalars['String']['output'];
  nameShort: Scalars['String']['output'];
  organizationAdminId?: Maybe<Scalars['Int']['output']>;
  organizationId: Scalars['Int']['output'];
  /** The personnel number; visible to those who may see the contacts. */
  personnelNumber?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  phones?: Maybe<Array<Scalars['String']['output']>>;
  position?: Maybe<Position>;
  positionId?: Maybe<Scalars['Int']['output']>;
  /** Visible to the same callers as the adjacent figures. */
  qualifications: UserQualifications;
  /** Visible to those who may terminate people; nobody can see it about themselves. */
  reasonLeaving?: Maybe<Scalars['String']['output']>;
  reasonPossibleLeaving?: Maybe<Scalars['String']['output']>;
  /** The caller's own; other people's with roles.read. Empty for all other callers. */
  roles: Array<UserRole>;
  sex?: Maybe<Scalars['String']['output']>;
  skills: Array<UserSkill>;
  statisticEducation: UserEducationStatistic;
  statisticRegulation: UserStatistic;
  status: Scalars['String']['output'];
  subdivision?: Maybe<Subdivision>;
  subdivisionId?: Maybe<Scalars['Int']['output']>;
  trainee?: Maybe<User>;
  traineeId?: Maybe<Scalars['Int']['output']>;
  /** Probation tasks, visible to those who may see the plan. */
  trialPeriodTasks: Array<AdaptationItem>;
  updatedAt: Scalars['DateTime']['output'];
};

export type UserAccess = {
  __typename?: 'UserAccess';
  /** Every area that the person may read or write, with its source. */
  areas: Array<AreaAccess>;
  user: User;
};

/** Changes for many people at once; absent fields stay unchanged. */
export type UserChangeInput = {
  id: Scalars['Int']['input'];
  isArchive?: InputMaybe<Scalars['Boolean']['input']>;
  isLeaderSubdivision?: InputMaybe<Scalars['Boolean']['input']>;
  /** Confirms that the position may belong to another subdivision than the person. */
  isOtherSubdivision?: InputMaybe<Scalars['Boolean']['input']>;
  mentorId?: InputMaybe<Scalars['Int']['input']>;
  positionId?: InputMaybe<Scalars['Int']['input']>;
  subdivisionId?: InputMaybe<Scalars['Int']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type UserDismissalInput = {
  /** The last working day. */
  dateJobEnd: Scalars['Date']['input'];
  /** Access ends immediately; only if the day is not in the future. */
  isAtOnce: Scalars['Boolean']['input'];
  /** One of the known reasons, or free text. */
  reasonLeaving: Scalars['String']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  userId: Scalars['Int']['input'];
};

export type UserDocument = {
  __typename?: 'UserDocument';
  file?: Maybe<Content>;
  id: Scalars['Int']['output'];
  issuedOn?: Maybe<Scalars['Date']['output']>;
  kind: UserDocumentKind;
  /** The name of the document; empty where the kind is enough. */
  name: Scalars['String']['output'];
  number: Scalars['String']['output'];
  state: UserDocumentState;
  updatedAt: Scalars['DateTime']['output'];
  userId: Scalars['Int']['output'];
  /** The last day of validity; null: no end date. */
  validUntil?: Maybe<Scalars['Date']['output']>;
};

export type UserDocumentInput = {
  id?: InputMaybe<Scalars['Int']['input']>;
  /** Removes the file. */
  isFileRemoved?: InputMaybe<Scalars['Boolean']['input']>;
  issuedOn?: InputMaybe<Scalars['Date']['input']>;
  kind?: InputMaybe<UserDocumentKind>;
  name?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** For a new document. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  validUntil?: InputMaybe<Scalars['Date']['input']>;
};

export type UserDocumentKind =
  | 'certificate'
  | 'contract'
  /** A license to drive, guard or weld. */
  | 'license'
  /** A medical examination. */
  | 'medical'
  | 'other'
  | 'passport'
  /** A permit to work or live in the country. */
  | 'permit';

export type UserDocumentList = {
  __typename?: 'UserDocumentList';
  canWrite: Scalars['Boolean']['output'];
  items: Array<UserDocument>;
};

export type UserDocumentState =
  | 'expired'
  /** Expires within thirty days. */
  | 'expiring'
  /** A newer document of the kind exists: no reminders are sent for this one. */
  | 'renewed'
  | 'valid';

export type UserEducation = {
  __typename?: 'UserEducation';
  education: Education;
  state: UserRegulationState;
};

export type UserEducationStatistic = {
  __typename?: 'UserEducationStatistic';
  completedIds: Array<Scalars['Int']['output']>;
  /** The individual assignments, overdue ones first; only those that the caller may read. */
  educations: Array<UserEducation>;
  notCompletedIds: Array<Scalars['Int']['output']>;
  overdueIds: Array<Scalars['Int']['output']>;
  /** Percent; null when nothing was assigned. */
  performance?: Maybe<Scalars['Int']['output']>;
};

export type UserGoal = {
  __typename?: 'UserGoal';
  dueAt?: Maybe<Scalars['Date']['output']>;
  /** Percent. */
  progress: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type UserGoalInput = {
  dueAt?: InputMaybe<Scalars['Date']['input']>;
  progress: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};

export type UserInput = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  dateAdaptEnd?: InputMaybe<Scalars['Date']['input']>;
  dateBirth?: InputMaybe<Scalars['Date']['input']>;
  dateJobEnd?: InputMaybe<Scalars['Date']['input']>;
  dateJobStart?: InputMaybe<Scalars['Date']['input']>;
  detailInfo?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  goals?: InputMaybe<Array<UserGoalInput>>;
  /** The recruitment source: a website, a job fair, a colleague. Empty or null: unknown. */
  hireSource?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  info?: InputMaybe<Scalars['String']['input']>;
  interests?: InputMaybe<Array<Scalars['String']['input']>>;
  isLeaderSubdivision?: InputMaybe<Scalars['Boolean']['input']>;
  /** Confirms that the position may belong to another subdivision than the person. */
  isOtherSubdivision?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Registration only: the person who registers an organization is always its admin; this field makes nobody
   * an admin.
   */
  isRegAdmin?: InputMaybe<Scalars['Boolean']['input']>;
  isSendEmail?: InputMaybe<Scalars['Boolean']['input']>;
  lang?: InputMaybe<Scalars['String']['input']>;
  mentorId?: InputMaybe<Scalars['Int']['input']>;
  nameFirst?: InputMaybe<Scalars['String']['input']>;
  nameMiddle?: InputMaybe<Scalars['String']['input']>;
  nameSecond?: InputMaybe<Scalars['String']['input']>;
  /** Registration only. */
  organization?: InputMaybe<OrganizationInput>;
  /** See userUpdate. */
  organizationId?: InputMaybe<Scalars['Int']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  /** Unique among current employees; empty or null: none. */
  personnelNumber?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Registration only. */
  position?: InputMaybe<PositionInput>;
  positionId?: InputMaybe<Scalars['Int']['input']>;
  resetPasswordCode?: InputMaybe<Scalars['String']['input']>;
  sex?: InputMaybe<Scalars['String']['input']>;
  skills?: InputMaybe<Array<UserSkillInput>>;
  status?: InputMaybe<Scalars['String']['input']>;
  subdivisionId?: InputMaybe<Scalars['Int']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type UserIpAccess = {
  __typename?: 'UserIpAccess';
  address: Scalars['String']['output'];
  isAddressIPv4: Scalars['Boolean']['output'];
  isCovered: Scalars['Boolean']['output'];
  isOn: Scalars['Boolean']['output'];
  rules: Array<IpRule>;
};

export type UserIpRuleInput = {
  address: Scalars['String']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
};

export type UserLeaving = {
  __typename?: 'UserLeaving';
  /** Facts with figures that indicate a risk, without a conclusion. */
  facts: Array<LeavingFact>;
  handover: Array<HandoverItem>;
  person: User;
  /** The later `updatedAt` of the person and of the leaving data. */
  updatedAt: Scalars['DateTime']['output'];
};

export type UserLeavingInput = {
  datePossibleLeaving?: InputMaybe<Scalars['Date']['input']>;
  /** The reason; required when a day is set. */
  reasonPossibleLeaving?: InputMaybe<Scalars['String']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  userId: Scalars['Int']['input'];
};

export type UserList = {
  __typename?: 'UserList';
  count: Scalars['Int']['output'];
  items: Array<User>;
};

export type UserNote = {
  __typename?: 'UserNote';
  author?: Maybe<User>;
  canDelete: Scalars['Boolean']['output'];
  canEdit: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  userId: Scalars['Int']['output'];
};

export type UserNoteInput = {
  id?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** For a new note. */
  userId?: InputMaybe<Scalars['Int']['input']>;
};

export type UserProtection = {
  __typename?: 'UserProtection';
  /** Whether the account may be used only from the person's own list of addresses. */
  isIpRestricted: Scalars['Boolean']['output'];
  /** When the person switched on two-factor sign-in; null: it is off. */
  twoFactorSince?: Maybe<Scalars['DateTime']['output']>;
};

export type UserQualification = {
  __typename?: 'UserQualification';
  /** The current assignment, or the last one; null: it is no longer required. */
  assignment?: Maybe<Assignment>;
  /** The latest; null: none yet, or not visible to the caller. */
  award?: Maybe<QualificationAward>;
  qualification: Qualification;
};

/** A person's assignments and certificates for qualifications. */
export type UserQualifications = {
  __typename?: 'UserQualifications';
  /** All of them, including those that the caller may not read. */
  count: Scalars['Int']['output'];
  /** Those that the caller may read; those that require action first. */
  items: Array<UserQualification>;
};

export type UserRegulation = {
  __typename?: 'UserRegulation';
  regulation: Regulation;
  state: UserRegulationState;
};

export type UserRegulationState =
  | 'notSigned'
  | 'overdue'
  | 'signed';

export type UserRehireInput = {
  /** Absent: calculated from the organization's length of adaptation. */
  dateAdaptEnd?: InputMaybe<Scalars['Date']['input']>;
  dateJobStart: Scalars['Date']['input'];
  /** Confirms that the position may belong to another subdivision than the person. */
  isOtherSubdivision?: InputMaybe<Scalars['Boolean']['input']>;
  mentorId?: InputMaybe<Scalars['Int']['input']>;
  positionId?: InputMaybe<Scalars['Int']['input']>;
  subdivisionId?: InputMaybe<Scalars['Int']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  userId: Scalars['Int']['input'];
};

export type UserRejection = {
  __typename?: 'UserRejection';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

/** A person's role: through their position, or a personal role with a scope and an end. */
export type UserRole = {
  __typename?: 'UserRole';
  /** For a personal role; null for the role of the position. */
  id?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  roleId: Scalars['Int']['output'];
  scopeSubdivision?: Maybe<Subdivision>;
  scopeSubdivisionId?: Maybe<Scalars['Int']['output']>;
  source: RoleSource;
  /** The last day. */
  until?: Maybe<Scalars['Date']['output']>;
};

export type UserRoleInput = {
  reason?: InputMaybe<Scalars['String']['input']>;
  roleId: Scalars['Int']['input'];
  /** Null: the whole organization. Otherwise only the people of the subdivision and below. */
  scopeSubdivisionId?: InputMaybe<Scalars['Int']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
  userIds: Array<Scalars['Int']['input']>;
};

export type UserSecurity = {
  __typename?: 'UserSecurity';
  accounts: Array<SocialAccount>;
  /** The new address that awaits confirmation by code; null: there is none, or the code has expired. */
  emailPending?: Maybe<Scalars['String']['output']>;
  recoveryCodesLeft: Scalars['Int']['output'];
  /** When two-factor sign-in was switched on; null: it is off. */
  twoFactorSince?: Maybe<Scalars['DateTime']['output']>;
};

export type UserSession = {
  __typename?: 'UserSession';
  createdAt: Scalars['DateTime']['output'];
  /** The browser and the operating system. */
  device: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  /** The address of the sign-in. */
  ip: Scalars['String']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  lastActivityAt: Scalars['DateTime']['output'];
  /** The address of the last activity. */
  lastIp: Scalars['String']['output'];
};

export type UserSkill = {
  __typename?: 'UserSkill';
  /** 1 to 5, in the person's own estimate. */
  level: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type UserSkillInput = {
  level: Scalars['Int']['input'];
  name: Scalars['String']['input'];
};

export type UserSort =
  | 'createdAt'
  | 'dateJobStart'
  | 'name'
  /** New colleagues first, then by name. */
  | 'newcomer'
  | 'position'
  | 'subdivision';

export type UserStatistic = {
  __typename?: 'UserStatistic';
  notSignedIds: Array<Scalars['Int']['output']>;
  overdueIds: Array<Scalars['Int']['output']>;
  /** Percent; null when nothing was assigned. */
  performance?: Maybe<Scalars['Int']['output']>;
  /** The individual assignments, overdue ones first; only those that the caller may read. */
  regulations: Array<UserRegulation>;
  signedIds: Array<Scalars['Int']['output']>;
};

export type UsersRoleInput = {
  /** False: the role is revoked; the other fields apply only to granting. */
  isGiven: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  roleId: Scalars['Int']['input'];
  scopeSubdivisionId?: InputMaybe<Scalars['Int']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
  userIds: Array<Scalars['Int']['input']>;
};

export type UsersUpdatePreview = {
  __typename?: 'UsersUpdatePreview';
  /** The effect for the people who would not be rejected. */
  assignments: AssignmentPreview;
  rejections: Array<UserRejection>;
};

export type UsersUpdateResult = {
  __typename?: 'UsersUpdateResult';
  rejections: Array<UserRejection>;
  /** The changed or invited people, with their current data. */
  users: Array<User>;
};

export type VariableValue = {
  __typename?: 'VariableValue';
  /** Empty: no value for this reader. */
  value: Scalars['String']['output'];
  variable: RegulationVariable;
};

export type VariableValueInput = {
  value: Scalars['String']['input'];
  variable: RegulationVariable;
};

/** A chapter of a video, from this second on. */
export type VideoChapter = {
  __typename?: 'VideoChapter';
  atSec: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type VideoChapterInput = {
  atSec: Scalars['Int']['input'];
  title: Scalars['String']['input'];
};

/** A subtitle from one moment to another, in milliseconds. */
export type VideoCue = {
  __typename?: 'VideoCue';
  from: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  to: Scalars['Int']['output'];
};

export type VideoCueInput = {
  from: Scalars['Int']['input'];
  text: Scalars['String']['input'];
  to: Scalars['Int']['input'];
};

export type VideoDetails = {
  __typename?: 'VideoDetails';
  /** The signed path of a separate page that plays it. */
  path: Scalars['String']['output'];
  /** The address on the hosting service. */
  url: Scalars['String']['output'];
  /** 11 characters. */
  videoId: Scalars['String']['output'];
};

/** At most the newest 10,000 beginnings of the period are looked at; a person who began again counts once. */
export type VideoDropOff = {
  __typename?: 'VideoDropOff';
  parts: Array<VideoPart>;
  /** The first day from which viewers were looked at; null: all of the period. */
  since?: Maybe<Scalars['Date']['output']>;
  viewers: Scalars['Int']['output'];
};

export type VideoFileInput = {
  /** Identifies the file in the browser. Uploading the same file again resumes where it stopped. */
  fingerprint: Scalars['String']['input'];
  name: Scalars['String']['input'];
  size: Scalars['Int']['input'];
};

/** A part of the video; all are equally long, except for rounding to seconds. */
export type VideoPart = {
  __typename?: 'VideoPart';
  fromSec: Scalars['Int']['output'];
  /** Exclusive. */
  toSec: Scalars['Int']['output'];
  /** Who watched the second in its middle. */
  viewers: Scalars['Int']['output'];
};

/** Whole seconds of a video; `to` is exclusive. */
export type VideoSegment = {
  __typename?: 'VideoSegment';
  from: Scalars['Int']['output'];
  to: Scalars['Int']['output'];
};

export type VideoSegmentInput = {
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};

/** An upload of a video file. */
export type VideoUpload = {
  __typename?: 'VideoUpload';
  /** Set once it is ready: the value for `EducationVideoInput.contentId`. */
  contentId?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  durationSec?: Maybe<Scalars['Int']['output']>;
  /** Why the file is not accepted as a video, in the caller's language; null: no error. */
  error?: Maybe<Scalars['String']['output']>;
  /** Used in the upload address: `/api/uploads/:id`. */
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Bytes received so far. */
  offset: Scalars['Int']['output'];
  size: Scalars['Int']['output'];
  state: VideoUploadState;
};

export type VideoUploadState =
  | 'checking'
  | 'failed'
  | 'ready'
  | 'uploading';

/** Viewing as a role or as a person: exactly one of the two ids is set. */
export type ViewAs = {
  __typename?: 'ViewAs';
  name: Scalars['String']['output'];
  roleId?: Maybe<Scalars['Int']['output']>;
  until: Scalars['DateTime']['output'];
  userId?: Maybe<Scalars['Int']['output']>;
};

export type WatchedVideo = {
  __typename?: 'WatchedVideo';
  video: ObjectName;
  /** Among the 10,000 people who began an education last. */
  viewers: Scalars['Int']['output'];
};
