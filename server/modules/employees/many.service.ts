import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { UserChangeInput } from '@server/graphql/generated/resolvers';
import { eachThatCan, type Refusal } from '@server/modules/each-that-can';
import type { EmployeesService } from './employees.service';
import type { UserRow } from './employees.tables';
import type { ProfilesService } from './profiles.service';

export interface ManyResult {
  users: UserRow[];
  refusals: (Refusal & { id: number })[];
}

export interface ManyEmployeesService {
  /** Who can be changed is; the others are told, not thrown. */
  update(scope: Scope, inputs: readonly UserChangeInput[]): Promise<ManyResult>;
}

/** One change for many people, by the same rules as of one. */
export function createManyEmployeesService(
  employees: EmployeesService,
  profiles: ProfilesService,
): ManyEmployeesService {
  async function change(
    scope: Scope,
    { isArchive, updatedAt, ...fields }: UserChangeInput,
  ): Promise<UserRow> {
    // Only the first step is compared with what the person saw: the next ones are ours.
    let seenAt = updatedAt ?? null;
    if (isArchive === false) {
      await employees.restore(scope, fields.id, seenAt);
      seenAt = null;
    }
    const isMore = Object.entries(fields).some(([field, value]) => field !== 'id' && value !== undefined);
    if (isMore) {
      await profiles.update(scope, { ...fields, updatedAt: seenAt }, null);
      seenAt = null;
    }
    if (isArchive === true) await employees.archive(scope, fields.id, seenAt);
    return employees.find(scope, fields.id);
  }

  return {
    async update(scope, inputs) {
      if (inputs.length > limits.pageSizeMax) {
        throw new AppError('validation.tooMany', { params: { max: limits.pageSizeMax } });
      }
      const { done, refused } = await eachThatCan(scope, inputs, (input) => change(scope, input));
      return {
        users: done.map(({ result }) => result),
        refusals: refused.map(({ item, refusal }) => ({ ...refusal, id: item.id })),
      };
    },
  };
}
