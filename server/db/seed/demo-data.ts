import { z } from 'zod';
import company from './demo/company.json';
import educations from './demo/educations.json';
import ideal from './demo/ideal.json';
import qualifications from './demo/qualifications.json';
import regulations from './demo/regulations.json';
import tests from './demo/tests.json';

const rightLevel = z.enum(['r', 'w']);
const area = z.enum([
  'organizationSetting',
  'organizationAbout',
  'structure',
  'roles',
  'employees',
  'statistics',
  'faq',
  'payment',
]);
const role = z.object({ name: z.string(), rights: z.partialRecord(area, rightLevel) });
const kpi = z.object({
  name: z.string(),
  unit: z.string(),
  target: z.number(),
  period: z.enum(['day', 'week', 'month', 'quarter']),
  weight: z.number(),
});

const companyShape = z.object({
  name: z.string(),
  activityText: z.string(),
  countEmployees: z.number(),
  formInn: z.string(),
  hireSources: z.array(z.string()),
  roles: z.object({ hr: role, head: role, worker: role }),
  subdivisions: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      parent: z.string().nullable(),
      idealPicture: z.string().default(''),
    }),
  ),
  positions: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      parent: z.string().nullable(),
      subdivision: z.string(),
      role: z.enum(['hr', 'head', 'worker']),
      vep: z.string(),
      kpi: z.array(kpi),
      postFunctions: z.array(z.string()),
    }),
  ),
  people: z.array(
    z.object({
      key: z.string(),
      nameSecond: z.string(),
      nameFirst: z.string(),
      nameMiddle: z.string(),
      sex: z.enum(['male', 'female']),
      position: z.string(),
      subdivision: z.string(),
      /** Negative: the first day is in the future. */
      hiredDaysAgo: z.number(),
      status: z.string().default('working'),
      leads: z.string().optional(),
      mentor: z.string().optional(),
    }),
  ),
});

/** The clause that changes in this version, and its new text. */
const edit = z.tuple([z.number(), z.string()]);
const question = z.object({
  kind: z.enum(['single', 'multiple']),
  text: z.string(),
  explanation: z.string(),
  /** The index of the clause that the question is about. */
  clause: z.number(),
  options: z.array(z.object({ text: z.string(), isRight: z.boolean() })),
});
const audience = z.enum(['everybody', 'production', 'food', 'retail', 'cashiers']);
export type DemoAudience = z.infer<typeof audience>;

const version = z.object({
  daysAgo: z.number(),
  significance: z.enum(['major', 'minor']),
  summary: z.string(),
  dueDays: z.number().optional(),
  edits: z.array(edit).default([]),
});

/** The properties of an object of any kind. */
const contentShape = z.object({
  code: z.string(),
  name: z.string(),
  owner: z.string(),
  minReadingSec: z.number(),
  audience,
  dueDays: z.number(),
  clauses: z.array(z.object({ level: z.number(), html: z.string() })),
});

const regulationShape = contentShape.extend({
  type: z.enum(['regulation', 'instruction', 'order', 'policy', 'statute']),
  folder: z.string(),
  signMethod: z.enum(['checkbox', 'password', 'emailCode']),
  reviewEveryMonths: z.number(),
  versions: z.array(version.extend({ questions: z.array(question).default([]) })),
  draft: z.object({ edits: z.array(edit) }).optional(),
});

const educationShape = contentShape.extend({
  /** Null: it is not assigned to anyone. */
  audience: audience.nullable(),
  description: z.string(),
  category: z.string(),
  /** A video at the hosting service; absent: a text. */
  video: z
    .object({
      url: z.string(),
      durationSec: z.number(),
      minWatchPercent: z.number(),
      chapters: z.array(z.object({ atSec: z.number(), title: z.string() })),
    })
    .optional(),
  isArchive: z.boolean().default(false),
  /** Everybody may start it on their own. */
  isOnShelf: z.boolean().default(false),
  /** The codes of its prerequisites. */
  after: z.array(z.string()).default([]),
  /** Comments that the first people to rate it left with their stars. */
  praise: z.array(z.string()).default([]),
  /** None: still a draft. */
  versions: z.array(version),
  comments: z.array(z.object({ person: z.string(), clause: z.number(), text: z.string() })).default([]),
});

