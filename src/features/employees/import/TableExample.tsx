import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section } from '@src/components/layout/Section';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { DownloadButton } from '@src/store/DownloadButton';
import { useTranslation } from 'react-i18next';

const columns = ['nameFull', 'email', 'position', 'subdivision'] as const;
const rows = ['first', 'second', 'third'] as const;

type Row = (typeof rows)[number];

/** What a table of people may look like, and the same table to fill in. */
export function TableExample() {
  const { t } = useTranslation('imports');
  return (
    <Section title={t('imports:example.title')} text={t('imports:example.text')}>
      <SimpleTable<Row>
        label={t('imports:example.table')}
        columns={columns.map((key): SimpleColumn<Row> => ({
          key,
          title: t(`imports:field.${key}`),
          render: (row) => t(`imports:example.${row}.${key}`),
        }))}
        rows={rows}
        rowKey={(row) => row}
        empty={null}
      />
      <Stack component="ul" spacing={0.75} sx={{ my: 2, pl: 2.5 }}>
        {(['required', 'columns', 'same'] as const).map((key) => (
          <Typography key={key} component="li" variant="body2">
            {t(`imports:example.${key}`)}
          </Typography>
        ))}
      </Stack>
      <Box>
        <DownloadButton variant="outlined" path="/api/employee-import/template.xlsx">
          {t('imports:start.template')}
        </DownloadButton>
      </Box>
    </Section>
  );
}
