import { PersonField } from '@src/entities/person/PersonField';
import limits from '@graphql/limits.json';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import { FormDateField } from '@src/components/form/FormDateField';
import { dropFormDraft, FormDraft } from '@src/components/form/FormDraft';
import { FormPhoneField } from '@src/components/form/FormPhoneField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { uuid } from '@src/lib/uuid';
import { useAppSelector } from '@src/store/hooks';
import { useNotify } from '@src/store/useNotify';
import { type Profile, type ProfileField, useProfileRequestCreateMutation } from '../api';
import {
  keptOf,
  requestInput,
  requestSchema,
  requestValues,
  type RequestValues,
} from '../forms/request-form';
import { Pair } from './Pair';
import { PhonesField } from './PhonesField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';

/** The picker of people, provided by another feature; the user themselves is not offered. */
interface RequestDialogProps {
  profile: Profile;
  ownFields: readonly ProfileField[];
  onClose: () => void;
}

function KeptFields({ ownFields }: { ownFields: readonly ProfileField[] }) {
  const { t } = useTranslation('profile');
  const sexes = useAppSelector((state) => state.app.types.select?.userSexTypes ?? []);
  const label = (field: ProfileField) => t(`profile:field.${field}`);
  return keptOf(ownFields).map((field) => {
    if (field === 'phone') return <FormPhoneField key={field} name={field} label={label(field)} />;
    if (field === 'phones') return <PhonesField key={field} isKept={false} />;
    if (field === 'dateBirth') return <FormDateField key={field} name={field} label={label(field)} />;
    if (field === 'sex') {
      return (
        <FormSelect
          key={field}
          name={field}
          label={label(field)}
          placeholder={t('profile:field.sexUnset')}
          choices={sexes.map(({ value, name }) => ({ value, label: name }))}
        />
      );
    }
    return (
      <FormTextField
        key={field}
        name={field}
        label={label(field)}
        isRequired={field === 'nameFirst'}
        {...(field === 'info' ? { minRows: 2 } : {})}
      />
    );
  });
}

function WorkFields({ id }: { id: number }) {
  const { t } = useTranslation('profile');
  const { data: positions } = useAllPositionOptionsQuery();
  const { data: subdivisions } = useAllSubdivisionOptionsQuery();
  return (
    <>
      <FormAutocomplete
        name="positionId"
        label={t('profile:work.position')}
        options={positions ?? []}
        isLoading={!positions}
      />
      <FormAutocomplete
        name="subdivisionId"
        label={t('profile:work.subdivision')}
        options={subdivisions ?? []}
        isLoading={!subdivisions}
      />
      <PersonField name="mentorId" label={t('profile:work.mentor')} exceptId={id} />
      <Pair>
        <FormDateField name="dateJobStart" label={t('profile:work.dateJobStart')} />
        <FormDateField name="dateAdaptEnd" label={t('profile:work.dateAdaptEnd')} />
      </Pair>
    </>
  );
}

/** Requests changes that the user may not make directly. */
export function RequestDialog({ profile, ownFields, onClose }: RequestDialogProps) {
  const { t } = useTranslation('profile');
  const notify = useNotify();
  const [create] = useProfileRequestCreateMutation();
  const [clientKey] = useState(uuid);
  const draftName = `profile-request-${profile.id}`;
  // Changes are compared with the initial values, whatever others change meanwhile.
  const [before] = useState(() => requestValues(profile));
  return (
    <QuestionDialog<RequestValues>
      title={t('profile:request.title')}
      initialValues={before}
      schema={requestSchema}
      submitLabel={t('profile:request.send')}
      onClose={onClose}
      onCancel={() => dropFormDraft(draftName)}
      onSubmit={async (values) => {
        const { error } = await create({
          changes: requestInput(values, before),
          comment: values.comment,
          clientKey,
        });
        if (error) return error;
        dropFormDraft(draftName);
        notify.success(t('profile:request.sent'));
        onClose();
        return undefined;
      }}
    >
      <FormDraft name={draftName} />
      <Typography color="textSecondary">{t('profile:request.text')}</Typography>
      <WorkFields id={profile.id} />
      <KeptFields ownFields={ownFields} />
      <FormTextField
        name="comment"
        label={t('profile:request.comment')}
        help={t('profile:request.commentHelp')}
        minRows={2}
        maxLength={limits.requestText}
      />
    </QuestionDialog>
  );
}
