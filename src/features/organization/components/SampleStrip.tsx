import Button from '@mui/material/Button';
import { FlaskConical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SampleRemoval, useSampleRemovalPreviewQuery, useSampleRemoveMutation } from '@src/api/samples';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { Strip } from '@src/components/layout/Strip';
import { useAppSelector } from '@src/store/hooks';
import { useCall } from '@src/store/useCall';
import { useIsEdit } from '@src/store/useEditMode';
import { useNotify } from '@src/store/useNotify';
import { sampleWords } from './sample-words';

const keptShown = 8;

type SampleWords = ReturnType<typeof sampleWords>;

/** Shown while the organization has sample data or templates it took: what they are for, and a button that removes them. */
export function SampleStrip() {
  const { t } = useTranslation('organization');
  const sample = useAppSelector(({ app }) => app.consts?.sample ?? null);
  const [isAsking, setIsAsking] = useState(false);
  const isEdit = useIsEdit();
  if (sample === null) return null;
  const words = sampleWords(sample);
  return (
    <Strip
      icon={FlaskConical}
      label={t(`${words}.title`)}
      action={
        isEdit ? (
          <Button color="inherit" variant="outlined" startIcon={<Trash2 />} onClick={() => setIsAsking(true)}>
            {t(`${words}.remove`)}
          </Button>
        ) : undefined
      }
    >
      {t(`${words}.strip`)}
      {isAsking ? <RemoveDialog words={words} onClose={() => setIsAsking(false)} /> : null}
    </Strip>
  );
}

function RemoveDialog({ words, onClose }: { words: SampleWords; onClose: () => void }) {
  const { t } = useTranslation('organization');
  const notify = useNotify();
  const call = useCall();
  const preview = useSampleRemovalPreviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useSampleRemoveMutation();
  const confirm = async () => {
    const { data } = await call(remove());
    const kept = data?.sampleRemove.kept.length ?? 0;
    notify.success(kept > 0 ? t(`${words}.removedBut`, { count: kept }) : t(`${words}.removed`));
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.removeTitle`)}
      confirmLabel={t(`${words}.remove`)}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <Loaded
        data={preview.data}
        error={preview.error}
        onRetry={() => void preview.refetch()}
        skeleton={<SkeletonRows rows={2} columns={1} />}
      >
        {(data) => <Removal removal={data.sampleRemovalPreview} />}
      </Loaded>
    </ConfirmDialog>
  );
}

/** What will be removed, in numbers, and what stays, by name. */
function Removal({ removal: { removed, kept } }: { removal: SampleRemoval }) {
  const { t } = useTranslation('organization');
  const listed = removed.map(({ kind, count }) => t(`organization:sample.count.${kind}`, { count }));
  return (
    <>
      <p>{t('organization:sample.goes', { list: listed.join(', ') })}</p>
      {kept.length > 0 ? (
        <>
          <p>{t('organization:sample.stays')}</p>
          <ul>
            {kept.slice(0, keptShown).map(({ kind, id, name, reason }) => (
              <li key={`${kind} ${id}`}>
                {t(`organization:sample.kept.${kind}`, { name })}: {t(`organization:sample.reason.${reason}`)}
              </li>
            ))}
          </ul>
          {kept.length > keptShown ? (
            <p>{t('organization:sample.more', { count: kept.length - keptShown })}</p>
          ) : null}
        </>
      ) : null}
    </>
  );
}
