import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '@domain/questions/question';
import { moved } from '../lib/moved';
import { emptyOption } from './new-question';
import { QuestionRulesContext } from './question-rules';

interface OptionRowsProps {
  label: string;
  help?: string;
  options: readonly Option[];
  onChange: (options: readonly Option[]) => void;
  /** Rendered before the text of an option: its correctness. */
  before?: (option: Option, number: number) => ReactNode;
  /** Rendered after it: its match. */
  after?: (option: Option, number: number) => ReactNode;
  /** Their order is the answer, so they can be moved. */
  isOrdered?: boolean;
}

/** Editable options, one per row. */
export function OptionRows({ label, help, options, onChange, before, after, isOrdered }: OptionRowsProps) {
  const { t } = useTranslation('tests');
  const { limits, errors } = useContext(QuestionRulesContext);
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 540, mb: 0.75 }}>
        {label}
      </Typography>
      {help ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {help}
        </Typography>
      ) : null}
      <Stack spacing={1}>
        {options.map((option, index) => {
          const error = errors.optionTexts?.[option.id];
          const errorId = `${id}-${option.id}`;
          return (
            <div key={option.id}>
              <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
                {before?.(option, index + 1)}
                <OutlinedInput
                  fullWidth
                  value={option.text}
                  error={Boolean(error)}
                  autoComplete="off"
                  inputProps={{
                    'aria-label': t('question.option', { label, number: index + 1 }),
                    'aria-describedby': error ? errorId : undefined,
                    maxLength: limits.option,
                  }}
                  onChange={({ target }) =>
                    onChange(
                      options.map((item) => (item.id === option.id ? { ...item, text: target.value } : item)),
                    )
                  }
                />
                {after?.(option, index + 1)}
                {isOrdered ? (
                  <Moves
                    index={index}
                    count={options.length}
                    onMove={(to) => onChange(moved(options, index, to))}
                  />
                ) : null}
                <IconButton
                  aria-label={t('question.optionRemove', { number: index + 1 })}
                  disabled={options.length <= 2}
                  onClick={() => onChange(options.filter(({ id: each }) => each !== option.id))}
                >
                  <X size={17} />
                </IconButton>
              </Stack>
              {error ? (
                <FormHelperText id={errorId} role="alert" error sx={{ ml: before ? 5.5 : 0 }}>
                  {error}
                </FormHelperText>
              ) : null}
            </div>
          );
        })}
        {options.length < limits.options ? (
          <div>
            <Button size="small" startIcon={<Plus />} onClick={() => onChange([...options, emptyOption()])}>
              {t('question.optionAdd')}
            </Button>
          </div>
        ) : null}
      </Stack>
    </div>
  );
}

interface MovesProps {
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Buttons that move a list item up or down. */
export function Moves({ index, count, onMove }: MovesProps) {
  const { t } = useTranslation('tests');
  const number = index + 1;
  return (
    <>
      <IconButton
        aria-label={t('answer.up', { number })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp size={17} />
      </IconButton>
      <IconButton
        aria-label={t('answer.down', { number })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown size={17} />
      </IconButton>
    </>
  );
}
