import { isEnumType } from 'graphql';

/** Plugin of graphql-codegen: the values of each enumeration of the contract, for whoever must know them at run time. */
export function plugin(schema) {
  const enumerations = Object.values(schema.getTypeMap())
    .filter((type) => isEnumType(type) && !type.name.startsWith('__'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const lines = enumerations.map((type) => {
    const values = type.getValues().map(({ name }) => `'${name}'`);
    return `  ${type.name}: [${values.join(', ')}],`;
  });
  return [
    '/** Written by `npm run codegen` from the contract: what each of its enumerations may be. */',
    'export const enumerations = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}
