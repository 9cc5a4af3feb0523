import { regulationSchema } from '@domain/regulations/regulation';
import { PeoplePicker } from '@src/entities/person/PeoplePicker';
import { PersonField } from '@src/entities/person/PersonField';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { SaveBar } from '@src/components/form/SaveBar';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { useNotify } from '@src/store/useNotify';
import { useRegulationUpdateMutation, type RegulationProperties } from '../api';
import {
  propertiesInput,
  propertiesValues,
  SIGN_METHODS,
  TYPES,
  type PropertiesValues,
} from './properties-form';

interface PropertiesFormProps {
  regulation: RegulationProperties;
  refresh: () => void;
}

/** All properties of a regulation except its text. */
export function PropertiesForm({ regulation, refresh }: PropertiesFormProps) {
  const { t } = useTranslation(['regulations', 'content']);
  const notify = useNotify();
  const [update] = useRegulationUpdateMutation();
  const draftName = `regulation:${regulation.id}`;
  const form = useRecordForm<RegulationProperties, PropertiesValues>({
    record: regulation,
    draftName,
    refresh,
    send: (values, updatedAt) => update({ regulation: propertiesInput(regulation.id, values, updatedAt) }),
    onSaved: () => notify.success(t('common:saved')),
  });
  return (
    <AppForm
      initialValues={propertiesValues(form.base ?? regulation)}
      schema={regulationSchema}
      onSubmit={form.submit}
      isReinitialized
      isGuarded
    >
      <FormDraft name={draftName} />
      <FollowRecord record={regulation} base={form.base} onFollow={form.follow} />
      <Stack spacing={2.5} sx={{ maxWidth: 720 }}>
        <FormErrors errors={form.errors} />
        <Box sx={pair('1fr 3fr')}>
          <FormTextField name="code" label={t('field.code')} isRequired maxLength={limits.regulationCode} />
          <FormTextField name="name" label={t('field.name')} isRequired maxLength={limits.regulationName} />
        </Box>
        <Box sx={pair('1fr 1fr')}>
          <FormSelect
            name="type"
            label={t('field.type')}
            choices={TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
          />
          <FormTextField
            name="folder"
            label={t('field.folder')}
            help={t('field.folderHelp')}
            maxLength={limits.regulationFolder}
          />
        </Box>
        <PersonField
          name="ownerId"
          label={t('content:field.owner')}
          help={t('content:field.ownerHelp')}
          isRequired
        />
        <FormSelect
          name="signMethod"
          label={t('field.signMethod')}
          help={t('field.signMethodHelp')}
          choices={SIGN_METHODS.map((value) => ({ value, label: t(`signMethod.${value}`) }))}
        />
        <Box sx={pair('1fr 1fr')}>
          <FormNumberField
            name="minReadingSec"
            label={t('field.minReading')}
            help={t('field.minReadingHelp')}
            min={0}
            max={86_400}
          />
          <FormNumberField
            name="reviewEveryMonths"
            label={t('content:field.review')}
            help={t('field.reviewHelp')}
            min={1}
            max={limits.reviewMonthsMax}
          />
        </Box>
        <FormCheckbox name="requireFullScroll" label={t('field.fullScroll')} />
        <ApproversField />
        <SaveBar label={t('field.save')} />
      </Stack>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}

function ApproversField() {
  const { t } = useTranslation(['regulations', 'content']);
  const [{ value }, , { setValue }] = useField<number[]>('approverIds');
  return (
    <PeoplePicker
      label={t('field.approvers')}
      help={t('field.approversHelp')}
      value={value}
      onChange={(ids) => void setValue(ids)}
    />
  );
}

const pair = (columns: string) =>
  ({ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: columns } }) as const;
