import Button from '@mui/material/Button';
import { Archive, Replace } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { contentPath } from '@src/content/content-kind';
import { Strip } from '@src/components/layout/Strip';
import { useIsEdit } from '@src/store/useEditMode';
import type { QualificationDetails, RouteItem } from '../api';
import { qualificationKind } from '../kind';

const ReplaceDialog = lazyPart(async () => (await import('./ReplaceDialog')).ReplaceDialog);

/** For editors: components that can no longer be completed, each with the possible actions. */
export function ArchivedComponents({ qualification }: { qualification: QualificationDetails }) {
  const { t } = useTranslation('qualifications');
  const [replaced, setReplaced] = useState<RouteItem | null>(null);
  const { id, abilities, currentVersion, draftVersion, isArchive } = qualification;
  if (!abilities.canEdit || isArchive) return null;
  const items = currentVersion?.stages.flatMap((stage) => [...stage.items]) ?? [];
  const archived = items.filter(({ component }) => component?.isArchive ?? true);
  return (
    <>
      {archived.map((item) => (
        <Strip
          key={item.id}
          icon={Archive}
          colour="orange"
          action={
            draftVersion ? (
              <Button component={Link} to={contentPath(qualificationKind, 'editor', id, 'edit')} size="small">
                {t('replace.inDraft')}
              </Button>
            ) : (
              <ReplaceButton onClick={() => setReplaced(item)} />
            )
          }
        >
          {t(draftVersion ? 'replace.archivedDraft' : 'replace.archived', {
            name: item.component?.name ?? t('item.absent'),
          })}
        </Strip>
      ))}
      {replaced ? (
        <Suspense>
          <ReplaceDialog qualificationId={id} item={replaced} onClose={() => setReplaced(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

function ReplaceButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('qualifications');
  if (!useIsEdit()) return null;
  return (
    <Button size="small" startIcon={<Replace size={16} />} onClick={onClick}>
      {t('replace.button')}
    </Button>
  );
}
