import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, getNamedType } from 'graphql';
import type { Context } from '@server/graphql/context';
import { ReadingAwaited } from '@server/workers/readings';
import { mutationQuotas } from '@server/generated/mutation-quotas';
import type { QuotaName, Quotas } from './quotas';

const decided: Readonly<Record<string, (typeof mutationQuotas)[keyof typeof mutationQuotas] | undefined>> =
  mutationQuotas;

/**
 * Returns the quotas that a mutation uses.
 * @throws {Error} when no module defines them
 */
export function quotasOf(field: string): readonly QuotaName[] {
  const quota = decided[field];
  if (quota === undefined) throw new Error(`Mutation.${field} has no quota: see server/quotas`);
  return 'because' in quota ? [] : quota;
}

/** Returns the names of a field's file arguments. */
export function fileArguments(field: Pick<GraphQLField<unknown, Context>, 'args'>): string[] {
  return field.args.filter(({ type }) => getNamedType(type).name === 'Upload').map(({ name }) => name);
}

/** Adds the quotas to every mutation that has some: failed calls do not count, and repeated attempts count once. */
export function enforceQuotas(schema: GraphQLSchema, quotas: Quotas): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const names = quotasOf(field.name);
    const files = fileArguments(field);
    if (names.length + files.length === 0) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (source, args: Readonly<Record<string, unknown>>, context: Context, info) => {
      const { caller, lang } = context;
      if (caller === null) return resolve(source, args, context, info);
      const isUpload = files.some((name) => args[name] != null);
      const spend = () => quotas.spend(lang, caller, isUpload ? ['uploads', ...names] : names);
      const key = String(info.path.key);
      const spent = context.scope.readings?.spent;
      const undo = spent?.get(key) ?? (await spend());
      spent?.set(key, undo);
      try {
        return await resolve(source, args, context, info);
      } catch (error) {
        // The attempt is repeated when its file has been read.
        if (error instanceof ReadingAwaited) throw error;
        spent?.delete(key);
        await undo();
        throw error;
      }
    };
  }
}
