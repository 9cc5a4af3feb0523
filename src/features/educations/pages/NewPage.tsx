import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '@src/components/layout/BackLink';
import { PageHeader } from '@src/components/layout/PageHeader';
import { contentPath } from '@src/content/content-kind';
import { NewObjectForm } from '@src/content/edit/NewObjectForm';
import { uuid } from '@src/lib/uuid';
import { EditModeGate } from '@src/store/EditModeGate';
import { useCall } from '@src/store/useCall';
import { useEducationCreateMutation } from '../api';
import { useEducationKind } from './EducationKindPage';

/** Asks for a name, creates the education and opens its editor. */
export function NewPage() {
  const { t } = useTranslation('educations');
  const kind = useEducationKind();
  const navigate = useNavigate();
  const call = useCall();
  const [create] = useEducationCreateMutation();
  // The idempotency key: one page creates one education, even when the request is repeated.
  const [clientKey] = useState(uuid);
  const begin = async (values: { name: string; category: string }) => {
    const education = { typeContent: kind.typeContent, ...values };
    const { data } = await call(create({ education, clientKey }));
    if (data) void navigate(contentPath(kind, 'editor', data.educationCreate.id, 'edit'), { replace: true });
  };
  return (
    <>
      <PageHeader
        back={<BackLink to={`${kind.path}/editor/list`}>{t('list.editor')}</BackLink>}
        title={t(`new.${kind.typeContent}`)}
        purpose={t('new.purpose')}
      />
      <EditModeGate>
        <NewObjectForm
          labels={{
            name: t('field.name'),
            namePlaceholder: t('new.namePlaceholder'),
            category: t('field.category'),
            begin: t('new.begin'),
          }}
          onSubmit={begin}
        />
      </EditModeGate>
    </>
  );
}
