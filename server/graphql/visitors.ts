import { defaultFieldResolver, getNamedType, type GraphQLSchema, isObjectType } from 'graphql';
import type { Context } from './context';

/** Fields that say from where, and with what, somebody was here. */
const ADDRESSES: ReadonlySet<string> = new Set(['ip', 'lastIp', 'address', 'device', 'userAgent']);

/** Visitors of the demo organization are told nobody's address: whoever signs in there may be a real person. */
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
