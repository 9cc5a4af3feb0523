import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { useMenu } from '@src/components/layout/useMenu';
import { languages } from '@src/lib/languages';
import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import { langChosen } from '@src/store/slices/settings';

/** The language choices; each is shown in its own name. */
export function LanguageMenuItems({ menu }: { menu: ReturnType<typeof useMenu> }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const current = useAppSelector((state) => state.settings.lang);
  return (
    <Menu {...menu.props}>
      {languages.map((lang) => (
        <MenuItem
          key={lang}
          role="menuitemradio"
          aria-checked={lang === current}
          selected={lang === current}
          lang={lang}
          onClick={() => {
            dispatch(langChosen(lang));
            menu.close();
          }}
        >
          {t(`common:language.name.${lang}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
