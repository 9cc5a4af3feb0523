import { DIFFICULTY_MAX, DIFFICULTY_MIN } from '@domain/questions/draw';
import type { TestDrawInput } from '@src/api/generated/types';
import { uuid } from '@src/lib/uuid';
import type { TestDraw } from '../api';

const FIRST_COUNT = 3;

/** Returns the default section: any tag and any difficulty. */
export const newDraw = (): TestDraw => ({
  ...{ id: uuid(), count: FIRST_COUNT, tags: [], isPassedLast: true },
  ...{ difficultyFrom: DIFFICULTY_MIN, difficultyTo: DIFFICULTY_MAX },
});

/** Converts a section to the input, without the response's other fields. */
export const sentDraw = ({
  id,
  count,
  tags,
  difficultyFrom,
  difficultyTo,
  isPassedLast,
}: TestDraw): TestDrawInput => ({ id, count, tags, difficultyFrom, difficultyTo, isPassedLast });
