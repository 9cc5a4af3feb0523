import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChangeLine } from '@src/components/data/ChangeLine';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { useTranslation } from 'react-i18next';
import { CellErrors, AssignmentChanges, useConsequences } from './Consequences';
import { cellCount, type CellError, type RowChange } from './row-changes';
import { shownChanges } from './shown-changes';
import type { Lookups } from './useLookups';

interface ChangesDialogProps {
  changes: readonly RowChange[];
  /** Errors found before the request. */
  errors: readonly CellError[];
  lookups: Lookups;
  onSave: () => Promise<{ error?: unknown }>;
  onClose: () => void;
}

const shownRows = 50;

/** «Изменится 12 ячеек, 2 ошибки»: a preview of a pasted block. If there is an error, nothing is applied. */
export function ChangesDialog({ changes, errors, lookups, onSave, onClose }: ChangesDialogProps) {
  const { t } = useTranslation('structure');
  const consequences = useConsequences(changes);
  const all = [...errors, ...consequences.errors];
  const rest = changes.length - shownRows;
  return (
    <ConfirmDialog
      isOpen
      isChoice
      title={t('structure:grid.cells', { count: cellCount(changes) })}
      confirmLabel={t('structure:grid.apply')}
      isBlocked={!changes.length || all.length > 0 || !consequences.isAsked}
      onConfirm={onSave}
      onClose={onClose}
    >
      <Typography color="textSecondary" role="status">
        {all.length ? t('structure:grid.nothingTaken') : t('structure:grid.allTaken')}
      </Typography>
      <CellErrors errors={all} />
      <AssignmentChanges changes={changes} consequences={consequences} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {changes.slice(0, shownRows).map((change) => (
          <li key={change.row.id}>
            <Typography sx={{ fontWeight: 560 }}>{change.row.name}</Typography>
            {shownChanges(change, lookups).map(({ field, before, after }) => (
              <ChangeLine
                key={field}
                name={t(`structure:list.columns.${field}`)}
                before={before}
                after={after}
              />
            ))}
          </li>
        ))}
      </Box>
      {rest > 0 ? (
        <Typography color="textSecondary">{t('structure:grid.moreRows', { count: rest })}</Typography>
      ) : null}
    </ConfirmDialog>
  );
}