const asked = { text: z.string(), explanation: z.string() };
const testQuestion = z.discriminatedUnion('type', [
  z.object({ ...asked, type: z.literal('single'), right: z.string(), wrong: z.array(z.string()) }),
  z.object({ ...asked, type: z.literal('multiple'), right: z.array(z.string()), wrong: z.array(z.string()) }),
  z.object({ ...asked, type: z.literal('trueFalse'), isTrue: z.boolean() }),
  z.object({ ...asked, type: z.literal('number'), value: z.string(), unit: z.string() }),
  z.object({ ...asked, type: z.literal('shortText'), variants: z.array(z.string()) }),
  z.object({ ...asked, type: z.literal('ordering'), items: z.array(z.string()) }),
  z.object({ ...asked, type: z.literal('matching'), pairs: z.array(z.tuple([z.string(), z.string()])) }),
  z.object({
    ...asked,
    type: z.literal('openText'),
    /** The criteria for the expert, and their points. */
    rubric: z.array(z.tuple([z.string(), z.number()])),
    answers: z.array(z.string()),
  }),
]);

const testShape = contentShape.omit({ minReadingSec: true, clauses: true }).extend({
  description: z.string(),
  category: z.string(),
  /** Null: required only by a qualification. */
  audience: audience.nullable(),
  /** When it was published; null: still a draft. */
  daysAgo: z.number().nullable(),
  limitMinutes: z.number(),
  /** The share of assigned people who have taken it, from 0 to 1. */
  share: z.number(),
  questions: z.array(testQuestion),
});

const qualificationShape = contentShape.omit({ minReadingSec: true, clauses: true }).extend({
  description: z.string(),
  level: z.number(),
  validityMonths: z.number(),
  renewalDays: z.number(),
  graceDays: z.number(),
  versions: z.array(
    z.object({
      /** Null: still a draft. */
      daysAgo: z.number().nullable(),
      summary: z.string(),
      /** Components by code. */
      stages: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
    }),
  ),
});

const layer = z.enum(['company', 'subdivision', 'position', 'person']);

export interface DemoFolder {
  name: string;
  regulations: string[];
  folders: DemoFolder[];
}

const folder: z.ZodType<DemoFolder> = z.object({
  name: z.string(),
  regulations: z.array(z.string()),
  folders: z.array(z.lazy(() => folder)).default([]),
});

const idealShape = z.object({
  statements: z.array(
    z.object({
      layer: layer.default('company'),
      of: z.string().default(''),
      text: z.string(),
      kpi: z.string(),
      regulation: z.string().nullable().default(null),
    }),
  ),
  proposals: z.array(
    z.object({
      layer,
      of: z.string().default(''),
      author: z.string(),
      text: z.string(),
      reason: z.string(),
    }),
  ),
  checks: z.array(z.object({ person: z.string(), leader: z.string(), isDone: z.boolean() })),
  comments: z.array(z.string()),
  folders: z.array(folder),
});

export type DemoLayer = z.infer<typeof layer>;
export type DemoPerson = z.infer<typeof companyShape>['people'][number];
export type DemoEducation = z.infer<typeof educationShape>;
export type DemoQuestion = z.infer<typeof testQuestion>;
export type DemoTest = z.infer<typeof testShape>;
export type DemoQualification = z.infer<typeof qualificationShape>;
export type DemoRegulation = z.infer<typeof regulationShape>;

/** The demo company: people, their positions, and their first days. */
export const demoCompany = companyShape.parse(company);
/** The regulations with all their versions. */
export const demoRegulations = z.array(regulationShape).parse(regulations);
/** The courses with all their versions. */
export const demoEducations = z.array(educationShape).parse(educations);
/** The tests with their questions. */
export const demoTests = z.array(testShape).parse(tests);
/** The qualifications, composed of these objects. */
export const demoQualifications = z.array(qualificationShape).parse(qualifications);
/** The profiles of good work, and where the company keeps its regulations. */
export const demoIdeal = idealShape.parse(ideal);
