import { notificationTextSchema } from '@domain/notifications/text';
import { AppError } from '@server/errors';
import type { Lang, Scope } from '@server/graphql/context';
import type { NotificationText } from '@server/graphql/generated/types';
import { checkInput } from '@server/modules/check-input';
import type { ModuleDeps } from '@server/modules/module';
import { rejectStale } from '@server/modules/conflict';
import { levelsRepository } from '../levels/levels.repository';
import { sampleOf } from './samples';
import { type OwnTexts, ownTexts, providerText, variablesOf } from './notification-texts';
import { isNotificationType, type NotificationTypeName, notificationType } from '../notification-types';
import { deleteText, listTexts, saveText } from './texts.repository';

export interface TextChange {
  type: string;
  lang: string;
  /** Null, as for `body`: restores the provider's text. */
  title?: string | null;
  body?: string | null;
  updatedAt?: Date | null;
}

export interface TextsService {
  /** Returns the texts of one type in every language. */
  read(scope: Scope, type: string): Promise<NotificationText[]>;
  /**
   * @throws {AppError} notifications.unknownVariable at the field whose text contains a variable that the type does not have;
   * conflict.updated when somebody else has changed this text since
   */
  update(scope: Scope, change: TextChange): Promise<NotificationText[]>;
  /** Returns the organization's texts that replace the provider's. */
  own(scope: Scope): Promise<OwnTexts>;
}

/** The provider's texts change only with a release. */
const PROVIDERS = new Date(0);

const textSchema = notificationTextSchema();

const LANGS: readonly Lang[] = ['ru', 'en-us'];

function typeOf(name: string): NotificationTypeName {
  if (!isNotificationType(name)) throw new AppError('notFound');
  return name;
}

function langOf(name: string): Lang {
  const lang = LANGS.find((lang) => lang === name);
  if (!lang) throw new AppError('validation.option', { field: 'lang' });
  return lang;
}

/** Checks that every placeholder of a text is one that notifications of the type fill. */
function checkVariables(text: string, type: NotificationTypeName, field: 'title' | 'body'): string {
  const { variables } = notificationType(type);
  const unknown = variablesOf(text).find((name) => !variables.includes(name));
  const known = variables.map((name) => `{{${name}}}`).join(', ');
  if (unknown !== undefined) {
    throw new AppError('notifications.unknownVariable', {
      field,
      params: { name: `{{${unknown}}}`, variables: known },
    });
  }
  if (/\{\{|\}\}/.test(text.replaceAll(/\{\{[^{}]*\}\}/g, ''))) {
    throw new AppError('notifications.braces', { field, params: { example: `{{${variables[0]}}}` } });
  }
  return text;
}

/**
 * Checks the organization's own wording; null: the provider's wording applies again. @throws {AppError} validation.*,
 * notifications.*
 */
function checkedText(
  type: NotificationTypeName,
  { title, body }: TextChange,
): { title: string; body: string } | null {
  if (title === null || title === undefined) return null;
  const checked = checkInput(textSchema, { title, body });
  return {
    title: checkVariables(checked.title, type, 'title'),
    body: checkVariables(checked.body, type, 'body'),
  };
}

type TextDeps = Pick<ModuleDeps, 'audit' | 'live'>;

const readOwn = async ({ tx, organizationId }: Scope): Promise<OwnTexts> =>
  ownTexts(await listTexts(tx, organizationId));

async function readTexts(scope: Scope, name: string): Promise<NotificationText[]> {
  const type = typeOf(name);
  const ownOf = await readOwn(scope);
  return LANGS.map((lang) => {
    const provider = providerText(type, lang);
    const ownText = ownOf(type, lang);
    return {
      lang,
      isOwn: ownText !== null,
      title: (ownText ?? provider).title,
      body: (ownText ?? provider).body,
      defaultTitle: provider.title,
      defaultBody: provider.body,
      updatedAt: ownText?.updatedAt ?? PROVIDERS,
      variables: notificationType(type).variables.map((variable) => ({
        name: variable,
        sample: sampleOf(variable, lang),
      })),
    };
  });
}

async function updateText(
  { audit, live }: TextDeps,
  scope: Scope,
  change: TextChange,
): Promise<NotificationText[]> {
  const { tx, organizationId } = scope;
  const key = { type: typeOf(change.type), lang: langOf(change.lang) };
  await levelsRepository.lock(tx, organizationId, { name: 'organization', id: organizationId });
  const before = (await readOwn(scope))(key.type, key.lang);
  await rejectStale(
    scope,
    {
      objectType: 'organization',
      id: organizationId,
      updatedAt: before?.updatedAt ?? PROVIDERS,
      part: key.type,
    },
    change.updatedAt,
  );
  const after = checkedText(key.type, change);
  if (after) await saveText(tx, organizationId, key, after);
  else await deleteText(tx, organizationId, key);
  await audit.write(scope, {
    action: 'update',
    objectType: 'organization',
    objectId: organizationId,
    changes: {
      [key.type]: [
        before && { lang: key.lang, title: before.title, body: before.body },
        after && { lang: key.lang, ...after },
      ],
    },
  });
  await live.publish(tx, { organizationId, topic: 'notificationSettings', ids: [] });
  return readTexts(scope, change.type);
}

/** Manages the organization's own texts of notifications. */
export function createTextsService(deps: TextDeps): TextsService {
  return {
    read: readTexts,
    own: readOwn,
    update: (scope, change) => updateText(deps, scope, change),
  };
}
