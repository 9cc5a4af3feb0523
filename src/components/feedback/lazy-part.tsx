import { Component, type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { isChunkLoadError } from '@src/lib/chunk-load-error';
import { MissingPart } from './MissingPart';

interface LazyPartOptions {
  /** The page is complete without the part: nothing is shown when it cannot be loaded, and it is loaded again the next time. */
  isOptional?: boolean;
}

interface LazyPartState<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>;
  error: unknown;
}

/**
 * A part of a page whose code is loaded when the part is first shown, within a `Suspense`. When the code cannot be loaded, the page
 * and what was typed in it stay, and the part can be loaded again. React's `lazy` would replace the whole page, for good.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false }: LazyPartOptions = {},
): ComponentType<Props> {
  const createPart = () => lazy(async () => ({ default: await load() }));
  let latest = createPart();

  return class LazyPart extends Component<Props, LazyPartState<Props>> {
    override state: LazyPartState<Props> = { Part: latest, error: null };

    static getDerivedStateFromError(error: unknown) {
      return { error };
    }

    // React keeps the failure of a lazy component.
    override componentDidCatch(error: unknown) {
      if (isChunkLoadError(error) && this.state.Part === latest) latest = createPart();
    }

    readonly loadAgain = () => this.setState({ Part: latest, error: null });

    override render() {
      const { Part, error } = this.state;
      if (error === null) return <Part {...this.props} />;
      if (!isChunkLoadError(error)) throw error;
      return isOptional ? null : <MissingPart onRetry={this.loadAgain} />;
    }
  };
}
