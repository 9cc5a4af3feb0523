import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '@src/components/layout/PageHeader';
import { useAppSelector } from '@src/store/hooks';
import { selectIsAuthor } from '@src/store/selectors/rights';
import { selectRoles } from '@src/store/selectors/roles';
import { contentPath, type ContentTab, listPath, useContentKind } from '../content-kind';
import { useContentText } from '../words';

interface ListHeaderProps {
  tab: ContentTab;
  /** How many objects wait for the user's approval. */
  waiting: number;
  action?: ReactNode;
}

/** The header and tabs of the three lists. */
export function ListHeader({ tab, waiting, action }: ListHeaderProps) {
  const { t } = useContentText();
  const isAuthor = useAppSelector(selectIsAuthor);
  const { isLeader, isAdmin } = useAppSelector(selectRoles);
  const kind = useContentKind();
  return (
    <PageHeader
      title={t(kind.heading ?? 'heading')}
      purpose={t(`purpose.${tab}`)}
      action={action}
      tabs={{
        basePath: kind.path,
        items: [
          { path: listPath(kind, 'my'), label: t('tabs.my') },
          {
            path: listPath(kind, 'editor'),
            label: t('tabs.editor'),
            show: isAuthor || waiting > 0,
            count: waiting,
          },
          { path: listPath(kind, 'subdivision'), label: t('tabs.subdivision'), show: isLeader || isAdmin },
        ],
      }}
    />
  );
}

/** A button that opens the page for creating an object. */
export function CreateButton() {
  const { t } = useContentText();
  const kind = useContentKind();
  return (
    <Button
      variant="contained"
      startIcon={<Plus />}
      component={Link}
      to={contentPath(kind, 'editor', 'new', 'edit')}
    >
      {t('create.button')}
    </Button>
  );
}
