import { topics } from '@server/generated/topics';
import type { ChangeTopic } from '@server/graphql/generated/types';

/** Whether the contract has this topic. */
export const isTopic = (name: unknown): name is ChangeTopic =>
  typeof name === 'string' && Object.hasOwn(topics, name);
