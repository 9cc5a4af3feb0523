import { qualificationSchema } from '@domain/qualifications/qualification';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import limits from '@graphql/limits.json';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormTextField } from '@src/components/form/FormTextField';
import { contentPath } from '@src/content/content-kind';
import { uuid } from '@src/lib/uuid';
import { useQualificationCreateMutation } from '../api';
import { qualificationKind } from '../kind';

const { qualificationLevelMin: min, qualificationLevelMax: max } = limits;
const schema = qualificationSchema.pick(['name', 'level']);

/** Asks for a name and a level, creates the qualification and opens its stages. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('qualifications');
  const navigate = useNavigate();
  const [create] = useQualificationCreateMutation();
  // The idempotency key: one dialog creates one qualification, even when the request is repeated.
  const [clientKey] = useState(uuid);
  const [made, setMade] = useState<number | null>(null);
  return (
    <FormDialog
      title={t('new.title')}
      text={t('new.purpose')}
      submit={t('new.begin')}
      draftName="qualification:new"
      initialValues={{ name: '', level: 1 }}
      schema={schema}
      send={async ({ name, level }) => {
        const answer = await create({
          qualification: { name: name.trim(), level: Number(level) },
          clientKey,
        });
        if (answer.data) {
          setMade(answer.data.qualificationCreate.id);
          void navigate(contentPath(qualificationKind, 'editor', answer.data.qualificationCreate.id, 'edit'));
        }
        return answer;
      }}
      onSaved={() => (made === null ? undefined : onClose())}
      onClose={onClose}
    >
      <FormTextField
        name="name"
        label={t('field.name')}
        placeholder={t('new.namePlaceholder')}
        isRequired
        autoFocus
        maxLength={limits.regulationName}
      />
      <FormNumberField
        name="level"
        label={t('field.level')}
        help={t('field.levelHelp')}
        min={min}
        max={max}
      />
    </FormDialog>
  );
}
