import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { moved } from '../lib/moved';
import { SourceField } from '../sources/SourceField';
import { staleView, useSourceViews } from '../sources/source-views';
import { AddQuestions } from './AddQuestions';
import { QuestionCard } from './QuestionCard';
import { QuestionList } from './QuestionList';

interface QuestionsEditorProps {
  testId: number;
  initial: readonly AnyQuestion[];
  isReadOnly: boolean;
  onChange: (questions: readonly AnyQuestion[]) => void;
}

/** All questions in their order, and the one that is being written. */
export function QuestionsEditor({ testId, initial, isReadOnly, onChange }: QuestionsEditorProps) {
  const { t } = useTranslation('tests');
  const [questions, setQuestions] = useState(initial);
  const [openId, setOpenId] = useState(initial[0]?.id ?? null);
  const views = useSourceViews(testId);
  const open = questions.find(({ id }) => id === openId);
  const change = (next: readonly AnyQuestion[]) => {
    setQuestions(next);
    onChange(next);
  };
  const add = (added: readonly AnyQuestion[]) => {
    change([...questions, ...added]);
    setOpenId(added[0]?.id ?? null);
  };
  const write = (next: AnyQuestion) => change(questions.map((each) => (each.id === next.id ? next : each)));
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
          action={isReadOnly ? undefined : <AddQuestions onAdd={add} />}
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
        views={views}
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
          source={
            <SourceField
              question={open}
              isReadOnly={isReadOnly}
              view={views.get(open.id)}
              stale={staleView(open, views)}
              onChange={write}
            />
          }
          onChange={write}
          onRemove={() => remove(open.id)}
        />
      ) : null}
    </Box>
  );
}
