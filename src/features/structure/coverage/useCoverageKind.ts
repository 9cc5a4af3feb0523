import { useUrlState } from '@src/components/routing/useUrlState';
import { type KnownContentKind, useContentKinds } from '@src/content/content-kind';
import { coverageKindCodecs } from './coverage-url';

/** Returns the content kind of the matrix: the one in the address, else the first. */
export function useCoverageKind(): {
  kind: KnownContentKind | undefined;
  kinds: readonly KnownContentKind[];
} {
  const { state } = useUrlState(coverageKindCodecs);
  const kinds = useContentKinds();
  return { kind: kinds.find(({ objectType }) => objectType === state.kind) ?? kinds[0], kinds };
}
