import { and, desc, eq, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { MutationRefLinkUpdateArgs } from '@server/graphql/generated/resolvers';
import { checkLine, given } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { refLinkTable as links } from './referrals.tables';

const { links: MAX, linkName } = limits.referrals;

/** A link with its results. */
export interface RefLinkView {
  id: number;
  userId: number;
  name: string;
  isArchive: boolean;
  createdAt: Date;
  clicks: number;
  registrations: number;
  paid: number;
}

const referralsOf = sql`from ref_referral r
  where r.organization_id = ${links.organizationId} and r.link_id = ${links.id}`;

const VIEW = {
  id: links.id,
  userId: links.userId,
  name: links.name,
  isArchive: links.isArchive,
  createdAt: links.createdAt,
  clicks: links.clicks,
  registrations: sql<number>`(select count(*)::int ${referralsOf})`,
  paid: sql<number>`(select count(*)::int ${referralsOf}
    and exists (select from ref_accrual a where a.organization_id = r.organization_id and a.referral_id = r.id))`,
};

const nameOf = (name: string) => checkLine(name, { field: 'name', max: linkName, isRequired: true });

/** Returns the caller: only people who are signed in have links. @throws {AppError} access.denied */
function ownerOf({ caller }: Scope): number {
  if (!caller) throw new AppError('access.denied');
  return caller.userId;
}

/** Manages links that a person shares: each has its channel's name, and its registrations. */
export function createRefLinks({ audit, live }: Pick<ModuleDeps, 'audit' | 'live'>) {
  const own = (scope: Scope) =>
    and(eq(links.organizationId, scope.organizationId), eq(links.userId, ownerOf(scope)));

  /** @throws {AppError} notFound */
  async function find(scope: Scope, id: number): Promise<RefLinkView> {
    const [link] = await scope.tx
      .select(VIEW)
      .from(links)
      .where(and(own(scope), eq(links.id, id)));
    if (!link) throw new AppError('notFound');
    return link;
  }

  const publish = (scope: Scope) => {
    const { tx, organizationId } = scope;
    return live.publish(tx, { organizationId, topic: 'payment', ids: [], userIds: [ownerOf(scope)] });
  };

  return {
    find,

    list: (scope: Scope): Promise<RefLinkView[]> =>
      scope.tx.select(VIEW).from(links).where(own(scope)).orderBy(links.isArchive, desc(links.id)).limit(MAX),

    /** @throws {AppError} validation.* for `name`, ref.tooManyLinks */
    async create(scope: Scope, name: string): Promise<RefLinkView> {
      const checked = nameOf(name);
      if ((await scope.tx.$count(links, own(scope))) >= MAX) {
        throw new AppError('ref.tooManyLinks', { field: 'name', params: { max: MAX } });
      }
      const [made] = await scope.tx
        .insert(links)
        .values({ organizationId: scope.organizationId, userId: ownerOf(scope), name: checked })
        .returning({ id: links.id });
      if (!made) throw new Error('the link was not written');
      await audit.write(scope, {
        action: 'create',
        objectType: 'refLink',
        objectId: made.id,
        changes: { name: [null, checked] },
      });
      await publish(scope);
      return find(scope, made.id);
    },

    /** @throws {AppError} notFound, validation.* for `name` */
    async update(scope: Scope, { id, ...input }: MutationRefLinkUpdateArgs): Promise<RefLinkView> {
      const before = await find(scope, id);
      const name = given(input.name, nameOf) ?? before.name;
      const isArchive = input.isArchive ?? before.isArchive;
      await scope.tx
        .update(links)
        .set({ name, isArchive })
        .where(and(own(scope), eq(links.id, id)));
      await audit.write(scope, {
        action: isArchive === before.isArchive ? 'update' : isArchive ? 'archive' : 'restore',
        objectType: 'refLink',
        objectId: id,
        changes: name === before.name ? {} : { name: [before.name, name] },
      });
      await publish(scope);
      return find(scope, id);
    },
  };
}

export type RefLinks = ReturnType<typeof createRefLinks>;
