import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom plus the browser features that it lacks: Node's own fetch, streams, encoders and structured clone. */
class PageEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Headers,
      Request,
      Response,
      ReadableStream,
      TransformStream,
      structuredClone,
      BroadcastChannel,
      // From the same realm as Buffer.
      Uint8Array,
    });
  }

  /** Selects the packages' builds for Node: those for browsers are ES modules, which jest would have to compile. */
  override exportConditions(): string[] {
    return ['node', 'node-addons', 'require', 'default'];
  }
}

module.exports = PageEnvironment;
