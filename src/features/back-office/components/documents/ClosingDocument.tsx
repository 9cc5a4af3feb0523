import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { useIsEdit } from '@src/store/useEditMode';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { useClosingDocumentQuery, useClosingDocumentUpdateMutation } from '../../api';

const CHOICES = ['act', 'upd'] as const;

/** The type of closing document for a month: an act, or a УПД. */
export function ClosingDocument() {
  const { t } = useTranslation('office');
  const mayWrite = useAppSelector(selectCan)('backOfficeDocs', 'write');
  const isEdit = useIsEdit();
  const { data } = useClosingDocumentQuery();
  const [update, { isLoading }] = useClosingDocumentUpdateMutation();
  const call = useCall();
  const notify = useNotify();
  if (!data || !mayWrite) return null;
  const change = async (type: (typeof CHOICES)[number]) => {
    if (isLoading) return;
    await call(update({ type }));
    notify.success(t('office:closing.saved', { name: t(`office:closing.${type}`) }));
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mr: 'auto' }}>
      <Typography color="textSecondary">{t('office:closing.label')}</Typography>
      {isEdit ? (
        <FilterSelect
          label={t('office:closing.label')}
          value={data.closingDocument}
          choices={CHOICES.map((value) => ({ value, label: t(`office:closing.${value}`) }))}
          onChange={(type) => void change(type).catch(() => undefined)}
          width={140}
        />
      ) : (
        <Typography>{t(`office:closing.${data.closingDocument}`)}</Typography>
      )}
    </Stack>
  );
}
