import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import limits from '@graphql/limits.json';
import { Sigma } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AGGREGATES, hasTotal, numberColumns, toggledTotal } from '../lib/totals';
import type { ShapePanelProps } from './shape-panel-props';

/** Selects what is computed from columns of numbers; nothing where the source has none. */
export function TotalsField({ source, shape, onChange }: ShapePanelProps) {
  const { t } = useTranslation('reports');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const columns = numberColumns(source);
  if (columns.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Sigma size={17} aria-hidden />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
      >
        {t('reports:totals.open', { count: shape.totals.length })}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('reports:totals.title') } }}
      >
        <Box sx={{ display: 'grid', gap: 1.5, p: 2, minWidth: 260 }}>
          {columns.map(({ name, title }) => (
            <ColumnTotals key={name} column={name} title={title} {...{ source, shape, onChange }} />
          ))}
        </Box>
      </Popover>
    </>
  );
}

interface ColumnTotalsProps extends ShapePanelProps {
  column: string;
  title: string;
}

function ColumnTotals({ column, title, shape, onChange }: ColumnTotalsProps) {
  const { t } = useTranslation('reports');
  const id = useId();
  const isFull = shape.totals.length >= limits.report.totals;
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2">
        {title}
      </Typography>
      {AGGREGATES.map((aggregate) => {
        const total = { column, aggregate };
        const isChosen = hasTotal(shape.totals, total);
        return (
          <FormControlLabel
            key={aggregate}
            sx={{ display: 'flex', ml: 0 }}
            label={t(`reports:totals.aggregates.${aggregate}`)}
            control={
              <Checkbox
                size="small"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onChange({ ...shape, totals: toggledTotal(shape.totals, total) })}
              />
            }
          />
        );
      })}
    </Box>
  );
}
