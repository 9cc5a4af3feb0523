import { getNamedType, type GraphQLField, isEnumType, isObjectType } from 'graphql';
import { isList, listSizeOf } from '@server/graphql/load/list-sizes';
import { createSchema } from '@server/graphql/schema';

const schema = createSchema([]);

interface Place {
  type: string;
  field: GraphQLField<unknown, unknown>;
}

const fields: Place[] = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type: type.name, field })) : [],
  );

/** Part of a type that is only returned in pages. */
function isPaged({ type, field }: Place): boolean {
  if (field.name !== 'items' && field.name !== 'rows') return false;
  const ways = fields.filter((place) => getNamedType(place.field.type).name === type);
  return ways.length > 0 && ways.every((way) => way.field.args.some(({ name }) => name === 'pageSize'));
}

const lists = fields.filter(({ field }) => isList(field.type) && !isEnumType(getNamedType(field.type)));

test.each(lists.map((place) => ({ name: `${place.type}.${place.field.name}`, place })))(
  '$name is paged, or declares its maximum length',
  ({ place }) => {
    const size = listSizeOf(schema, place.field);
    if (isPaged(place)) return expect(size).toBeNull();
    expect(size?.max).toBeGreaterThan(0);
    expect(size?.assumed).toBeGreaterThan(0);
    expect(size?.assumed).toBeLessThanOrEqual(size?.max ?? 0);
  },
);
