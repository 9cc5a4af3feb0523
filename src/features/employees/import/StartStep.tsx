import limits from '@graphql/limits.json';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DownloadButton } from '@src/store/DownloadButton';
import { errorText } from '@src/api/errors';
import { BusyButton } from '@src/components/form/BusyButton';
import { useFileSize } from '@src/components/data/useFileSize';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { FileDrop } from '@src/components/form/FileDrop';
import { formatDate } from '@src/lib/dates';
import { uuid } from '@src/lib/uuid';
import { readRuleMessage } from '@src/lib/validation/messages';
import { fileProblem } from '@src/lib/validation/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useEmployeeImportCreateMutation, useEmployeeImportsQuery } from '../api';

/** Import files may be larger than other uploads and have one more type, because whole companies come as CSV. */
const EXTENSIONS = ['xlsx', 'xls', 'csv', 'txt'];

/** The source of a table: a file, the clipboard, or the template to fill in first. */
export function StartStep({ rejection = '' }: { rejection?: string }) {
  const { t, i18n } = useTranslation(['imports', 'validation']);
  const fileSize = useFileSize();
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
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' }, alignItems: 'start' }}
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
                minRows={5}
                maxRows={14}
              />
            )}
          </FieldFrame>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <BusyButton
              variant="contained"
              isBusy={isLoading}
              disabled={text.trim() === ''}
              onClick={() => void begin({ text })}
            >
              {t('imports:start.read')}
            </BusyButton>
            <DownloadButton variant="text" path="/api/employee-import/template.xlsx">
              {t('imports:start.template')}
            </DownloadButton>
          </Stack>
        </Stack>
      </Card>
      <EarlierImports />
    </Box>
  );
}

/** Earlier imports that can be resumed, viewed or undone. */
function EarlierImports() {
  const { t, i18n } = useTranslation('imports');
  const { data } = useEmployeeImportsQuery();
  const items = data?.employeeImports ?? [];
  if (items.length === 0) return null;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('imports:earlier.title')}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <li key={item.id}>
            <Typography
              component={Link}
              to={`/employees/import/${item.id}`}
              sx={{ color: 'primary.main', overflowWrap: 'anywhere' }}
            >
              {item.fileName || t('imports:earlier.pasted')}
            </Typography>
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {[
                t(`imports:state.${item.state}`),
                formatDate(item.createdAt, 'dateTime', i18n.language),
                item.author?.nameFull,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
