import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Context, Scope } from '@server/graphql/context';
import { privilegedIds, type ProviderConsts } from '@server/modules/auth/consts.read-model';
import { checkText, paging } from '@server/modules/checks';
import { wordChanges } from '@server/modules/history/change-words.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { livingSessions } from '@server/modules/sessions/sessions.read-model';
import { adminOf, eventsOf, factsOf, isPersonOf, peopleOf, stateOf } from './card.read-model';
import { requireSection, type Section } from './clients.policy';
import { type ClientRow, clientsByIds } from '../clients.read-model';
import { clientsRepository as repository, type NoteView } from './clients.repository';

type Deps = Pick<ModuleDeps, 'events' | 'live' | 'sessions' | 'now' | 'audit'> & {
  readConsts: () => Promise<ProviderConsts>;
};

interface PeopleArgs {
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}

async function requireTab(
  { readConsts }: Deps,
  context: Context,
  section: Section,
  flag: 'read' | 'write',
  organizationId: number,
): Promise<void> {
  const consts = await readConsts();
  // A privilege that the root admin has revoked is lost at once, although the constants are cached for a while.
  const isSuper = organizationId === consts.superOrganizationId;
  const current = isSuper
    ? { ...consts, superAdminPrivilegeIds: await context.within(null, privilegedIds) }
    : consts;
  requireSection(context.signedIn, current, { section, flag, organizationId });
}

async function timelineOf(scope: Scope, client: ClientRow) {
  const stored = await eventsOf(scope.tx, client.id);
  const worded = await wordChanges(
    { ...scope, organizationId: client.id },
    'organization',
    stored.map(({ changes }) => changes),
    client.timezone,
  );
  return stored.map(({ id, at, ...event }, index) => ({
    ...event,
    id,
    at: new Date(at),
    changes: worded[index] ?? [],
  }));
}

/** Changes something in the client's own organization on behalf of the provider, whose pages show it. */
async function changeInClient<Result>(
  { live }: Deps,
  context: Context,
  organizationId: number,
  work: (scope: Scope) => Promise<Result>,
): Promise<Result> {
  const result = await context.within(organizationId, (tx) => work({ ...context.scope, tx, organizationId }));
  const { tx, organizationId: providerId } = context.scope;
  await live.publish(tx, { organizationId: providerId, topic: 'client', ids: [organizationId] });
  return result;
}

/** @throws {AppError} notFound */
async function clientCard(deps: Deps, context: Context, id: number) {
  await requireTab(deps, context, 'main', 'read', id);
  return context.within(null, async (tx) => {
    const organization = (await clientsByIds(tx, [id])).get(id);
    if (!organization || organization.erasedAt) throw new AppError('notFound');
    const state = await stateOf(tx, organization);
    return {
      ...state,
      organization,
      formType: organization.formType,
      formKPP: organization.formKpp,
      formOGRN: organization.formOgrn,
      admin: await adminOf(tx, organization),
      facts: factsOf(organization, state, deps.now()),
      timeline: await timelineOf({ ...context.scope, tx }, organization),
      notes: await repository.notes(tx, id),
    };
  });
}

/** @throws {AppError} access.denied, notFound */
async function peopleOfClient(
  deps: Deps,
  context: Context,
  id: number,
  { search, page, pageSize }: PeopleArgs,
) {
  await requireTab(deps, context, 'cabinet', 'read', id);
  return context.within(null, (tx) =>
    peopleOf(tx, id, (search ?? '').trim(), paging(page, pageSize, limits.pageSizeMax)),
  );
}

/** @throws {AppError} notFound, validation.required, validation.tooLong, validation.range */
async function addNote(
  deps: Deps,
  context: Context,
  organizationId: number,
  text: string,
): Promise<NoteView> {
  await requireTab(deps, context, 'main', 'read', organizationId);
  const checked = checkText(text, { field: 'text', max: limits.organizationNote, isRequired: true });
  const { userId: authorId, nameFull: author } = context.signedIn;
  return context.within(null, async (tx) => {
    if (!(await clientsByIds(tx, [organizationId])).has(organizationId)) throw new AppError('notFound');
    if ((await repository.notes(tx, organizationId)).length >= limits.organizationNotes) {
      throw new AppError('validation.range', {
        field: 'text',
        params: { min: 0, max: limits.organizationNotes },
      });
    }
    return { ...(await repository.insertNote(tx, { organizationId, authorId, text: checked })), author };
  });
}

/** @throws {AppError} notFound */
async function removeNote(deps: Deps, context: Context, organizationId: number, id: number): Promise<void> {
  await requireTab(deps, context, 'main', 'read', organizationId);
  const isDeleted = await context.within(null, (tx) => repository.deleteNote(tx, organizationId, id));
  if (!isDeleted) throw new AppError('notFound');
}

/** Sends the email with which a person sets a password. @throws {AppError} access.denied, notFound, quota.sameAddress */
async function invitePerson(
  deps: Deps,
  context: Context,
  organizationId: number,
  userId: number,
): Promise<void> {
  await requireTab(deps, context, 'cabinet', 'write', organizationId);
  await changeInClient(deps, context, organizationId, (scope) =>
    deps.events.emit(scope, 'people.invite', { userId }),
  );
}

/** Returns how many sessions were ended. @throws {AppError} access.denied, notFound */
async function signOutPerson(
  deps: Deps,
  context: Context,
  organizationId: number,
  userId: number,
): Promise<number> {
  await requireTab(deps, context, 'cabinet', 'write', organizationId);
  return changeInClient(deps, context, organizationId, async (scope) => {
    if (!(await isPersonOf(scope.tx, organizationId, userId))) throw new AppError('notFound');
    const living = await livingSessions(scope.tx, userId);
    await deps.sessions.end(scope, [userId]);
    await deps.audit.write(scope, { action: 'sessionEnd', objectType: 'user', objectId: userId });
    return living.length;
  });
}

/** Serves the back-office tabs of one client, and their actions for its administration. */
export function createClientCardService(deps: Deps) {
  return {
    card: (context: Context, id: number) => clientCard(deps, context, id),
    people: (context: Context, id: number, input: PeopleArgs) => peopleOfClient(deps, context, id, input),
    createNote: (context: Context, organizationId: number, text: string) =>
      addNote(deps, context, organizationId, text),
    /** Returns the note that an earlier request of the same click created. */
    note: (context: Context, organizationId: number, id: number) =>
      context.within(null, (tx) => repository.note(tx, organizationId, id)),
    deleteNote: (context: Context, organizationId: number, id: number) =>
      removeNote(deps, context, organizationId, id),
    invite: (context: Context, organizationId: number, userId: number) =>
      invitePerson(deps, context, organizationId, userId),
    signOut: (context: Context, organizationId: number, userId: number) =>
      signOutPerson(deps, context, organizationId, userId),
  };
}

export type ClientCardService = ReturnType<typeof createClientCardService>;
