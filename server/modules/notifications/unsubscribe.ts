import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '@server/config/config';
import type { Database } from '@server/db/database';
import type { ModuleDeps } from '@server/modules/module';
import type { Lang, Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import { isNotificationType, type NotificationTypeName, notificationType } from './notification-types';
import { levelsRepository } from './levels/levels.repository';

/** The person a link is for, and the types of email it unsubscribes from. */
export interface UnsubscribeTarget {
  organizationId: number;
  userId: number;
  types: readonly NotificationTypeName[];
}

export interface Unsubscribe {
  /** Returns the address for emails. It works for everybody who opens it, because the email is the proof. */
  urlOf(target: UnsubscribeTarget): string;
  /** Returns the receiver's language; null when the token was not created here. */
  langOf(token: string): Promise<Lang | null>;
  /** Switches the emails off; false when the token was not created here. Idempotent. */
  switchOffEmails(token: string): Promise<boolean>;
}

const content = z.object({ o: z.number(), u: z.number(), t: z.array(z.string()) });

/** Links that switch optional emails off without signing in, signed with a secret of this installation. */
export function createUnsubscribe(
  secret: string,
  deps: Pick<ModuleDeps, 'audit' | 'live' | 'now'> & {
    database: Database;
    config: Pick<Config, 'publicUrl'>;
  },
): Unsubscribe {
  const { audit, config, database, live, now } = deps;
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest();

  function read(token: string): UnsubscribeTarget | null {
    const [text = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = signatureOf(text);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const { o, u, t } = content.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    const types = t.filter(isNotificationType).filter((name) => !notificationType(name).isRequired);
    return { organizationId: o, userId: u, types };
  }

  async function switchOff(scope: Scope, { userId, types }: UnsubscribeTarget): Promise<boolean> {
    const { tx, organizationId } = scope;
    const level = { name: 'user' as const, id: userId };
    const before = await levelsRepository.lock(tx, organizationId, level);
    if (!before) return false;
    const settings = { ...before.settings };
    for (const type of types) settings[type] = { ...settings[type], email: false };
    if (JSON.stringify(settings) === JSON.stringify(before.settings)) return true;
    await levelsRepository.update(tx, organizationId, level, settings, now());
    await audit.write(scope, {
      action: 'update',
      objectType: 'user',
      objectId: userId,
      affectedUserId: userId,
      changes: { unsubscribed: [null, types] },
    });
    await live.publish(tx, { organizationId, topic: 'notificationSettings', ids: [], userIds: [userId] });
    return true;
  }

  return {
    urlOf({ organizationId: o, userId: u, types: t }) {
      const text = Buffer.from(JSON.stringify({ o, u, t })).toString('base64url');
      return `${config.publicUrl}/api/unsubscribe?token=${text}.${signatureOf(text).toString('base64url')}`;
    },
    async langOf(token) {
      const target = read(token);
      if (!target) return null;
      const { organizationId, userId } = target;
      return database.tenant(organizationId, (tx) => levelsRepository.langOf(tx, organizationId, userId));
    },
    async switchOffEmails(token) {
      const target = read(token);
      if (!target) return false;
      const { organizationId } = target;
      return database.tenant(organizationId, (tx) => switchOff(systemScope(tx, organizationId), target));
    },
  };
}
