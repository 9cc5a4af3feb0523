import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { moved } from '../lib/moved';
import { AddQuestion } from './AddQuestion';
import { QuestionCard } from './QuestionCard';
import { QuestionList } from './QuestionList';

interface QuestionsEditorProps {
  initial: readonly AnyQuestion[];
  isReadOnly: boolean;
  onChange: (questions: readonly AnyQuestion[]) => void;
}

/** All questions in their order, and the one that is being written. */
export function QuestionsEditor({ initial, isReadOnly, onChange }: QuestionsEditorProps) {
  const { t } = useTranslation('tests');
  const [questions, setQuestions] = useState(initial);
  const [openId, setOpenId] = useState(initial[0]?.id ?? null);
  const open = questions.find(({ id }) => id === openId);
  const change = (next: readonly AnyQuestion[]) => {
    setQuestions(next);
    onChange(next);
  };
  const add = (question: AnyQuestion) => {
    change([...questions, question]);
    setOpenId(question.id);
  };
  const remove = (id: string) => {
    const at = questions.findIndex((question) => question.id === id);
    const rest = questions.filter((question) => question.id !== id);
    change(rest);
    setOpenId((rest[at] ?? rest.at(-1))?.id ?? null);
  };
  if (questions.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={ListChecks}
          title={t('edit.empty')}
          text={t('edit.emptyText')}
          action={isReadOnly ? undefined : <AddQuestion onAdd={add} />}
        />
      </Card>
    );
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
      }}
    >
      <QuestionList
        questions={questions}
        openId={openId}
        isReadOnly={isReadOnly}
        onOpen={setOpenId}
        onMove={(from, to) => change(moved(questions, from, to))}
        onAdd={add}
      />
      {open ? (
        <QuestionCard
          key={open.id}
          question={open}
          number={questions.indexOf(open) + 1}
          isReadOnly={isReadOnly}
          onChange={(next) => change(questions.map((each) => (each.id === next.id ? next : each)))}
          onRemove={() => remove(open.id)}
        />
      ) : null}
    </Box>
  );
}
