import limits from '@graphql/limits.json';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { FormFooter } from '@src/components/form/FormFooter';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { Section } from '@src/components/layout/Section';
import { useProfileQuery } from '../api';
import { AbilitySections } from '../components/AbilitySections';
import { PhonesField } from '../components/PhonesField';
import { ProfileRecordForm } from './ProfileRecordForm';

/** A person's additional data, edited by those who maintain their card. */
export function PersonMoreForm({ userId }: { userId: number }) {
  const { t } = useTranslation('profile');
  const { data, error, refetch } = useProfileQuery({ user: { id: userId } });
  return (
    <Loaded
      data={data?.user ?? undefined}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonRows columns={1} />}
    >
      {(profile) => (
        <ProfileRecordForm
          key={profile.id}
          profile={profile}
          draftName={`person-more-${profile.id}`}
          refresh={() => void refetch()}
          saved={t('profile:more.saved')}
          footer={
            <FormFooter>
              <SubmitButton isOnlyDirty>{t('common:action.save')}</SubmitButton>
            </FormFooter>
          }
        >
          <Section title={t('profile:more.detail')} text={t('profile:more.detailText')}>
            <Stack spacing={2}>
              <FormTextField
                name="detailInfo"
                label={t('profile:more.detailLabel')}
                minRows={3}
                maxLength={limits.info}
              />
              <PhonesField isKept={false} />
            </Stack>
          </Section>
          <AbilitySections />
        </ProfileRecordForm>
      )}
    </Loaded>
  );
}
