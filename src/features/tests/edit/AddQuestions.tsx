import Stack from '@mui/material/Stack';
import type { AnyQuestion } from '@domain/questions/question';
import { DraftFromRegulation } from '../sources/DraftFromRegulation';
import { AddQuestion } from './AddQuestion';

/** The ways to more questions: one of a type, or some drafted from a regulation. */
export function AddQuestions({ onAdd }: { onAdd: (questions: readonly AnyQuestion[]) => void }) {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
      <AddQuestion onAdd={(question) => onAdd([question])} />
      <DraftFromRegulation onAdd={onAdd} />
    </Stack>
  );
}
