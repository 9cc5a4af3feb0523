import { z } from 'zod';
import { ownerUrlOf, type RunningApp } from '@test/helpers/built-app';
import { type Device, deviceOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { openSessions } from '@test/helpers/worlds/sessions';
import { register } from './organization';

/** A regulation in force that one employee must sign, created through the API: for tests that start there. */
export interface Published {
  regulationId: number;
  employeeId: number;
  admin: Device;
  employee: Device;
  /** Publishes a changed text as a major version. */
  publishAgain(text: string): Promise<void>;
  /** The number of the employee's signatures. */
  signatures(): Promise<number>;
}

const id = z.object({ id: z.number() });
const draft = z.object({ id: z.number(), updatedAt: z.string() });
const createdSchema = z.object({ regulationCreate: z.object({ id: z.number(), draftVersion: draft }) });
const savedSchema = z.object({ regulationDraftSave: draft });
const versionsSchema = z.object({
  regulation: z.object({ draftVersion: draft.nullable(), currentVersion: draft.nullable() }),
});
const signaturesSchema = z.object({ regulationSignatures: z.object({ count: z.number() }) });

export type Ask = <T>(shape: z.ZodType<T>, query: string, variables?: Record<string, unknown>) => Promise<T>;

/** Hires one employee, Ольга Белова, into a new subdivision and position. */
export async function hireEmployee(admin: Ask, email: string): Promise<number> {
  const { subdivisionCreate } = await admin(
    z.object({ subdivisionCreate: id }),
    `mutation { subdivisionCreate(subdivision: { name: "Отдел" }) { id } }`,
  );
  const { positionCreate } = await admin(
    z.object({ positionCreate: id }),
    `mutation { positionCreate(position: { name: "Специалист" }) { id } }`,
  );
  const { userCreate } = await admin(
    z.object({ userCreate: id }),
    `mutation ($user: UserInput!) { userCreate(user: $user) { id } }`,
    {
      user: {
        nameFirst: 'Ольга',
        nameSecond: 'Белова',
        email,
        subdivisionId: subdivisionCreate.id,
        positionId: positionCreate.id,
        isSendEmail: false,
      },
    },
  );
  return userCreate.id;
}

async function publish(
  admin: Ask,
  regulationId: number,
  texts: readonly string[],
  updatedAt: string,
): Promise<void> {
  const { regulationDraftSave: saved } = await admin(
    savedSchema,
    `mutation ($id: Int!, $clauses: [ClauseInput!]!, $updatedAt: DateTime) {
      regulationDraftSave(id: $id, clauses: $clauses, updatedAt: $updatedAt) { id updatedAt }
    }`,
    {
      id: regulationId,
      clauses: texts.map((text, index) => ({ id: `clause-${index}`, level: 1, html: `<p>${text}</p>` })),
      updatedAt,
    },
  );
  await admin(
    z.unknown(),
    `mutation ($publication: PublicationInput!) { regulationPublish(publication: $publication) { id } }`,
    {
      publication: {
        id: regulationId,
        draftId: saved.id,
        draftUpdatedAt: saved.updatedAt,
        significance: 'major',
        changeSummary: 'Изменение',
      },
    },
  );
}

interface ToPublish {
  name: string;
  /** The text of each clause. */
  texts: readonly string[];
  /** The assigned employee, with the number of days; if absent, nobody yet. */
  employeeId?: number;
  dueDays?: number;
  /** Other properties of the regulation. */
  properties?: { minReadingSec?: number; requireFullScroll?: boolean };
}

/** Publishes a regulation and assigns it to an employee; returns its id. */
export async function publishFor(
  admin: Ask,
  { name, texts, employeeId, dueDays, properties }: ToPublish,
): Promise<number> {
  const { regulationCreate: made } = await admin(
    createdSchema,
    `mutation ($regulation: RegulationInput!) {
      regulationCreate(regulation: $regulation) { id draftVersion { id updatedAt } }
    }`,
    { regulation: { name, type: 'regulation', ...properties } },
  );
  await publish(admin, made.id, texts, made.draftVersion.updatedAt);
  if (employeeId === undefined) return made.id;
  await admin(
    z.unknown(),
    `mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }`,
    {
      rule: {
        objectType: 'regulation',
        objectId: made.id,
        audience: { groups: [{ userIds: [employeeId] }], exceptUserIds: [] },
        dueDays,
      },
    },
  );
  return made.id;
}

/** The draft of an education: its id, and when it was saved. */
type EducationDraft = z.infer<typeof draft>;

/** Writes an education through the API; `fields` are its properties. */
export async function writeEducation(
  admin: Ask,
  fields: Record<string, unknown>,
  texts: readonly string[],
): Promise<{ id: number; saved: EducationDraft }> {
  const { educationCreate } = await admin(
    z.object({ educationCreate: id }),
    'mutation ($e: EducationInput!) { educationCreate(education: $e) { id } }',
    { e: { typeContent: 'text', ...fields } },
  );
  const { educationDraftSave } = await admin(
    z.object({ educationDraftSave: draft }),
    `mutation ($id: Int!, $clauses: [ClauseInput!]!) {
      educationDraftSave(id: $id, clauses: $clauses, isForce: true) { id updatedAt } }`,
    {
      id: educationCreate.id,
      clauses: texts.map((text, index) => ({ id: `b${index + 1}`, level: 1, html: `<p>${text}</p>` })),
    },
  );
  return { id: educationCreate.id, saved: educationDraftSave };
}

/** Publishes the draft of an education. */
export async function publishEducation(
  admin: Ask,
  educationId: number,
  { id: draftId, updatedAt: draftUpdatedAt }: EducationDraft,
): Promise<number> {
  await admin(z.unknown(), 'mutation ($p: PublicationInput!) { educationPublish(publication: $p) { id } }', {
    p: { id: educationId, draftId, draftUpdatedAt, significance: 'major' },
  });
  return educationId;
}

/** Publishes these clauses as a major version of the regulation in force. */
export async function publishChanged(
  admin: Ask,
  regulationId: number,
  texts: readonly string[],
): Promise<void> {
  const { regulation } = await admin(
    versionsSchema,
    'query ($id: Int!) { regulation(id: $id) { draftVersion { id updatedAt } currentVersion { id updatedAt } } }',
    { id: regulationId },
  );
  const base = regulation.draftVersion ?? regulation.currentVersion;
  await publish(admin, regulationId, texts, base?.updatedAt ?? '');
}

/** Registers an organization, hires one employee, publishes a regulation and assigns it to everybody. */
export async function publishedFor(app: RunningApp, name: string): Promise<Published> {
  const { token } = await register(app.url, name);
  const admin: Ask = (shape, query, variables) => ask(app.url, token, shape, query, variables);
  const employeeId = await hireEmployee(admin, `olga.${Date.now()}@e2e.adaptika.local`);
  const regulationId = await publishFor(admin, {
    name: 'Правила',
    texts: ['Приходим вовремя.'],
    employeeId,
    dueDays: 5,
  });
  const [employeeToken = ''] = await openSessions(await ownerUrlOf(app), [employeeId]);
  return {
    regulationId,
    employeeId,
    admin: await deviceOf(app.url, token),
    employee: await deviceOf(app.url, employeeToken),
    publishAgain: (text) => publishChanged(admin, regulationId, [text]),
    async signatures() {
      const { regulationSignatures } = await admin(
        signaturesSchema,
        'query ($id: Int!) { regulationSignatures(regulationId: $id) { count } }',
        { id: regulationId },
      );
      return regulationSignatures.count;
    },
  };
}
