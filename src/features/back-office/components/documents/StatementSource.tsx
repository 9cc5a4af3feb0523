import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { errorText } from '@src/api/errors';
import { BusyButton } from '@src/components/form/BusyButton';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { FileDrop } from '@src/components/form/FileDrop';
import { type BankTransfer, useLazyBankTransfersQuery } from '../../api';
import { decodeStatement } from '../../lib/statement-text';

interface StatementSourceProps {
  onRead: (transfers: readonly BankTransfer[]) => void;
  onClose: () => void;
}

/** The source of a statement: the bank's file, or its text from the clipboard. */
export function StatementSource({ onRead, onClose }: StatementSourceProps) {
  const { t } = useTranslation('office');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [ask, { isFetching }] = useLazyBankTransfersQuery();
  const read = async (statement: string) => {
    setProblem('');
    const { data, error } = await ask({ text: statement });
    if (data) onRead(data.bankTransfers);
    else setProblem(errorText(error) ?? t('office:statement.failed'));
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    // A character takes one or two bytes; a longer file would also have too many transfers.
    if (file.size > limits.payment.statement * 2) {
      setProblem(t('errors:payment.statementLong', { max: limits.payment.transfers }));
    } else await read(decodeStatement(await file.arrayBuffer()));
  };
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          {problem ? <Alert severity="error">{problem}</Alert> : null}
          <FileDrop
            label={t('office:statement.drop')}
            help={t('office:statement.dropHelp')}
            extensions={['txt']}
            isDisabled={isFetching}
            onFiles={([file]) => void take(file)}
          />
          <FieldFrame label={t('office:statement.paste')}>
            {({ id, describedBy }) => (
              <OutlinedInput
                id={id}
                aria-describedby={describedBy}
                value={text}
                onChange={({ target }) => setText(target.value)}
                multiline
                minRows={4}
                maxRows={10}
              />
            )}
          </FieldFrame>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <BusyButton
          variant="contained"
          isBusy={isFetching}
          disabled={text.trim() === ''}
          onClick={() => void read(text.trim())}
        >
          {t('office:statement.read')}
        </BusyButton>
      </DialogActions>
    </>
  );
}
