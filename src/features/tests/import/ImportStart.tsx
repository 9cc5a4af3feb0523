import Alert from '@mui/material/Alert';
import Divider from '@mui/material/Divider';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionTable } from '@domain/questions/table/cells';
import type { TextFormat } from '@domain/questions/table/text-format';
import limits from '@graphql/limits.json';
import { useFileSize } from '@src/components/data/useFileSize';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { BusyButton } from '@src/components/form/BusyButton';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { FileDrop } from '@src/components/form/FileDrop';
import { DownloadButton } from '@src/store/DownloadButton';
import { GIVEN_EXTENSIONS, useGiven } from './useGiven';

const formats = ['auto', 'table', 'aiken', 'gift'] as const satisfies readonly (TextFormat | 'auto')[];

/** The source of questions: a file, a text, or the template to fill in first. */
export function ImportStart({ onRead }: { onRead: (table: QuestionTable) => void }) {
  const { t, i18n } = useTranslation('tests');
  const fileSize = useFileSize();
  const [text, setText] = useState('');
  const [format, setFormat] = useState<(typeof formats)[number]>('auto');
  const { problem, isLoading, fromText, fromFile } = useGiven(onRead);
  return (
    <Stack spacing={2} sx={{ pt: 0.5 }}>
      <Typography color="textSecondary">{t('import.text')}</Typography>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      <FileDrop
        label={t('import.drop')}
        help={t('import.dropHelp', {
          size: fileSize(limits.uploadBytes),
          rows: limits.testTableRows.toLocaleString(i18n.language),
        })}
        extensions={GIVEN_EXTENSIONS}
        isDisabled={isLoading}
        onFiles={([file]) => file && void fromFile(file)}
      />
      <div>
        <DownloadButton variant="text" path="/api/tests/questions-template.xlsx">
          {t('import.template')}
        </DownloadButton>
      </div>
      <Divider>{t('import.or')}</Divider>
      <FieldFrame label={t('import.paste')} help={t('import.pasteHelp')}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            aria-describedby={describedBy}
            placeholder={t('import.pasteExample')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            multiline
            minRows={6}
            maxRows={16}
            fullWidth
          />
        )}
      </FieldFrame>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FilterSelect
          label={t('import.format')}
          value={format}
          choices={formats.map((value) => ({ value, label: t(`import.formats.${value}`) }))}
          onChange={setFormat}
          width={240}
        />
        <BusyButton
          variant="contained"
          isBusy={isLoading}
          disabled={text.trim() === ''}
          onClick={() => void fromText(text, format)}
        >
          {t('import.read')}
        </BusyButton>
      </Stack>
    </Stack>
  );
}
