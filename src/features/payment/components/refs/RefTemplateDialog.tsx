import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mixed, object } from 'yup';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormSelect } from '@src/components/form/FormSelect';
import { useSettled } from '@src/components/useSettled';
import { rules } from '@domain/validation/rules';
import { useRefTemplateCandidatesQuery, useRefTemplateOfferMutation } from '../../api';

const KINDS = ['document', 'position'] as const;

interface RefTemplateValues {
  kind: (typeof KINDS)[number];
  objectId: number | null;
}

const schema = object({ kind: mixed().required(), objectId: rules.requiredId() });

/** Offers a copy of a regulation or a position to invited organizations. */
export function RefTemplateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payment');
  const [offer] = useRefTemplateOfferMutation();
  return (
    <FormDialog<RefTemplateValues>
      title={t('payment:refs.templates.offer')}
      text={t('payment:refs.templates.copied')}
      submit={t('payment:refs.templates.submit')}
      draftName="payment-ref-template"
      initialValues={{ kind: 'document', objectId: null }}
      schema={schema}
      send={({ kind, objectId }) => offer({ kind, objectId: objectId ?? 0 })}
      onSaved={onClose}
      onClose={onClose}
    >
      <FormSelect
        name="kind"
        label={t('payment:refs.templates.kind')}
        isRequired
        choices={KINDS.map((value) => ({ value, label: t(`payment:refs.templates.${value}`) }))}
      />
      <ObjectField />
    </FormDialog>
  );
}

function ObjectField() {
  const { t } = useTranslation('payment');
  const { values, setFieldValue } = useFormikContext<RefTemplateValues>();
  const { kind } = values;
  const chosenKind = useRef(kind);
  useEffect(() => {
    // An id of the other kind means another record.
    if (chosenKind.current !== kind) void setFieldValue('objectId', null);
    chosenKind.current = kind;
  }, [kind, setFieldValue]);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { data, isFetching } = useRefTemplateCandidatesQuery({ kind, search: search || null });
  const options = (data?.refTemplateCandidates ?? []).map(({ objectId: id, name, isOffered }) => ({
    ...{ id, name, isArchive: false },
    ...(isOffered ? { detail: t('payment:refs.templates.again') } : {}),
  }));
  return (
    <FormAutocomplete
      name="objectId"
      label={t('payment:refs.templates.object')}
      isRequired
      options={options}
      isLoading={isFetching}
      onSearch={setTyped}
    />
  );
}
