import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { useRuleText } from '@src/components/form/useRuleText';
import { personName } from '@src/lib/person';
import { fileProblem } from '@src/lib/validation/files';
import { useNotify } from '@src/store/useNotify';
import { useIsEdit } from '@src/store/useEditMode';
import { type Profile, useProfileUpdateMutation } from '../api';
import { AvatarDialog, type ChosenPicture } from './AvatarDialog';

/** The limit for the chosen file; the cropped part that is sent is far smaller. */
const PICTURE_BYTES = 20 * 1024 * 1024;
const pictures = ['jpg', 'jpeg', 'png', 'gif'];

/** Picture, name and position; the picture is changed in place. */
export function ProfileHero({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const input = useRef<HTMLInputElement>(null);
  const [profileUpdate, { isLoading }] = useProfileUpdateMutation();
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const ruleText = useRuleText();
  const notify = useNotify();
  const isEdit = useIsEdit();
  const name = personName(profile);
  const choose = (file: File | undefined) => {
    if (!file) return;
    const problem = fileProblem(file, PICTURE_BYTES, pictures);
    if (problem) notify.error(ruleText(problem));
    else setPicture({ file, address: URL.createObjectURL(file) });
  };
  const close = () => {
    if (picture) URL.revokeObjectURL(picture.address);
    setPicture(null);
  };
  const save = async (fileAvatar: File) => {
    const { error } = await profileUpdate({ user: { id: profile.id }, fileAvatar });
    if (error) notify.failure(error);
    else notify.success(t('common:saved'));
    return !error;
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
      {isEdit ? (
        <Button
          variant="outlined"
          startIcon={<Camera />}
          disabled={isLoading}
          onClick={() => input.current?.click()}
        >
          {t('profile:avatar.change')}
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        accept={pictures.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {picture ? <AvatarDialog picture={picture} onSave={save} onClose={close} /> : null}
    </Card>
  );
}
