import { checkInput } from '@server/modules/check-input';
import { refLinkSchema } from '@domain/payment/ref-link';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { MutationRefLinkUpdateArgs } from '@server/graphql/generated/types';
import { given } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { type LinkOwner, type RefLinkView, refLinksRepository } from './ref-links.repository';

const { links: MAX } = limits.referrals;

const nameOf = (name: string) => checkInput(refLinkSchema, { name }).name;

/** Returns the caller: only people who are signed in have links. @throws {AppError} access.denied */
function ownerOf({ organizationId, caller }: Scope): LinkOwner {
  if (!caller) throw new AppError('access.denied');
  return { organizationId, userId: caller.userId };
}

/** Manages links that a person shares: each has its channel's name, and its registrations. */
export function createRefLinks({ audit, live }: Pick<ModuleDeps, 'audit' | 'live'>) {
  /** @throws {AppError} notFound */
  async function find(scope: Scope, id: number): Promise<RefLinkView> {
    const link = await refLinksRepository.find(scope.tx, ownerOf(scope), id);
    if (!link) throw new AppError('notFound');
    return link;
  }

  const publish = (scope: Scope) => {
    const { tx, organizationId } = scope;
    return live.publish(tx, { organizationId, topic: 'payment', ids: [], userIds: [ownerOf(scope).userId] });
  };

  return {
    find,

    list: (scope: Scope): Promise<RefLinkView[]> => refLinksRepository.list(scope.tx, ownerOf(scope), MAX),

    /** @throws {AppError} validation.* for `name`, ref.tooManyLinks */
    async create(scope: Scope, name: string): Promise<RefLinkView> {
      const checked = nameOf(name);
      if ((await refLinksRepository.count(scope.tx, ownerOf(scope))) >= MAX) {
        throw new AppError('ref.tooManyLinks', { field: 'name', params: { max: MAX } });
      }
      const id = await refLinksRepository.insert(scope.tx, ownerOf(scope), checked);
      await audit.write(scope, {
        action: 'create',
        objectType: 'refLink',
        objectId: id,
        changes: { name: [null, checked] },
      });
      await publish(scope);
      return find(scope, id);
    },

    /** @throws {AppError} notFound, validation.* for `name` */
    async update(scope: Scope, { id, ...input }: MutationRefLinkUpdateArgs): Promise<RefLinkView> {
      const before = await find(scope, id);
      const name = given(input.name, nameOf) ?? before.name;
      const isArchive = input.isArchive ?? before.isArchive;
      await refLinksRepository.update(scope.tx, ownerOf(scope), id, { name, isArchive });
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
