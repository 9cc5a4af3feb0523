import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Moon, Sun } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { languages, type Lang } from '@src/lib/languages';
import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import { isDarkToggled, isEditToggled, isSidebarShortToggled, langChosen } from '@src/store/slices/settings';

/** How the cabinet looks on this device. Everything takes effect at once. */
export function SettingsPage() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { isDark, isEdit, isSidebarShort, lang } = useAppSelector((state) => state.settings);
  return (
    <>
      <Section title={t('profile:settings.look')}>
        <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
          <Choice
            label={t('profile:settings.theme')}
            value={isDark ? 'dark' : 'light'}
            onChange={(value) => value !== (isDark ? 'dark' : 'light') && dispatch(isDarkToggled())}
            choices={[
              { value: 'light', label: t('profile:settings.light'), icon: <Sun size={17} aria-hidden /> },
              { value: 'dark', label: t('profile:settings.dark'), icon: <Moon size={17} aria-hidden /> },
            ]}
          />
          <Choice<Lang>
            label={t('common:language.choose')}
            value={lang}
            onChange={(value) => dispatch(langChosen(value))}
            choices={languages.map((value) => ({ value, label: t(`common:language.name.${value}`) }))}
          />
          <Toggle
            isOn={isSidebarShort}
            onToggle={() => dispatch(isSidebarShortToggled())}
            label={t('profile:settings.short')}
            help={t('profile:settings.shortHelp')}
          />
          <Toggle
            isOn={isEdit}
            onToggle={() => dispatch(isEditToggled())}
            label={t('profile:settings.edit')}
            help={t('profile:settings.editHelp')}
          />
        </Stack>
      </Section>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly { value: Value; label: string; icon?: ReactNode }[];
}

function Choice<Value extends string>({ label, value, onChange, choices }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} component="span" sx={{ mb: 0.75 }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        value={value}
        aria-labelledby={id}
        onChange={(_event, next: Value | null) => {
          if (next !== null) onChange(next);
        }}
      >
        {choices.map((choice) => (
          <ToggleButton
            key={choice.value}
            value={choice.value}
            lang={languages.find((name) => name === choice.value)}
          >
            {choice.icon}
            {choice.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}

interface ToggleProps {
  isOn: boolean;
  onToggle: () => void;
  label: string;
  help: string;
}

function Toggle({ isOn, onToggle, label, help }: ToggleProps) {
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch checked={isOn} onChange={onToggle} slotProps={{ input: { 'aria-describedby': id } }} />
        }
        label={label}
        sx={{ ml: -0.75 }}
      />
      <Typography id={id} variant="body2" color="textSecondary" sx={{ pl: 6.25 }}>
        {help}
      </Typography>
    </Box>
  );
}
