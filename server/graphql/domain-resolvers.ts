import type { Resolvers, ResolversParentTypes } from './generated/resolvers';

type TypeName = Extract<keyof Resolvers, keyof ResolversParentTypes>;
type RootName = 'Query' | 'Mutation' | 'Subscription';

type ResolversOf<Type extends TypeName> = NonNullable<Resolvers[Type]>;
type ResultOf<Resolver> =
  NonNullable<Resolver> extends (...args: never[]) => infer Result ? Awaited<Result> : never;

/** What GraphQL reads from a row's property: undefined counts as null, and functions are called. */
type ValueOf<Property> = Property extends (...args: never[]) => infer Result
  ? Awaited<Result>
  : Exclude<Property, undefined> | (undefined extends Property ? null : never);

/** Whether the row of a type answers a field without a resolver. */
type IsInRow<Type extends TypeName, Field> = Type extends RootName
  ? false
  : Field extends keyof ResolversParentTypes[Type] & keyof ResolversOf<Type>
    ? ValueOf<ResolversParentTypes[Type][Field]> extends ResultOf<ResolversOf<Type>[Field]>
      ? true
      : false
    : false;

type MissingInRow<Type extends TypeName, Field> = Field extends unknown
  ? IsInRow<Type, Field> extends true
    ? never
    : Field
  : never;

type FieldsOf<Type extends TypeName, Field> = Required<
  Pick<ResolversOf<Type>, MissingInRow<Type, Field> & keyof ResolversOf<Type>>
> &
  Partial<Pick<ResolversOf<Type>, Field & keyof ResolversOf<Type>>>;

type Fields = Partial<Record<TypeName, string>>;

/** The resolvers by type, as if each type needed some. */
type ByType<Declared extends Fields> = {
  [Type in keyof Declared & TypeName]: FieldsOf<Type, Declared[Type]>;
};

/** The types with fields that their rows do not contain. */
type IncompleteTypes<Declared extends Fields> = {
  [Type in keyof Declared & TypeName]: [MissingInRow<Type, Declared[Type]>] extends [never] ? never : Type;
}[keyof Declared & TypeName];

/**
 * The resolvers of some fields of the contract, by type. Required are those of all root fields, and of the fields that the rows of
 * their types do not contain.
 */
export type DomainResolvers<Declared extends Fields> = Partial<ByType<Declared>> &
  Pick<ByType<Declared>, IncompleteTypes<Declared>>;
