import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { DragHandle, SortableList, useSortableItem } from '@src/components/data/SortableList';
import { StatusChip } from '@src/components/data/StatusChip';
import { questionProblems } from '@domain/questions/question-problems';
import { type SourceViews, staleView } from '../sources/source-views';
import type { TestDraw } from '../api';
import { AddQuestions, type AddQuestionsProps } from './AddQuestions';

interface QuestionListProps {
  questions: readonly AnyQuestion[];
  draws: readonly TestDraw[];
  openId: string | null;
  views: SourceViews;
  isReadOnly: boolean;
  onOpen: (id: string) => void;
  onMove: (from: number, to: number) => void;
  adding: AddQuestionsProps;
}

/** The questions in order: select, move, add. */
export function QuestionList(props: QuestionListProps) {
  const { questions, draws, openId, views, isReadOnly, adding, onOpen, onMove } = props;
  const { t } = useTranslation('tests');
  const drawText = ({ count, tags }: TestDraw) =>
    tags.length === 0
      ? t('bank.drawAny', { count })
      : t('bank.draw', { count, tags: tags.map((tag) => t('bank.quoted', { tag })).join(', ') });
  return (
    <Card component="nav" aria-label={t('edit.list')}>
      {/* The list stands inside: dragging adds a live region, which is no item. */}
      <SortableList ids={questions.map(({ id }) => id)} onMove={onMove}>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {questions.map((question, index) => (
            <QuestionRow
              key={question.id}
              id={question.id}
              isReadOnly={isReadOnly}
              text={question.text || t('question.untitled')}
              about={t(`type.${question.type}`)}
              isUnfinished={questionProblems(question).length > 0}
              number={index + 1}
              isOpen={question.id === openId}
              isStale={staleView(question, views) !== null}
              onOpen={() => onOpen(question.id)}
              {...(isReadOnly
                ? {}
                : {
                    onUp: index > 0 ? () => onMove(index, index - 1) : undefined,
                    onDown: index < questions.length - 1 ? () => onMove(index, index + 1) : undefined,
                  })}
            />
          ))}
          {draws.map((draw, index) => (
            <Row
              key={draw.id}
              text={drawText(draw)}
              about={t('bank.sectionShort')}
              number={questions.length + index + 1}
              isOpen={draw.id === openId}
              onOpen={() => onOpen(draw.id)}
            />
          ))}
        </Box>
      </SortableList>
      {isReadOnly ? null : (
        <Box sx={{ p: 1.5 }}>
          <AddQuestions {...adding} />
        </Box>
      )}
    </Card>
  );
}

interface RowProps {
  text: string;
  about: string;
  isUnfinished?: boolean;
  number: number;
  isOpen: boolean;
  /** The clause that it is about has changed. */
  isStale?: boolean;
  onOpen: () => void;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  /** For a row that can be dragged. */
  item?: ReturnType<typeof useSortableItem>['item'];
  isDragging?: boolean;
  handle?: ReactNode;
}

/** A question, which can be dragged. */
function QuestionRow({ id, isReadOnly, ...row }: RowProps & { id: string; isReadOnly: boolean }) {
  const { item, handle, isDragging } = useSortableItem(id, isReadOnly);
  return (
    <Row
      {...row}
      item={item}
      isDragging={isDragging}
      handle={isReadOnly ? null : <DragHandle handle={handle} sx={{ pl: 1 }} />}
    />
  );
}

function Row(props: RowProps) {
  const { text, about, isUnfinished, number, isOpen, isStale, onOpen, onUp, onDown } = props;
  const { item = {}, isDragging = false, handle = null } = props;
  const { t } = useTranslation('tests');
  return (
    <Stack
      component="li"
      direction="row"
      {...item}
      sx={({ tokens }) => ({
        alignItems: 'center',
        position: 'relative',
        zIndex: isDragging ? 1 : 0,
        borderBottom: `1px solid ${tokens.border}`,
        bgcolor: isOpen ? tokens.accentSoft : undefined,
      })}
    >
      {handle}
      <ButtonBase
        onClick={onOpen}
        aria-current={isOpen ? 'true' : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'flex-start',
          textAlign: 'left',
          px: 1.5,
          py: 1,
          gap: 1,
          // The card clips an outer focus ring.
          '&.Mui-focusVisible': { outlineOffset: -2 },
        }}
      >
        <Typography component="span" variant="body2" color="textSecondary" sx={{ minWidth: 20 }}>
          {number}
        </Typography>
        <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
          <Typography component="span" noWrap sx={{ display: 'block', fontWeight: isOpen ? 560 : 400 }}>
            {text}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {about}
          </Typography>
          {isStale ? <StatusChip label={t('source.stale')} colour="amber" /> : null}
        </Box>
        {isUnfinished ? (
          <Box component="span" sx={{ color: 'warning.main', display: 'flex' }}>
            <CircleAlert size={17} role="img" aria-label={t('edit.unfinished')} />
          </Box>
        ) : null}
      </ButtonBase>
      {onUp || onDown ? (
        <Stack sx={{ pr: 0.5 }}>
          <IconButton size="small" disabled={!onUp} onClick={onUp} aria-label={t('edit.up', { number })}>
            <ArrowUp size={15} />
          </IconButton>
          <IconButton
            size="small"
            disabled={!onDown}
            onClick={onDown}
            aria-label={t('edit.down', { number })}
          >
            <ArrowDown size={15} />
          </IconButton>
        </Stack>
      ) : null}
    </Stack>
  );
}
