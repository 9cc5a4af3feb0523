import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { useNotify } from '@src/store/useNotify';
import { useTestRepetitionQuery, useTestRepetitionSwitchMutation } from '../api';

/** The switch with which a person repeats what they have passed; renders nothing when the organization does not offer it. */
export function RepetitionSwitch() {
  const { t } = useTranslation('tests');
  const notify = useNotify();
  const today = useTestRepetitionQuery().data?.testRepetition;
  const [switchTo, { isLoading }] = useTestRepetitionSwitchMutation();
  if (!today?.isOffered) return null;
  const change = async (isOn: boolean) => {
    const { error } = await switchTo({ isOn });
    if (error) notify.failure(error);
  };
  return (
    <Section title={t('repetition.title')} text={t('repetition.setting')}>
      <FormControlLabel
        control={
          <Switch checked={today.isOn} disabled={isLoading} onChange={(_event, isOn) => void change(isOn)} />
        }
        label={t('repetition.ask')}
        sx={{ ml: -0.75 }}
      />
    </Section>
  );
}
