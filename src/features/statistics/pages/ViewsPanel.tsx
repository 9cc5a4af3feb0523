import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { Loaded } from '@src/components/feedback/Loaded';
import { SidePanel } from '@src/components/layout/SidePanel';
import { useNotify } from '@src/store/useNotify';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  type StatisticView,
  useStatisticViewDeleteMutation,
  useStatisticViewSaveMutation,
  useStatisticViewsQuery,
} from '../api';
import { ViewLine } from '../components/ViewLine';
import { ViewNameDialog } from '../components/ViewNameDialog';
import { viewQuery } from '../lib/views';
import { type StatisticTab, statisticPath, useStatisticTab } from '../statistic-tab';

/**
 * Deletes a view and offers an undo. The undo is inside the panel, because an alert beside an open panel is not reachable by
 * keyboard.
 */
function useDeleting() {
  const notify = useNotify();
  const [remove] = useStatisticViewDeleteMutation();
  const [save] = useStatisticViewSaveMutation();
  const [deleted, setDeleted] = useState<StatisticView | null>(null);
  return {
    deleted,
    erase: async (view: StatisticView) => {
      const { error } = await remove({ id: view.id });
      if (error) notify.failure(error);
      else setDeleted(view);
    },
    undo: async (view: StatisticView) => {
      // Cleared immediately, because a second click would restore a duplicate.
      setDeleted(null);
      const { name, objectType, query } = view;
      const { error } = await save({ view: { name, objectType, query } });
      if (!error) return;
      notify.failure(error);
      setDeleted(view);
    },
  };
}

interface ViewsPanelProps {
  tabs: readonly StatisticTab[];
  onClose: () => void;
}

/** «Мои виды»: the user's named filters. Each has an address that can be shared. */
export function ViewsPanel({ tabs, onClose }: ViewsPanelProps) {
  const { t } = useTranslation(['statistics', 'common']);
  const { kind } = useStatisticTab();
  const shown = viewQuery(useLocation().search);
  const views = useStatisticViewsQuery();
  const [asked, setAsked] = useState<Partial<StatisticView> | null>(null);
  const { deleted, erase, undo } = useDeleting();
  const lines = (views.data?.statisticViews ?? []).flatMap((view) => {
    // A view of a content kind that no longer exists has no link.
    const tab = tabs.find((tab) => tab.kind.objectType === view.objectType);
    return tab ? [{ view, tab }] : [];
  });
  return (
    <SidePanel
      title={t('statistics:views.title')}
      subtitle={t('statistics:views.text')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={() => setAsked({})}>
          {t('statistics:views.save')}
        </Button>
      }
    >
      {deleted ? (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button size="small" color="inherit" onClick={() => void undo(deleted)}>
              {t('common:action.undo')}
            </Button>
          }
        >
          {t('statistics:views.deleted', { name: deleted.name })}
        </Alert>
      ) : null}
      <Loaded
        data={views.data}
        error={views.error}
        onRetry={() => void views.refetch()}
        skeleton={<SkeletonRows rows={3} columns={1} />}
        isEmpty={() => lines.length === 0}
        empty={
          <EmptyState
            icon={Bookmark}
            title={t('statistics:views.empty')}
            text={t('statistics:views.emptyText')}
            isDense
          />
        }
      >
        {() => (
          <Stack
            component="ul"
            aria-label={t('statistics:views.title')}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {lines.map(({ view, tab }) => (
              <ViewLine
                key={view.id}
                name={view.name}
                tab={t(tab.title)}
                to={{ pathname: statisticPath(tab), search: view.query }}
                isShown={view.objectType === kind.objectType && view.query === shown}
                onOpen={onClose}
                onRename={() => setAsked(view)}
                onDelete={() => void erase(view)}
              />
            ))}
          </Stack>
        )}
      </Loaded>
      {asked ? (
        <ViewNameDialog
          view={{ objectType: kind.objectType, query: shown, ...asked }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </SidePanel>
  );
}
