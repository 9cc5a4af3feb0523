import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A step of a tour through the reader's own pages. */
export interface TourStep {
  /** Null: wherever the reader is. */
  route: string | null;
  /** By its name in `domain/tour-anchors.ts`. */
  anchor: string;
  text: string;
}

export interface Tour {
  title: string;
  steps: readonly TourStep[];
}

interface TourState {
  /** Null: none is shown. */
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
