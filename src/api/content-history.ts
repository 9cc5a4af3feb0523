import { api } from './generated/content';
import type { ContentCheckIntegrityQuery, ContentHistoryQuery } from './generated/content';

export type { ContentEventKind } from './generated/types';

export type ContentEvent = ContentHistoryQuery['contentHistory']['items'][number];
export type EvidenceRecord = NonNullable<ContentEvent['record']>;
export type Signature = NonNullable<ContentEvent['signature']>;
export type Signer = EvidenceRecord['signer'];
export type IntegrityReport = ContentCheckIntegrityQuery['contentCheckIntegrity'];

const enhanced = api.enhanceEndpoints({
  endpoints: { contentHistory: { providesTags: ['ContentHistory'] } },
});

export const { useContentHistoryQuery, useLazyContentCheckIntegrityQuery } = enhanced;
