import type { HistorySection } from '@server/graphql/generated/types';

/**
 * The types of objects that the history can refer to, each with the workspace section under which people look for it. Each module
 * declares its own in `<domain>.audit-objects.ts`.
 */
export type AuditObjects = Readonly<Record<string, HistorySection>>;
