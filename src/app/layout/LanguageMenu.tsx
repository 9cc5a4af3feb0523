import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { useMenu } from '@src/components/layout/useMenu';
import { languages } from '@src/lib/languages';
import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import { langChosen } from '@src/store/slices/settings';

/** Changes the language of the running page; each language names itself. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const current = useAppSelector((state) => state.settings.lang);
  const menu = useMenu();
  return (
    <>
      <Button
        color="inherit"
        onClick={menu.open}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        aria-label={`${t(`common:language.short.${current}`)}: ${t('common:language.choose')}`}
        sx={{
          minWidth: 0,
          px: 1,
          color: 'text.secondary',
          fontSize: 13,
          display: { xs: 'none', sm: 'inline-flex' },
        }}
      >
        {t(`common:language.short.${current}`)}
      </Button>
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
    </>
  );
}
