import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Archive, ArchiveRestore, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { difficultyOf } from '@domain/questions/draw';
import type { AnyQuestion } from '@domain/questions/question';
import { useCall } from '@src/store/useCall';
import { type BankQuestion, useTestBankArchiveMutation } from '../api';

interface BankRowsProps {
  items: readonly BankQuestion[];
  takenIds: ReadonlySet<string>;
  chosen: readonly AnyQuestion[];
  onChoose: (questions: readonly AnyQuestion[]) => void;
  onEdit: (question: BankQuestion) => void;
}

/** A page of the bank. */
export function BankRows({ items, takenIds, chosen, onChoose, onEdit }: BankRowsProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <Row
          key={item.id}
          item={item}
          isTaken={takenIds.has(item.question.id)}
          isChosen={chosen.some(({ id }) => id === item.question.id)}
          onChoose={(isChosen) => {
            const others = chosen.filter(({ id }) => id !== item.question.id);
            onChoose(isChosen ? [...others, item.question] : others);
          }}
          onEdit={() => onEdit(item)}
        />
      ))}
    </Box>
  );
}

interface RowProps {
  item: BankQuestion;
  isTaken: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onEdit: () => void;
}

function Row({ item, isTaken, isChosen, onChoose, onEdit }: RowProps) {
  const { t } = useTranslation('tests');
  const call = useCall();
  const [archive, { isLoading }] = useTestBankArchiveMutation();
  const { id, question, isArchive, owner } = item;
  const Icon = isArchive ? ArchiveRestore : Archive;
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={({ tokens }) => ({ alignItems: 'flex-start', py: 1, borderBottom: `1px solid ${tokens.border}` })}
    >
      <Checkbox
        checked={isChosen || isTaken}
        disabled={isTaken || isArchive}
        onChange={(_event, isNow) => onChoose(isNow)}
        slotProps={{ input: { 'aria-label': t('bank.choose', { text: question.text }) } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{question.text}</Typography>
        <Stack
          direction="row"
          spacing={0.75}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 0.5 }}
        >
          <Typography variant="body2" color="textSecondary">
            {t(`type.${question.type}`)} · {t('bank.difficultyOf', { difficulty: difficultyOf(question) })} ·{' '}
            {isTaken ? t('bank.taken') : owner.nameFull}
          </Typography>
          {question.tags?.map((tag) => (
            <Chip key={tag} size="small" label={tag} />
          ))}
        </Stack>
      </Box>
      <IconButton aria-label={t('bank.edit', { text: question.text })} onClick={onEdit}>
        <Pencil size={17} />
      </IconButton>
      <IconButton
        disabled={isLoading}
        aria-label={t(isArchive ? 'bank.restore' : 'bank.archive', { text: question.text })}
        onClick={() => void call(archive({ id, isArchive: !isArchive })).catch(() => undefined)}
      >
        <Icon size={17} />
      </IconButton>
    </Stack>
  );
}
