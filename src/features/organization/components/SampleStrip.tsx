import { FlaskConical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type SampleRemoval,
  useLazySampleRemovalPreviewQuery,
  useSampleRemoveMutation,
} from '@src/api/samples';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { BusyButton } from '@src/components/form/BusyButton';
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
  const isEdit = useIsEdit();
  if (sample === null) return null;
  const words = sampleWords(sample);
  return (
    <Strip
      icon={FlaskConical}
      label={t(`${words}.title`)}
      action={isEdit ? <RemoveButton words={words} /> : undefined}
    >
      {t(`${words}.strip`)}
    </Strip>
  );
}

/**
 * Removes everything with one click. Nothing of the organization's own is lost: what people changed, signed or use stays. Only when
 * something does is there a question, which lists it.
 */
function RemoveButton({ words }: { words: SampleWords }) {
  const { t } = useTranslation('organization');
  const notify = useNotify();
  const call = useCall();
  const [look] = useLazySampleRemovalPreviewQuery();
  const [send] = useSampleRemoveMutation();
  const [isBusy, setIsBusy] = useState(false);
  /** Of a sample of which something stays. */
  const [asked, setAsked] = useState<SampleRemoval | null>(null);
  const remove = async () => {
    const { data } = await call(send());
    const kept = data?.sampleRemove.kept.length ?? 0;
    notify.success(kept > 0 ? t(`${words}.removedBut`, { count: kept }) : t(`${words}.removed`));
  };
  const press = async () => {
    setIsBusy(true);
    try {
      const { data } = await call(look());
      const removal = data?.sampleRemovalPreview;
      if (removal?.kept.length === 0) await remove();
      else setAsked(removal ?? null);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <BusyButton
        color="inherit"
        variant="outlined"
        isBusy={isBusy}
        startIcon={<Trash2 />}
        onClick={() => void press().catch(() => undefined)}
      >
        {t(`${words}.remove`)}
      </BusyButton>
      {asked ? (
        <ConfirmDialog
          isOpen
          title={t(`${words}.removeTitle`)}
          confirmLabel={t(`${words}.remove`)}
          isDestructive
          onConfirm={remove}
          onClose={() => setAsked(null)}
        >
          <Removal removal={asked} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** What will be removed, in numbers, and what stays, by name. */
function Removal({ removal: { removed, kept } }: { removal: SampleRemoval }) {
  const { t } = useTranslation('organization');
  const listed = removed.map(({ kind, count }) => t(`organization:sample.count.${kind}`, { count }));
  return (
    <>
      <p>{t('organization:sample.goes', { list: listed.join(', ') })}</p>
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
  );
}
