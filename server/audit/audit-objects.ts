import type { HistorySection } from '@server/graphql/generated/resolvers';

/**
 * What can be written about in the history, and the section of the workspace where people look for it. Each module
 * declares its own in `<domain>.audit-objects.ts`.
 */
export type AuditObjects = Readonly<Record<string, HistorySection>>;
