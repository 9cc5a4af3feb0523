import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refLinkSchema } from '@domain/payment/ref-link';
import limits from '@graphql/limits.json';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { uuid } from '@src/lib/uuid';
import { type RefLink, useRefLinkCreateMutation, useRefLinkUpdateMutation } from '../../api';

interface RefLinkDialogProps {
  /** Absent for a new link. */
  link?: RefLink;
  onSaved: (link: RefLink) => void;
  onClose: () => void;
}

/** The name of a link; one that is no longer shared moves to the end of the list and still works. */
export function RefLinkDialog({ link, onSaved, onClose }: RefLinkDialogProps) {
  const { t } = useTranslation('payment');
  const [create] = useRefLinkCreateMutation();
  const [update] = useRefLinkUpdateMutation();
  const [clientKey] = useState(uuid);
  const save = async ({ name, isArchive }: { name: string; isArchive: boolean }) => {
    if (link) {
      const { data, error } = await update({ id: link.id, name, isArchive });
      if (!data) return error;
      onSaved(data.refLinkUpdate);
    } else {
      const { data, error } = await create({ name, clientKey });
      if (!data) return error;
      onSaved(data.refLinkCreate);
    }
    onClose();
    return undefined;
  };
  return (
    <QuestionDialog
      title={t(link ? 'payment:refs.link.edit' : 'payment:refs.link.create')}
      initialValues={{ name: link?.name ?? '', isArchive: link?.isArchive ?? false }}
      schema={refLinkSchema}
      submitLabel={t(link ? 'common:action.save' : 'common:action.create')}
      onSubmit={save}
      onClose={onClose}
    >
      <FormTextField
        name="name"
        label={t('payment:refs.list.name')}
        help={t('payment:refs.link.nameHelp')}
        isRequired
        maxLength={limits.referrals.linkName}
      />
      {link ? (
        <FormCheckbox
          name="isArchive"
          label={t('payment:refs.link.archive')}
          help={t('payment:refs.link.archiveHelp')}
        />
      ) : null}
    </QuestionDialog>
  );
}
