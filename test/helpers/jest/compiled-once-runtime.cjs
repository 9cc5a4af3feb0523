const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** The code of every module as a script: parsed and compiled once per worker, whoever runs it. */
const scripts = new Map();

function scriptOf(source, filename, parameters) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script;
}

/**
 * Jest's own runtime, in which a test file has its own instances of all modules and its own globals, but compiles nothing that
 * another file of the worker has compiled. How a module is compiled is no public part of jest.
 */
module.exports = class CompiledOnceRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (context === null) return null;
      return scriptOf(source, filename, this.executor.injectedModuleParameters).runInContext(context);
    };
  }
};
