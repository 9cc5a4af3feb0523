/** Plugin of graphql-codegen: the maps of resolvers name the contract's types, which are generated into a file of their own. */
export const plugin = () => ({ prepend: ["import type * as Contract from './types';"], content: '' });
