import { everyone, type Topics } from '@server/events/topics';

/** Live events of this module, and who receives them. */
export const structureTopics = {
  position: everyone,
  subdivision: everyone,
  regulationStructure: everyone,
} as const satisfies Topics;
