import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { useRuleText } from '@src/components/form/useRuleText';
import { personName } from '@src/lib/person';
import { fileProblem } from '@src/lib/validation/rules';
import { useNotify } from '@src/store/useNotify';
import { type Profile, useProfileUpdateMutation } from '../api';

const pictures = ['jpg', 'jpeg', 'png', 'gif'];

/** Face, name and place; the picture is changed right here. */
export function ProfileHero({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const input = useRef<HTMLInputElement>(null);
  const [profileUpdate, { isLoading }] = useProfileUpdateMutation();
  const ruleText = useRuleText();
  const notify = useNotify();
  const name = personName(profile);
  const send = async (file: File | undefined) => {
    if (!file) return;
    const problem = fileProblem(file, undefined, pictures);
    if (problem) {
      notify.error(ruleText(problem));
      return;
    }
    const { error } = await profileUpdate({
      user: { id: profile.id, updatedAt: profile.updatedAt },
      fileAvatar: file,
    });
    if (error) notify.failure(error);
    else notify.success(t('common:saved'));
  };
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex', gap: 2.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <UserAvatar name={name} avatar={profile.avatar} size={72} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography component="h2" sx={{ fontSize: 20, lineHeight: '28px', fontWeight: 640 }}>
          {name}
        </Typography>
        <Typography color="textSecondary">
          {[profile.position?.name, profile.subdivision?.name].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        startIcon={<Camera />}
        disabled={isLoading}
        onClick={() => input.current?.click()}
      >
        {t('profile:avatar.change')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictures.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Card>
  );
}
