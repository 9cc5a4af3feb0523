import { defaultFieldResolver, getNamedType, type GraphQLSchema, isObjectType } from 'graphql';
import type { Context } from '../context';

/** Fields that reveal a person's address or device. */
const ADDRESSES: ReadonlySet<string> = new Set(['ip', 'lastIp', 'address', 'device', 'userAgent']);

/** Hides all addresses from visitors of the demo organization: the people who sign in there may be real. */
export function hideAddresses(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (!ADDRESSES.has(field.name) || getNamedType(field.type).name !== 'String') continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: Context, info) =>
        context.caller?.isDemo ? '' : resolve(source, args, context, info);
    }
  }
}
