const { createRequire, isBuiltin } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Our own modules as functions: compiled once per worker, called anew for each test file. */
const compiled = new Map();

/** Code of packages never changes during a run: each is loaded once per worker, as Node loads it in production. */
const requires = new Map();

function requireFrom(file) {
  let found = requires.get(file);
  if (!found) requires.set(file, (found = createRequire(file)));
  return found;
}

/**
 * Jest's own runtime, in which a test file has its own instances of our modules and shares those of packages: `jest.mock`
 * of a package does nothing here, a spy on what it exports does. How a module is compiled is no public part of jest.
 */
class ServerRuntime extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    this.aliases = config.moduleNameMapper.map(([pattern]) => new RegExp(pattern));
    const parameters = this.executor.injectedModuleParameters;
    this.executor.compile = (source, filename) => {
      const known = compiled.get(filename);
      if (known?.source === source) return known.run;
      const run = compileFunction(source, parameters, { filename });
      compiled.set(filename, { source, run });
      return run;
    };
  }

  requireModuleOrMock(from, name) {
    return this.isPackage(name) ? requireFrom(from)(name) : super.requireModuleOrMock(from, name);
  }

  isPackage(name) {
    return (
      !/^[./]|^@?jest\b/.test(name) && !isBuiltin(name) && !this.aliases.some((pattern) => pattern.test(name))
    );
  }
}

module.exports = ServerRuntime;
