'use strict';
const { readFileSync } = require('node:fs');

/**
 * Loaded into a node of the program under test before its own code (`NODE_OPTIONS=--require`): `new Date()`, from which the
 * program reads the time, is ahead by the milliseconds in the file `MOVED_CLOCK`. `Date.now()` stays: timers, and the library that
 * starts scheduled jobs, continue without a jump.
 */
const path = process.env.MOVED_CLOCK;
const FRESH_MS = 20;
const RealDate = Date;
let readAt = 0;
let aheadMs = 0;

function ahead() {
  const now = RealDate.now();
  if (now - readAt < FRESH_MS) return aheadMs;
  readAt = now;
  aheadMs = Number(readFileSync(path, 'utf8'));
  return aheadMs;
}

if (path !== undefined) {
  globalThis.Date = class Date extends RealDate {
    constructor(...args) {
      if (args.length === 0) super(RealDate.now() + ahead());
      else super(...args);
    }
  };
}
