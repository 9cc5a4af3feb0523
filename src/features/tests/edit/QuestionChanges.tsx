import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { StatusChip } from '@src/components/data/StatusChip';

interface QuestionChangesProps {
  theirs: readonly AnyQuestion[];
  mine: readonly AnyQuestion[];
}

const looks = { added: 'green', removed: 'red', changed: 'orange' } as const;

interface QuestionChange {
  kind: keyof typeof looks;
  question: AnyQuestion;
}

/** Returns the questions that differ between two drafts. */
function changesOf({ theirs, mine }: QuestionChangesProps): QuestionChange[] {
  const before = new Map(theirs.map((question) => [question.id, JSON.stringify(question)]));
  const kept = new Set(mine.map(({ id }) => id));
  const written = mine.map((question): QuestionChange => ({
    kind: before.has(question.id) ? 'changed' : 'added',
    question,
  }));
  const removed = theirs
    .filter(({ id }) => !kept.has(id))
    .map((question): QuestionChange => ({ kind: 'removed', question }));
  return [
    ...written.filter(({ question }) => before.get(question.id) !== JSON.stringify(question)),
    ...removed,
  ];
}

/** The differences between two drafts' questions. */
export function QuestionChanges(props: QuestionChangesProps) {
  const { t } = useTranslation(['tests', 'content']);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {changesOf(props).map(({ kind, question }) => (
        <li key={question.id}>
          <StatusChip label={t(`content:diff.${kind}`)} colour={looks[kind]} />{' '}
          {question.text || t('question.untitled')}
        </li>
      ))}
    </Box>
  );
}
