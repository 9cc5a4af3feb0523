import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { Section } from '@src/components/layout/Section';
import { languages, type Lang } from '@src/lib/languages';
import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import {
  type Density,
  densityChosen,
  isEditToggled,
  isSidebarShortToggled,
  langChosen,
  type StartPage,
  startPageChosen,
  startPages,
  themeChosen,
  themeFollowed,
} from '@src/store/slices/settings';

type Theme = 'light' | 'dark' | 'system';

/** The appearance of the workspace on this device. Every change takes effect immediately. */
export function SettingsPage() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { isDark, isThemeSystem, isEdit, isSidebarShort, lang, startPage, density } = useAppSelector(
    (state) => state.settings,
  );
  const theme: Theme = isThemeSystem ? 'system' : isDark ? 'dark' : 'light';
  const chooseTheme = (value: Theme) => {
    if (value === 'system') {
      dispatch(themeFollowed({ isDark: window.matchMedia('(prefers-color-scheme: dark)').matches }));
    } else dispatch(themeChosen({ isDark: value === 'dark' }));
  };
  return (
    <>
      <Section title={t('profile:settings.look')} text={t('profile:settings.device')}>
        <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
          <Choice<Theme>
            label={t('profile:settings.theme')}
            value={theme}
            onChange={chooseTheme}
            choices={[
              { value: 'light', label: t('profile:settings.light'), icon: <Sun size={17} aria-hidden /> },
              { value: 'dark', label: t('profile:settings.dark'), icon: <Moon size={17} aria-hidden /> },
              {
                value: 'system',
                label: t('profile:settings.system'),
                icon: <Monitor size={17} aria-hidden />,
              },
            ]}
          />
          <Choice<Lang>
            label={t('common:language.choose')}
            value={lang}
            onChange={(value) => dispatch(langChosen(value))}
            choices={languages.map((value) => ({ value, label: t(`common:language.name.${value}`) }))}
          />
          <Choice<Density>
            label={t('profile:settings.density')}
            value={density}
            onChange={(value) => dispatch(densityChosen(value))}
            choices={[
              { value: 'standard', label: t('profile:settings.standard') },
              { value: 'compact', label: t('profile:settings.compact') },
            ]}
          />
          <StartPageField value={startPage} onChange={(value) => dispatch(startPageChosen(value))} />
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

const startRights: Partial<Record<StartPage, 'structure' | 'statistics'>> = {
  '/structure': 'structure',
  '/statistic': 'statistics',
};

interface StartPageFieldProps {
  value: StartPage;
  onChange: (value: StartPage) => void;
}

/** Offers only pages that the user may open. */
function StartPageField({ value, onChange }: StartPageFieldProps) {
  const { t } = useTranslation('profile');
  const can = useAppSelector(selectCan);
  const open = startPages.filter((page) => {
    const area = startRights[page];
    return area === undefined || can(area);
  });
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <FieldFrame label={t('profile:settings.start')} help={t('profile:settings.startHelp')}>
        {({ id, describedBy }) => (
          <Select
            fullWidth
            size="small"
            value={open.includes(value) ? value : '/organization'}
            inputProps={{ id, 'aria-label': t('profile:settings.start') }}
            SelectDisplayProps={{ 'aria-describedby': describedBy }}
            onChange={(event) => onChange(event.target.value)}
          >
            {open.map((page) => (
              <MenuItem key={page} value={page}>
                {t(`profile:settings.pages.${page.slice(1)}`)}
              </MenuItem>
            ))}
          </Select>
        )}
      </FieldFrame>
    </Box>
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
