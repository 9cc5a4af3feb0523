import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { browserLanguage, type Lang } from '@src/lib/languages';

/** The possible start pages of the workspace; /organization is from the specification. */
export const startPages = [
  '/organization',
  '/regulation',
  '/profile',
  '/employees',
  '/structure',
  '/statistic',
] as const;
export type StartPage = (typeof startPages)[number];

/** The row density of tables, unless a table has its own setting. */
export type Density = 'standard' | 'compact';

export interface SettingsState {
  /** Shows what can be edited, where rights allow it; when off, pages are read-only. It grants no rights. */
  isEdit: boolean;
  isDark: boolean;
  /** `isDark` follows the device; choosing a theme ends that. */
  isThemeSystem: boolean;
  isSidebarShort: boolean;
  lang: Lang;
  startPage: StartPage;
  density: Density;
}

const initialSettings: SettingsState = {
  isEdit: true,
  isDark: false,
  isThemeSystem: false,
  isSidebarShort: false,
  lang: browserLanguage(navigator.languages),
  startPage: '/organization',
  density: 'standard',
};

const slice = createSlice({
  name: 'settings',
  initialState: initialSettings,
  reducers: {
    isEditToggled: (state) => {
      state.isEdit = !state.isEdit;
    },
    isDarkToggled: (state) => {
      state.isDark = !state.isDark;
      state.isThemeSystem = false;
    },
    themeChosen: (state, { payload }: PayloadAction<{ isDark: boolean }>) => {
      state.isDark = payload.isDark;
      state.isThemeSystem = false;
    },
    themeFollowed: (state, { payload }: PayloadAction<{ isDark: boolean }>) => {
      state.isDark = payload.isDark;
      state.isThemeSystem = true;
    },
    isSidebarShortToggled: (state) => {
      state.isSidebarShort = !state.isSidebarShort;
    },
    langChosen: (state, { payload }: PayloadAction<Lang>) => {
      state.lang = payload;
    },
    startPageChosen: (state, { payload }: PayloadAction<StartPage>) => {
      state.startPage = payload;
    },
    densityChosen: (state, { payload }: PayloadAction<Density>) => {
      state.density = payload;
    },
  },
});

export const {
  isEditToggled,
  isDarkToggled,
  themeChosen,
  themeFollowed,
  isSidebarShortToggled,
  langChosen,
  startPageChosen,
  densityChosen,
} = slice.actions;
export const settingsReducer = slice.reducer;
