import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';

interface CardHeadProps {
  question: AnyQuestion;
  number: number;
  isReadOnly: boolean;
  /** The type is shown by its switch, below. */
  canSwitchType: boolean;
  actions: ReactNode;
  onRemove: () => void;
}

/** The number and type of a question, and its buttons. */
export function CardHead({ question, number, isReadOnly, canSwitchType, actions, onRemove }: CardHeadProps) {
  const { t } = useTranslation('tests');
  const title = t('question.of', { number });
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography component="h2" variant="h3">
        {canSwitchType ? title : `${title} · ${t(`type.${question.type}`)}`}
      </Typography>
      {isReadOnly ? null : (
        <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          {actions}
          <Button color="error" size="small" startIcon={<Trash2 />} onClick={onRemove}>
            {t('question.remove')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
