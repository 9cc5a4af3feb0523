import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface MenuState {
  videoEducation: { count: number };
  textEducation: { count: number };
  regulation: { count: number };
}

export type MenuCounterName = keyof MenuState;

const initialState: MenuState = {
  videoEducation: { count: 0 },
  textEducation: { count: 0 },
  regulation: { count: 0 },
};

const slice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    countersChanged: (_state, { payload }: PayloadAction<MenuState>) => payload,
  },
});

export const { countersChanged } = slice.actions;
export const menuReducer = slice.reducer;
