const ServerEnvironment = require('./server-environment.cjs');

/** Node itself, as for tests of the server, and whether a test of the file has failed: only then are the pages of interest. */
class BrowserEnvironment extends ServerEnvironment {
  async setup() {
    await super.setup();
    this.global.hasFailedTest = false;
  }

  handleTestEvent({ name }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.global.hasFailedTest = true;
  }
}

module.exports = BrowserEnvironment;
