import { createAction } from '@reduxjs/toolkit';
import type { ApiError } from './errors';

/** A subscription was rejected or failed. The error catalog shows it. */
export const subscriptionFailed = createAction<ApiError>('api/subscriptionFailed');
