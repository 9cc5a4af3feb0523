const { appendFileSync, mkdirSync } = require('node:fs');
const { join } = require('node:path');

/** Where the statements go; absent: nothing is recorded. */
const folder = process.env.ADAPTIKA_STATEMENTS;

const recorded = new Set();
let fresh = [];

const textOf = (config) => (typeof config === 'string' ? config : config?.text);

function note(config) {
  const text = textOf(config);
  if (typeof text !== 'string' || recorded.has(text)) return;
  recorded.add(text);
  fresh.push(text);
}

/** Remembers every statement that a database has done for this process: `query` with a callback, or with a promise. */
function record() {
  if (folder === undefined || record.isDone) return;
  record.isDone = true;
  mkdirSync(folder, { recursive: true });
  const { Client } = require('pg');
  const { query } = Client.prototype;
  Client.prototype.query = function (...args) {
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      args[args.length - 1] = function (error, ...rest) {
        if (!error) note(args[0]);
        return callback.call(this, error, ...rest);
      };
    }
    const answer = query.apply(this, args);
    if (typeof answer?.then === 'function') answer.then(() => note(args[0])).catch(() => undefined);
    return answer;
  };
}

/** Writes what is new, a line of JSON each. */
function keep() {
  if (folder === undefined || fresh.length === 0) return;
  const lines = fresh.map((text) => `${JSON.stringify(text)}\n`).join('');
  fresh = [];
  appendFileSync(join(folder, `${process.pid}.jsonl`), lines);
}

module.exports = { record, keep };
