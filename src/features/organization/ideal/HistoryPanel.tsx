import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { SidePanel } from '@src/components/layout/SidePanel';
import { formatDate } from '@src/lib/dates';
import { type IdealHistoryEntry, type IdealLayer, type IdealStatement, useIdealHistoryQuery } from '../api';

export type ChangesView = ComponentType<Pick<IdealHistoryEntry, 'changes'>>;

interface HistoryPanelProps {
  layer: IdealLayer;
  targetId: number | null;
  /** The current statements, used to name the object of an entry. */
  statements: readonly IdealStatement[];
  /** The component that shows changes in the section «История». */
  Changes: ChangesView;
  onClose: () => void;
}

/** Who changed what in an ideal picture, and when. */
export function HistoryPanel({ layer, targetId, statements, Changes, onClose }: HistoryPanelProps) {
  const { t, i18n } = useTranslation('ideal');
  const query = useIdealHistoryQuery({ layer, targetId });
  const textOf = (id: number | null | undefined) =>
    statements.find((statement) => statement.id === id)?.text ?? t('ideal:history.gone');
  return (
    <SidePanel title={t('ideal:history.title')} onClose={onClose}>
      <Loaded
        data={query.currentData?.idealHistory}
        error={query.error}
        onRetry={() => void query.refetch()}
        skeleton={<SkeletonRows columns={2} />}
        isEmpty={(entries) => entries.length === 0}
        empty={<EmptyState title={t('ideal:history.empty')} isDense />}
      >
        {(entries) => (
          <Stack component="ol" spacing={2.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {entries.map((entry) => (
              <Box component="li" key={entry.id}>
                <Typography variant="body2" color="textSecondary">
                  {formatDate(entry.at, 'dateTime', i18n.language)}
                  {entry.actor ? ` · ${entry.actor.nameFull}` : ''}
                </Typography>
                <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 560 }}>
                  {textOf(entry.objectId)}
                </Typography>
                <Changes changes={entry.changes} />
              </Box>
            ))}
          </Stack>
        )}
      </Loaded>
    </SidePanel>
  );
}
