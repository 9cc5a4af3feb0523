const { TestEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');
const { keep, record } = require('./statement-recorder.cjs');

/**
 * Node itself instead of a context of its own per file: packages are loaded once per worker (`server-runtime.cjs`), and
 * their errors, arrays and dates are of the same classes as those of the tests.
 */
class ServerEnvironment extends TestEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  console = globalThis.console;

  async setup() {
    await super.setup();
    record();
  }

  async teardown() {
    // The next file meets the same packages: nothing stays mocked.
    this.moduleMocker.restoreAllMocks();
    globalThis.console = this.console;
    keep();
    await super.teardown();
  }
}

module.exports = ServerEnvironment;
