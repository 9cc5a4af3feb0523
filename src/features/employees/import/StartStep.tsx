import limits from '@graphql/limits.json';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { errorText } from '@src/api/errors';
import { BusyButton } from '@src/components/form/BusyButton';
import { useFileSize } from '@src/components/data/useFileSize';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { FileDrop } from '@src/components/form/FileDrop';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import { uuid } from '@src/lib/uuid';
import { readRuleMessage } from '@domain/validation/messages';
import { fileProblem } from '@src/lib/validation/files';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useEmployeeImportCreateMutation } from '../api';
import { EarlierImports } from './EarlierImports';
import { StepsAhead } from './StepsAhead';
import { TableExample } from './TableExample';

/** Import files may be larger than other uploads and have two more types, because whole companies come as CSV, which programs also name .txt. */
const EXTENSIONS = ['xlsx', 'xls', 'csv', 'txt'];

/** The source of a table: a file or the clipboard; beside it what the table may look like, below it what follows. */
export function StartStep({ rejection = '' }: { rejection?: string }) {
  const { t, i18n } = useTranslation(['imports', 'validation']);
  const fileSize = useFileSize();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const [create, { isLoading }] = useEmployeeImportCreateMutation();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState(rejection);

  const take = (file: File | undefined) => {
    const rule = file && readRuleMessage(fileProblem(file, limits.importBytes, EXTENSIONS) ?? '');
    if (rule) setProblem(t(`validation:${rule.rule}`, rule.values));
    else if (file) void begin({ fileImport: file });
  };
  const begin = async (source: { fileImport: File } | { text: string }) => {
    setProblem('');
    const answer = await create({ ...source, clientKey: uuid() });
    if (answer.error) setProblem(errorText(answer.error) ?? t('imports:start.failed'));
    else void navigate(`/employees/import/${answer.data.employeeImportCreate.id}`);
  };

  return (
    <Stack spacing={3}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Card sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
          <Stack spacing={2}>
            {problem ? <Alert severity="error">{problem}</Alert> : null}
            <FileDrop
              label={t('imports:start.drop')}
              help={t('imports:start.dropHelp', {
                size: fileSize(limits.importBytes),
                rows: limits.importRows.toLocaleString(i18n.language),
              })}
              extensions={EXTENSIONS}
              isDisabled={isLoading}
              onFiles={([file]) => take(file)}
            />
            <Divider>{t('imports:start.or')}</Divider>
            <FieldFrame label={t('imports:start.paste')}>
              {({ id }) => (
                <OutlinedInput
                  id={id}
                  placeholder={t('imports:start.pasteExample')}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  multiline
                  minRows={isPhone ? 5 : 10}
                  maxRows={14}
                />
              )}
            </FieldFrame>
            <BusyButton
              variant="contained"
              isBusy={isLoading}
              disabled={text.trim() === ''}
              onClick={() => void begin({ text })}
              sx={{ alignSelf: 'flex-start' }}
            >
              {t('imports:start.read')}
            </BusyButton>
          </Stack>
        </Card>
        <TableExample />
      </Box>
      <StepsAhead />
      <EarlierImports />
    </Stack>
  );
}
