import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { ListChecks } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { AnyQuestion } from '@domain/questions/question';
import limits from '@graphql/limits.json';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { CheckBar } from '../check/CheckBar';
import { QuestionsDownload } from '../import/QuestionsDownload';
import { useTakingBack } from '../import/useTakingBack';
import { moved } from '../lib/moved';
import { staleView, useSourceViews } from '../sources/source-views';
import { AddQuestions } from './AddQuestions';
import { OpenPart } from './OpenPart';
import { QuestionList } from './QuestionList';
import type { Asked } from './test-text';

interface QuestionsEditorProps {
  testId: number;
  initial: Asked;
  isReadOnly: boolean;
  /** The answers of all questions are shuffled. */
  isShuffled: boolean;
  onChange: (asked: Asked) => void;
  /** Saves pending changes; returns whether the server has everything. */
  onFlush: () => Promise<boolean>;
}

/** The questions and the open one: the one in the address, else the first. */
function useAsked({ initial, onChange }: Pick<QuestionsEditorProps, 'initial' | 'onChange'>) {
  const [asked, setAsked] = useState(initial);
  const [linkedId] = useState(useSearchParams()[0].get('question'));
  const [openId, setOpenId] = useState(() => {
    const ids = [...initial.questions, ...initial.draws].map(({ id }) => id);
    return ids.find((id) => id === linkedId) ?? ids[0] ?? null;
  });
  // An undo is applied to the current state.
  const now = useRef(initial);
  const change = (more: Partial<Asked>) => {
    now.current = { ...now.current, ...more };
    setAsked(now.current);
    onChange(now.current);
  };
  /** Removes questions and opens the neighbor of the first removed one. */
  const remove = (ids: ReadonlySet<string>) => {
    const { questions, draws } = now.current;
    const all = [...questions, ...draws].map(({ id }) => id);
    const at = all.findIndex((id) => ids.has(id));
    const rest = all.filter((id) => !ids.has(id));
    change({
      questions: questions.filter(({ id }) => !ids.has(id)),
      draws: draws.filter(({ id }) => !ids.has(id)),
    });
    setOpenId(rest[at] ?? rest.at(-1) ?? null);
  };
  return { ...asked, openId, linkedId, setOpenId, change, remove };
}

/** The editor of a test: the questions in order, the bank sections, and the open question's form. */
export function QuestionsEditor(props: QuestionsEditorProps) {
  const { testId, isReadOnly, isShuffled, onFlush } = props;
  const { t } = useTranslation('tests');
  const { questions, draws, openId, linkedId, setOpenId, change, remove } = useAsked(props);
  const notifyAdded = useTakingBack(testId, remove);
  const views = useSourceViews(testId);
  const staleIds = new Set(
    questions.filter((question) => staleView(question, views) !== null).map(({ id }) => id),
  );
  const drawnCount = draws.reduce((sum, { count }) => sum + count, 0);
  const add = (added: readonly AnyQuestion[]) => {
    change({ questions: [...questions, ...added] });
    setOpenId(added[0]?.id ?? null);
  };
  const adding = {
    questions,
    room: limits.testQuestions - questions.length - drawnCount,
    onAdd: add,
    onImport: (added: readonly AnyQuestion[]) => {
      add(added);
      notifyAdded(added);
    },
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
          drawnCount={drawnCount}
          isShuffled={isShuffled}
          staleIds={staleIds}
          onOpen={setOpenId}
          download={<QuestionsDownload testId={testId} onFlush={onFlush} />}
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
          linkedId={linkedId}
          views={views}
          isReadOnly={isReadOnly}
          onChange={change}
          onRemove={(id) => remove(new Set([id]))}
        />
      </Box>
    </Stack>
  );
}
