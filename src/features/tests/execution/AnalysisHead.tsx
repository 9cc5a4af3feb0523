import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@src/components/filters/FilterSelect';

interface AnalysisHeadProps {
  version: { id: number; label: string };
  count: number;
  /** The versions to choose from. */
  versions: readonly { id: number; label: string }[];
  onVersion: (id: number) => void;
  /** Null when the user may not change the grading. */
  onRegrade: (() => void) | null;
}

/** The analyzed version, the number of attempts, and a button for regrading a question. */
export function AnalysisHead({ version, count, versions, onVersion, onRegrade }: AnalysisHeadProps) {
  const { t } = useTranslation('tests');
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {versions.length > 1 ? (
        <FilterSelect
          label={t('column.version')}
          value={String(version.id)}
          choices={versions.map(({ id, label }) => ({
            value: String(id),
            label: t('regrade.version', { label }),
          }))}
          onChange={(id) => onVersion(Number(id))}
          width={160}
        />
      ) : null}
      <Typography color="textSecondary" sx={{ flex: 1, minWidth: 200 }}>
        {t('analysis.of', { label: version.label, count })}
      </Typography>
      {onRegrade ? (
        <Button variant="outlined" onClick={onRegrade}>
          {t('regrade.openAny')}
        </Button>
      ) : null}
    </Stack>
  );
}
