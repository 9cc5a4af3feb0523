import { CircleHelp, Eye, Languages, Moon, Pencil, PencilOff, Sun } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFaqEntriesQuery } from '@src/features/faq/api';
import { faqPaths } from '@src/features/faq/lib/faq-paths';
import { SearchDialog } from '@src/features/search/components/SearchDialog';
import type { SearchCommand, SearchPage } from '@src/features/search/entries';
import { languages } from '@src/lib/languages';
import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import { selectCan, selectViewable } from '@src/store/selectors/rights';
import { isDarkToggled, isEditToggled, langChosen } from '@src/store/slices/settings';
import { startCommands, settingPages } from '../commands';
import { mainMenu, ownPages } from '../navigation';
import { useAllowed } from '../useAllowed';

const everyPage = [...mainMenu, ...ownPages];
const everyPlace = [...everyPage, ...settingPages];
const isPage = new Set(everyPage.map(({ path }) => path));

function usePages(): SearchPage[] {
  const { t } = useTranslation('search');
  const allowed = useAllowed(everyPlace);
  return useMemo(
    () =>
      allowed.map(({ title, path, icon }): SearchPage => ({
        ...{ title: t(title), path, icon },
        kind: isPage.has(path) ? 'page' : 'setting',
        ...(isPage.has(path) ? {} : { words: t('search:words.settings') }),
      })),
    [allowed, t],
  );
}

/** Returns the FAQ entries as search results; empty until loaded and for users who may not read them. */
function useAnswers(): SearchPage[] {
  const mayRead = useAppSelector(selectCan)('faq');
  const { data } = useFaqEntriesQuery(undefined, { skip: !mayRead });
  return useMemo(
    () =>
      (data?.faqEntries ?? []).map(({ id, title, synonyms }): SearchPage => ({
        ...{ title, words: synonyms.join(' '), path: faqPaths.view(id), icon: CircleHelp },
        kind: 'answer',
      })),
    [data],
  );
}

/** Returns the creation commands when edit mode is on, and the switches of the top bar. */
function useCommands(): SearchCommand[] {
  const { t } = useTranslation('search');
  const dispatch = useAppDispatch();
  const { isEdit, isDark, lang } = useAppSelector((state) => state.settings);
  const allowed = useAllowed(startCommands);
  const other = languages.find((language) => language !== lang) ?? lang;
  const begun = isEdit ? allowed : [];
  const mayViewAs = useAppSelector((state) => selectViewable(state).length > 0);
  const { pathname } = useLocation();
  return [
    ...begun.map(({ title, path, icon, words }) => ({
      ...{ key: title, title: t(title), path, icon },
      ...(words ? { words: t(words) } : {}),
    })),
    ...(mayViewAs
      ? [
          {
            key: 'viewAs',
            title: t('navigation:viewAs.open'),
            words: t('search:words.viewAs'),
            path: `${pathname}?viewAs=1`,
            icon: Eye,
          },
        ]
      : []),
    {
      key: 'theme',
      title: t(isDark ? 'navigation:theme.toLight' : 'navigation:theme.toDark'),
      words: t('search:words.theme'),
      icon: isDark ? Sun : Moon,
      run: () => dispatch(isDarkToggled()),
    },
    {
      key: 'language',
      title: t(`common:language.name.${other}`),
      words: t('search:words.language'),
      icon: Languages,
      run: () => dispatch(langChosen(other)),
    },
    {
      key: 'edit',
      title: t(isEdit ? 'navigation:edit.off' : 'navigation:edit.on'),
      icon: isEdit ? PencilOff : Pencil,
      run: () => dispatch(isEditToggled()),
    },
  ];
}

/** Search over people, documents, and the pages and commands that the user may open. */
export function SearchEverywhere({ typed, onClose }: { typed: string; onClose: () => void }) {
  return (
    <SearchDialog
      typed={typed}
      pages={[...usePages(), ...useAnswers()]}
      commands={useCommands()}
      onClose={onClose}
    />
  );
}
