import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { CheckBar } from '../check/CheckBar';
import { moved } from '../lib/moved';
import { staleView, useSourceViews } from '../sources/source-views';
import { AddQuestions } from './AddQuestions';
import { OpenPart } from './OpenPart';
import { QuestionList } from './QuestionList';
import type { TestText } from './test-text';

export type Asked = Pick<TestText, 'draws' | 'questions'>;

interface QuestionsEditorProps {
  testId: number;
  initial: Asked;
  isReadOnly: boolean;
  /** The answers of all questions are drawn. */
  isShuffled: boolean;
  onChange: (asked: Asked) => void;
}

/** What is asked, and what of it is open. */
function useAsked({ initial, onChange }: Pick<QuestionsEditorProps, 'initial' | 'onChange'>) {
  const [asked, setAsked] = useState(initial);
  const [openId, setOpenId] = useState(initial.questions[0]?.id ?? initial.draws[0]?.id ?? null);
  const change = (more: Partial<Asked>) => {
    const next = { ...asked, ...more };
    setAsked(next);
    onChange(next);
  };
  /** Without one of them; what stands beside it is open then. */
  const remove = (id: string) => {
    const all = [...asked.questions, ...asked.draws].map((each) => each.id);
    const at = all.indexOf(id);
    const rest = all.filter((each) => each !== id);
    change({
      questions: asked.questions.filter((question) => question.id !== id),
      draws: asked.draws.filter((draw) => draw.id !== id),
    });
    setOpenId(rest[at] ?? rest.at(-1) ?? null);
  };
  return { ...asked, openId, setOpenId, change, remove };
}

/** All questions in their order, the sections of the bank, and the one that is being written. */
export function QuestionsEditor(props: QuestionsEditorProps) {
  const { testId, isReadOnly, isShuffled } = props;
  const { t } = useTranslation('tests');
  const { questions, draws, openId, setOpenId, change, remove } = useAsked(props);
  const views = useSourceViews(testId);
  const takenIds = new Set(questions.map(({ id }) => id));
  const staleIds = new Set(
    questions.filter((question) => staleView(question, views) !== null).map(({ id }) => id),
  );
  const add = (added: readonly AnyQuestion[]) => {
    change({ questions: [...questions, ...added] });
    setOpenId(added[0]?.id ?? null);
  };
  const adding = {
    takenIds,
    onAdd: add,
    onAddDraw: (draw: Asked['draws'][number]) => {
      change({ draws: [...draws, draw] });
      setOpenId(draw.id);
    },
  };
  if (questions.length + draws.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={ListChecks}
          title={t('edit.empty')}
          text={t('edit.emptyText')}
          action={isReadOnly ? undefined : <AddQuestions {...adding} />}
        />
      </Card>
    );
  }
  return (
    <Stack spacing={2}>
      {questions.length > 0 ? (
        <CheckBar
          questions={questions}
          openId={openId}
          drawnCount={draws.reduce((sum, { count }) => sum + count, 0)}
          isShuffled={isShuffled}
          staleIds={staleIds}
          onOpen={setOpenId}
        />
      ) : null}
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
          draws={draws}
          openId={openId}
          views={views}
          isReadOnly={isReadOnly}
          adding={adding}
          onOpen={setOpenId}
          onMove={(from, to) => change({ questions: moved(questions, from, to) })}
        />
        <OpenPart
          asked={{ questions, draws }}
          openId={openId}
          views={views}
          isReadOnly={isReadOnly}
          onChange={change}
          onRemove={remove}
        />
      </Box>
    </Stack>
  );
}
