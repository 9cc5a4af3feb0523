import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export const timeouts = { notification: 3000, alert: 5000, popover: 1000 } as const;

export type AlertLevel = 'info' | 'success' | 'error';

export interface AlertItem {
  id: string;
  level: AlertLevel;
  /** A text, or a translation key with values. */
  message: string | { key: string; params: Record<string, string> };
  /** Milliseconds; null when it stays until it is closed. */
  timeout: number | null;
  /** For an alert: the label of its button and the id of its action. */
  button?: { label: string; actionId: string };
}

export interface AlertsState {
  items: AlertItem[];
}

const initialState: AlertsState = { items: [] };
const maxAlerts = 4;

const slice = createSlice({
  name: 'alerts',
  initialState,
  reducers: {
    alertShown: {
      prepare: (item: Omit<AlertItem, 'id'>) => ({ payload: { ...item, id: nanoid(8) } }),
      reducer: (state, { payload }: PayloadAction<AlertItem>) => {
        // Ten lists that fail because of one lost connection give one message.
        const same = JSON.stringify(payload.message);
        state.items = state.items.filter((item) => JSON.stringify(item.message) !== same);
        state.items.push(payload);
        // The oldest is removed, except those that stay until they are closed.
        const passing = state.items.findIndex(({ timeout }) => timeout !== null);
        if (state.items.length > maxAlerts && passing >= 0) state.items.splice(passing, 1);
      },
    },
    alertClosed: (state, { payload }: PayloadAction<string>) => {
      state.items = state.items.filter((item) => item.id !== payload);
    },
  },
});

export const { alertShown, alertClosed } = slice.actions;
export const alertsReducer = slice.reducer;
