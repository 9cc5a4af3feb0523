import { DIFFICULTY_MAX, DIFFICULTY_MIN } from '@domain/questions/draw';
import type { TestDrawInput } from '@src/api/generated/types';
import { uuid } from '@src/lib/uuid';
import type { TestDraw } from '../api';

const FIRST_COUNT = 3;

/** A section as most authors begin it: of any tag and difficulty. */
export const newDraw = (): TestDraw => ({
  ...{ id: uuid(), count: FIRST_COUNT, tags: [], isPassedLast: true },
  ...{ difficultyFrom: DIFFICULTY_MIN, difficultyTo: DIFFICULTY_MAX },
});

/** As the server takes it: with nothing else that an answer of it had. */
export const sentDraw = ({
  id,
  count,
  tags,
  difficultyFrom,
  difficultyTo,
  isPassedLast,
}: TestDraw): TestDrawInput => ({ id, count, tags, difficultyFrom, difficultyTo, isPassedLast });
