const ServerEnvironment = require('./server-environment.cjs');

/** Also knows whether a test of the file has failed: only then are screenshots looked at. */
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
