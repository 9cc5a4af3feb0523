const Module = require('node:module');
const { join, sep } = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const { createRequire, isBuiltin } = Module;

/** The folders of the program. */
const PROGRAM = ['server', 'domain', 'graphql', 'locales'];

/** Modules of tests as functions: compiled once per worker, called anew for each test file. */
const compiled = new Map();

/** The files with the source maps of the program's modules, by module: jest reads them from the runtime of each test file. */
const sourceMaps = new Map();

const requires = new Map();

function requireFrom(file) {
  let found = requires.get(file);
  if (!found) requires.set(file, (found = createRequire(file)));
  return found;
}

/** The runtime of the test file that is running: it compiles modules of the program for all that follow. */
let current;

function loadProgramModule(module, path) {
  module._compile(current.transformCache.transform(path), path);
  const map = current.getSourceMaps().get(path);
  if (map) sourceMaps.set(path, map);
}

/** Lets Node load TypeScript, before a JSON file of the same name, and resolve the aliases of the program. */
function extendNode() {
  const { '.json': json, '.node': native } = Module._extensions;
  for (const later of ['.json', '.node']) delete Module._extensions[later];
  Object.assign(Module._extensions, { '.ts': loadProgramModule, '.json': json, '.node': native });
  const resolve = Module._resolveFilename;
  Module._resolveFilename = function (name, ...rest) {
    return resolve.call(this, current.pathOf(name) ?? name, ...rest);
  };
}

/**
 * Jest's own runtime, in which a test file has its own instances of the tests' modules, and shares those of packages and of the
 * program with the other files of its worker, as all requests of a server do. So `jest.mock` of them does nothing here, except in
 * `jest.isolateModulesAsync`; a spy on what they export does. How a module is compiled is no public part of jest.
 */
class ServerRuntime extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    this.aliases = config.moduleNameMapper.map(([pattern, path]) => [new RegExp(pattern), path]);
    this.programFolders = PROGRAM.map((folder) => join(config.rootDir, folder) + sep);
    const parameters = this.executor.injectedModuleParameters;
    this.executor.compile = (source, filename) => {
      const known = compiled.get(filename);
      if (known?.source === source) return known.run;
      const run = compileFunction(source, parameters, { filename });
      compiled.set(filename, { source, run });
      return run;
    };
    for (const [path, map] of sourceMaps) this.getSourceMaps().set(path, map);
    if (!current) extendNode();
    current = this;
  }

  async isolateModulesAsync(work) {
    this.isIsolated = true;
    try {
      return await super.isolateModulesAsync(work);
    } finally {
      this.isIsolated = false;
    }
  }

  requireModuleOrMock(from, name) {
    if (this.isPackage(name)) return requireFrom(from)(name);
    const path = this.isIsolated || isBuiltin(name) ? null : this.programPath(from, name);
    return path ? requireFrom(from)(path) : super.requireModuleOrMock(from, name);
  }

  /** The path of a module of the program; null for all others. */
  programPath(from, name) {
    if (!/^[./@]/.test(name)) return null;
    const path = this._resolution.resolveCjs(from, name);
    return this.programFolders.some((folder) => path.startsWith(folder)) ? path : null;
  }

  /** The path that an alias stands for, such as `@server/app`. */
  pathOf(name) {
    const alias = this.aliases.find(([pattern]) => pattern.test(name));
    return alias && name.replace(...alias);
  }

  isPackage(name) {
    return !/^[./]|^@?jest\b/.test(name) && !isBuiltin(name) && this.pathOf(name) === undefined;
  }
}

module.exports = ServerRuntime;
