import type { RouteItem, RouteVersion } from '../api';

/** Components of one kind within a qualification: where they stand in its address. */
export const BUNDLES = [
  { segment: 'educations', objectType: 'education' },
  { segment: 'regulations', objectType: 'regulation' },
  { segment: 'tests', objectType: 'test' },
] as const;

export type BundleSegment = (typeof BUNDLES)[number]['segment'];

/** Of a qualification, the components that stand under the segment, in their order. */
export function bundleOf({ stages }: Pick<RouteVersion, 'stages'>, segment: BundleSegment): RouteItem[] {
  const type = BUNDLES.find((bundle) => bundle.segment === segment)?.objectType;
  return stages.flatMap(({ items }) => items.filter(({ objectType }) => objectType === type));
}

/** Where a component of the qualification is shown. */
export function itemPath(qualificationId: number, { objectType, objectId }: RouteItem): string {
  const segment = BUNDLES.find((bundle) => bundle.objectType === objectType)?.segment ?? '';
  return `/qualification/view/${qualificationId}/${segment}/${objectId}`;
}
