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
import { useTestCreateMutation } from '../api';
import { testKind } from '../kind';

/** Asks for a name, creates the test and opens its editor. */
export function NewPage() {
  const { t } = useTranslation('tests');
  const navigate = useNavigate();
  const call = useCall();
  const [create] = useTestCreateMutation();
  // The idempotency key: one page creates one test, even when the request is repeated.
  const [clientKey] = useState(uuid);
  const begin = async (values: { name: string; category: string }) => {
    const { data } = await call(create({ test: values, clientKey }));
    if (data) void navigate(contentPath(testKind, 'editor', data.testCreate.id, 'edit'), { replace: true });
  };
  return (
    <>
      <PageHeader
        back={<BackLink to={`${testKind.path}/editor/list`}>{t('list.editor')}</BackLink>}
        title={t('new.title')}
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
