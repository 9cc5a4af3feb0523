import limits from '@graphql/limits.json';
import { useTranslation } from 'react-i18next';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormFileField } from '@src/components/form/FormFileField';
import { FormTextField } from '@src/components/form/FormTextField';
import type { OrganizationCard } from '../api';
import { SavedLogo } from './SavedLogo';

const pictures = ['jpg', 'jpeg', 'png', 'gif'];

/** The fields name, description, logo, video and file for everybody, inside a form. */
export function CardFields({ organization }: { organization: OrganizationCard }) {
  const { t } = useTranslation('organization');
  return (
    <>
      <FormTextField
        name="name"
        label={t('organization:card.name')}
        isRequired
        maxLength={limits.organizationName}
      />
      <FormTextField
        name="activityText"
        label={t('organization:card.activity')}
        help={t('organization:card.activityHelp')}
        minRows={2}
        maxLength={limits.activityText}
      />
      <FormFileField
        name="fileLogo"
        label={t('organization:card.logo')}
        help={t('organization:card.logoHelp')}
        extensions={pictures}
      />
      {organization.logo ? <SavedLogo logo={organization.logo} name={organization.name} /> : null}
      <FormTextField
        name="videoUrl"
        label={t('organization:card.video')}
        help={t('organization:card.videoHelp')}
      />
      <FormFileField
        name="fileBase"
        label={t('organization:card.base')}
        help={t('organization:card.baseHelp')}
      />
      {organization.base ? (
        <FormCheckbox
          name="isBaseRemoved"
          label={t('organization:card.baseRemove', { name: organization.base.name })}
        />
      ) : null}
    </>
  );
}
