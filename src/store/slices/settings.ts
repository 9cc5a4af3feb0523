import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { browserLanguage, type Lang } from '@src/lib/languages';

export interface SettingsState {
  /** Shows what can be edited, where rights allow it. Grants nothing by itself. */
  isEdit: boolean;
  isDark: boolean;
  isSidebarShort: boolean;
  lang: Lang;
}

const initialSettings: SettingsState = {
  isEdit: false,
  isDark: false,
  isSidebarShort: false,
  lang: browserLanguage(navigator.languages),
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
    },
    isSidebarShortToggled: (state) => {
      state.isSidebarShort = !state.isSidebarShort;
    },
    langChosen: (state, { payload }: PayloadAction<Lang>) => {
      state.lang = payload;
    },
  },
});

export const { isEditToggled, isDarkToggled, isSidebarShortToggled, langChosen } = slice.actions;
export const settingsReducer = slice.reducer;
