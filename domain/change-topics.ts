// What live events are about: `ChangeTopic` of the contract, each by its own name.
export const CHANGE_TOPICS = {
  organization: 'organization',
  role: 'role',
  position: 'position',
  subdivision: 'subdivision',
  regulationStructure: 'regulationStructure',
  user: 'user',
  personnel: 'personnel',
  assignment: 'assignment',
  adaptation: 'adaptation',
  adaptationTemplate: 'adaptationTemplate',
  regulation: 'regulation',
  regulationWork: 'regulationWork',
  education: 'education',
  educationWork: 'educationWork',
  test: 'test',
  testWork: 'testWork',
  qualification: 'qualification',
  qualificationWork: 'qualificationWork',
  notification: 'notification',
  notificationSettings: 'notificationSettings',
  idealPicture: 'idealPicture',
  session: 'session',
  ipAccess: 'ipAccess',
  employeeImport: 'employeeImport',
  historyCheck: 'historyCheck',
  payment: 'payment',
  client: 'client',
  providerAlert: 'providerAlert',
  support: 'support',
} as const;

/** Topics of content, and of which kind: of its objects as everybody sees them, or of work on them (drafts, approvals). */
export const CONTENT_TOPICS = {
  regulation: { objectType: 'regulation', isWork: false },
  regulationWork: { objectType: 'regulation', isWork: true },
  education: { objectType: 'education', isWork: false },
  educationWork: { objectType: 'education', isWork: true },
  test: { objectType: 'test', isWork: false },
  testWork: { objectType: 'test', isWork: true },
  qualification: { objectType: 'qualification', isWork: false },
  qualificationWork: { objectType: 'qualification', isWork: true },
} as const;

export type ContentTopic = keyof typeof CONTENT_TOPICS;

export const isContentTopic = (topic: keyof typeof CHANGE_TOPICS): topic is ContentTopic =>
  topic in CONTENT_TOPICS;
