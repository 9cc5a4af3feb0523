const { appendFileSync, mkdirSync } = require('node:fs');
const { join } = require('node:path');

/** Where the statements go; absent: nothing is recorded. */
const folder = process.env.ADAPTIKA_STATEMENTS;

const recorded = new Set();
let fresh = [];

/** Connections whose open transaction is an organization's: `identityOf` in server/db/database.ts. */
const tenants = new WeakSet();

const textOf = (config) => (typeof config === 'string' ? config : config?.text);

/** Follows in whose name the connection's transaction is. */
function follow(client, text) {
  if (text.includes("set_config('role', 'app_tenant'")) tenants.add(client);
  else if (/^(begin|commit|rollback)$|^begin;|set_config\('role'/.test(text)) tenants.delete(client);
}

function note(client, config) {
  const text = textOf(config);
  if (typeof text !== 'string') return;
  follow(client, text);
  const line = JSON.stringify({ text, isTenant: tenants.has(client) });
  if (recorded.has(line)) return;
  recorded.add(line);
  fresh.push(line);
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
        if (!error) note(this, args[0]);
        return callback.call(this, error, ...rest);
      };
    }
    const answer = query.apply(this, args);
    if (typeof answer?.then === 'function') answer.then(() => note(this, args[0])).catch(() => undefined);
    return answer;
  };
}

/** Writes what is new, a line of JSON each: the text, and whether it ran in an organization's transaction. */
function keep() {
  if (folder === undefined || fresh.length === 0) return;
  const lines = fresh.map((line) => `${line}\n`).join('');
  fresh = [];
  appendFileSync(join(folder, `${process.pid}.jsonl`), lines);
}

module.exports = { record, keep };
