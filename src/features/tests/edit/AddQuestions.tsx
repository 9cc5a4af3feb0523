import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Shuffle } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import type { TestDraw } from '../api';
import { BankButton } from '../bank/BankButton';
import { newDraw } from '../bank/draws';
import { ImportButton } from '../import/ImportButton';
import { comparableWords } from '@domain/questions/typed-text';
import { DraftFromRegulation } from '../sources/DraftFromRegulation';
import { AddQuestion } from '../question/AddQuestion';

export interface AddQuestionsProps {
  questions: readonly AnyQuestion[];
  /** How many more questions fit. */
  room: number;
  onAdd: (questions: readonly AnyQuestion[]) => void;
  /** Adds many questions as one undoable change. */
  onImport: (questions: readonly AnyQuestion[]) => void;
  onAddDraw: (draw: TestDraw) => void;
}

/**
 * The ways to add questions: a new one of a type, from the bank, drafted from a regulation, from a table, or drawn for each
 * attempt.
 */
export function AddQuestions({ questions, room, onAdd, onImport, onAddDraw }: AddQuestionsProps) {
  const { t } = useTranslation('tests');
  const takenIds = new Set(questions.map(({ id }) => id));
  const texts = useMemo(() => new Set(questions.map(({ text }) => comparableWords(text))), [questions]);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
      <AddQuestion onAdd={(question) => onAdd([question])} />
      <DraftFromRegulation onAdd={onAdd} />
      <ImportButton texts={texts} room={room} onAdd={onImport} />
      <BankButton takenIds={takenIds} onAdd={onAdd} />
      <Button startIcon={<Shuffle />} onClick={() => onAddDraw(newDraw())}>
        {t('bank.sectionAdd')}
      </Button>
    </Stack>
  );
}
