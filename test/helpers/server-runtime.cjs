const { readFileSync } = require('node:fs');
const { createRequire, isBuiltin } = require('node:module');
const { dirname, join } = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Code of packages never changes during a run: each is loaded once per worker, as Node loads it in production. */
const requires = new Map();

function requireFrom(file) {
  let found = requires.get(file);
  if (!found) requires.set(file, (found = createRequire(file)));
  return found;
}

const root = join(__dirname, '../..');
/** The program under test, whose modules keep nothing between two servers: everything is created by a factory. */
const PROGRAM = ['server', 'domain', 'graphql', 'locales'].map((folder) => `${join(root, folder)}/`);

/** The program's modules, loaded once per worker like packages, and where the source map of each is. */
const program = new Map();
const sourceMaps = new Map();

/** The functions that our other modules, the tests and their helpers, are compiled to: called anew for each test file. */
const compiled = new Map();

/** The runtime of the current test file: modules loaded by an earlier one may load others later. */
let current;

/** The run that has loaded the program: the next one in this process, of a watch or of mutations, finds other sources. */
let lastSeed;

/**
 * Jest's own runtime, in which a test file has its own instances of tests and helpers, and shares those of packages and of the
 * program. A mock of a package does nothing here, a spy on what it exports does. A file that mocks other modules has its own
 * instances of the program's, too, and so has `jest.isolateModules`. How a module is compiled is no public part of jest.
 */
class ServerRuntime extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    const { seed } = rest.at(-1);
    if (seed !== lastSeed) program.clear();
    lastSeed = seed;
    this.aliases = config.moduleNameMapper.map(([pattern]) => new RegExp(pattern));
    this.parameters = this.executor.injectedModuleParameters;
    this.executor.compile = (source, filename) => {
      const known = compiled.get(filename);
      if (known?.source === source) return known.run;
      const run = compileFunction(source, this.parameters, { filename });
      compiled.set(filename, { source, run });
      return run;
    };
    current = this;
  }

  requireModuleOrMock(from, name) {
    if (this.isPackage(name)) return requireFrom(from)(name);
    const hasOwn = this.registries.isIsolated() || this.mockState.explicitCjsMock.size > 0;
    const path = hasOwn ? null : this.programPath(from, name);
    return path === null ? super.requireModuleOrMock(from, name) : this.programModule(path);
  }

  requireFromProgram(from, name) {
    if (isBuiltin(name)) return require(name);
    if (this.isPackage(name)) return requireFrom(from)(name);
    return this.programModule(this._resolution.resolveCjs(from, name));
  }

  isPackage(name) {
    return (
      !/^[./]|^@?jest\b/.test(name) && !isBuiltin(name) && !this.aliases.some((pattern) => pattern.test(name))
    );
  }

  programPath(from, name) {
    if (isBuiltin(name) || /^@?jest\b/.test(name)) return null;
    const path = this._resolution.resolveCjs(from, name);
    return PROGRAM.some((folder) => path.startsWith(folder)) ? path : null;
  }

  programModule(path) {
    const known = program.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    program.set(path, module);
    try {
      if (path.endsWith('.json')) module.exports = JSON.parse(readFileSync(path, 'utf8'));
      else this.start(path, module);
    } catch (error) {
      program.delete(path);
      throw error;
    }
    return module.exports;
  }

  start(path, module) {
    const names = ['module', 'exports', 'require', '__dirname', '__filename'];
    const requireFromIt = (name) => current.requireFromProgram(path, name);
    const load = compileFunction(this.transformCache.transform(path), names, { filename: path });
    const map = super.getSourceMaps().get(path);
    if (map !== undefined) sourceMaps.set(path, map);
    load.call(module.exports, module, module.exports, requireFromIt, dirname(path), path);
  }

  getSourceMaps() {
    const known = super.getSourceMaps();
    for (const [path, map] of sourceMaps) known.set(path, map);
    return known;
  }
}

module.exports = ServerRuntime;
