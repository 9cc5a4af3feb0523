import type { RouteItem, RouteVersion } from '../api';

/** The component kinds of a qualification with their address segments. */
export const BUNDLES = [
  { segment: 'educations', objectType: 'education' },
  { segment: 'regulations', objectType: 'regulation' },
  { segment: 'tests', objectType: 'test' },
] as const;

export type BundleSegment = (typeof BUNDLES)[number]['segment'];

/** Returns the qualification's components under a segment, in order. */
export function bundleOf({ stages }: Pick<RouteVersion, 'stages'>, segment: BundleSegment): RouteItem[] {
  const type = BUNDLES.find((bundle) => bundle.segment === segment)?.objectType;
  return stages.flatMap(({ items }) => items.filter(({ objectType }) => objectType === type));
}

/** Returns the path of a component within the qualification. */
export function itemPath(qualificationId: number, { objectType, objectId }: RouteItem): string {
  const segment = BUNDLES.find((bundle) => bundle.objectType === objectType)?.segment ?? '';
  return `/qualification/view/${qualificationId}/${segment}/${objectId}`;
}
