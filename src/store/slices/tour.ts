import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A step of a tour through the user's own pages. */
export interface TourStep {
  /** Null when the step applies to any page. */
  route: string | null;
  /** Its name in `domain/tour-anchors.ts`. */
  anchor: string;
  text: string;
}

export interface Tour {
  title: string;
  steps: readonly TourStep[];
}

interface TourState {
  /** Null when no tour is shown. */
  running: Tour | null;
}

const initialState: TourState = { running: null };

const slice = createSlice({
  name: 'tour',
  initialState,
  reducers: {
    tourStarted: (_state, { payload }: PayloadAction<Tour>): TourState => ({ running: payload }),
    tourEnded: (): TourState => initialState,
  },
});

export const { tourStarted, tourEnded } = slice.actions;
export const tourReducer = slice.reducer;
