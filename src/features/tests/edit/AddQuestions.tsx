import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Shuffle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import type { TestDraw } from '../api';
import { BankButton } from '../bank/BankButton';
import { newDraw } from '../bank/draws';
import { DraftFromRegulation } from '../sources/DraftFromRegulation';
import { AddQuestion } from './AddQuestion';

export interface AddQuestionsProps {
  takenIds: ReadonlySet<string>;
  onAdd: (questions: readonly AnyQuestion[]) => void;
  onAddDraw: (draw: TestDraw) => void;
}

/** The ways to more questions: one of a type, some of the bank, drafted from a regulation, or drawn for each attempt. */
export function AddQuestions({ takenIds, onAdd, onAddDraw }: AddQuestionsProps) {
  const { t } = useTranslation('tests');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
      <AddQuestion onAdd={(question) => onAdd([question])} />
      <DraftFromRegulation onAdd={onAdd} />
      <BankButton takenIds={takenIds} onAdd={onAdd} />
      <Button startIcon={<Shuffle />} onClick={() => onAddDraw(newDraw())}>
        {t('bank.sectionAdd')}
      </Button>
    </Stack>
  );
}
