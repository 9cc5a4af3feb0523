import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { savedHeadSchema } from '@domain/history/saved-head';
import limits from '@graphql/limits.json';
import { errorText } from '@src/api/errors';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { FileDrop } from '@src/components/form/FileDrop';
import { FormTextField } from '@src/components/form/FormTextField';
import { formatDate } from '@src/lib/dates';
import { saveBlob } from '@src/lib/save-blob';
import { useNotify } from '@src/store/useNotify';
import { useField } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HeadComparison, useLazyHistoryHeadCompareQuery, useLazyHistoryHeadQuery } from '../api';

/** Saves the heads of the chains as a file outside of the database and compares them later. */
export function SavedHead() {
  const { t } = useTranslation('history');
  const [isOpen, setIsOpen] = useState(false);
  const [read, { isFetching }] = useLazyHistoryHeadQuery();
  const notify = useNotify();
  const save = async () => {
    const { data, error } = await read();
    if (!data) return notify.error(errorText(error) ?? t('common:error.title'));
    const { name, text } = data.historyHead;
    return saveBlob(new Blob([text], { type: 'text/plain' }), name);
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1.5, flexWrap: 'wrap' }}>
      <Button size="small" disabled={isFetching} onClick={() => void save()}>
        {t('history:head.download')}
      </Button>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('history:head.open')}
      </Button>
      {isOpen ? <CompareDialog onClose={() => setIsOpen(false)} /> : null}
    </Stack>
  );
}

function CompareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('history');
  const [compare] = useLazyHistoryHeadCompareQuery();
  const [found, setFound] = useState<HeadComparison | null>(null);
  return (
    <QuestionDialog
      title={t('history:head.title')}
      onClose={onClose}
      initialValues={{ text: '' }}
      schema={savedHeadSchema}
      submitLabel={t('history:head.compare')}
      onSubmit={async (values) => {
        setFound(null);
        const { data, error } = await compare(values);
        if (data) setFound(data.historyHeadCompare);
        return error;
      }}
    >
      <Typography color="textSecondary">{t('history:head.text')}</Typography>
      {found ? <HeadComparisonResult found={found} /> : null}
      <FormTextField name="text" label={t('history:head.label')} minRows={5} />
      <FromFile />
    </QuestionDialog>
  );
}

/** Puts the file's text into the field; nothing is uploaded. */
function FromFile() {
  const { t } = useTranslation('history');
  const [, , { setValue }] = useField<string>('text');
  const notify = useNotify();
  const take = async ([file]: File[]) => {
    if (!file) return;
    if (file.size > limits.savedHead) notify.error(t('history:head.tooBig'));
    else await setValue(await file.text());
  };
  return (
    <FileDrop
      label={t('history:head.file')}
      extensions={['txt', 'eml']}
      onFiles={(files) => void take(files)}
    />
  );
}

/** The result of comparing a saved head with the current chains. */
function HeadComparisonResult({
  found: { savedAt, stampedAt, signatures, history },
}: {
  found: HeadComparison;
}) {
  const { t, i18n } = useTranslation('history');
  const isIntact = signatures.isContained && history.isContained;
  const at = (date: string) => formatDate(date, 'dateTime', i18n.language);
  const state = ({ isContained }: HeadComparison['history']) =>
    t(isContained ? 'history:head.contained' : 'history:head.missing');
  const lines = [
    t('history:head.signatures', { count: signatures.count, state: state(signatures) }),
    t('history:head.history', { count: history.count, state: state(history) }),
    ...(stampedAt ? [t('history:head.stamped', { date: at(stampedAt) })] : []),
  ];
  return (
    <Alert severity={isIntact ? 'success' : 'error'} role="status">
      <Typography sx={{ fontWeight: 600 }}>
        {t(isIntact ? 'history:head.whole' : 'history:head.broken', { date: at(savedAt) })}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
    </Alert>
  );
}
