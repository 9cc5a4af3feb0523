// The process that sends the attacks, separate so that the measured requests do not wait for it. It receives commands as JSON
// lines and answers each with a line.
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Shot } from './attack';
import { commandShape, type Shots } from './commands';
import { ATTACKS } from './all';
import { closeConnections } from './sending';

/** An immediately rejected request is not resent at once: that would measure this process. */
const REFUSED_PAUSE_MS = 20;

/** Requests without a response are abandoned after this time: checking a chain of a million takes minutes. */
const SHOT_TIMEOUT_MS = 5_000;

/** Attackers normally have their own machines: this process uses only the CPU time that the program leaves. */
const LOW_PRIORITY = 10;

let shotOf: ((connection: number) => Shot) | null = null;
let connections = 0;
let end: (() => Promise<Shots>) | null = null;

/** Sends requests until told to stop; returns how many there were and how they ended. */
function begin(prepared: (connection: number) => Shot): () => Promise<Shots> {
  const outcomes: Record<string, number> = {};
  let isOver = false;
  async function shootAgain(number: number): Promise<void> {
    const shoot = prepared(number);
    while (!isOver) {
      const outcome = String(await shoot().catch((error: unknown) => `lost: ${String(error)}`.slice(0, 60)));
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (outcome !== 'answered') await pause(REFUSED_PAUSE_MS);
    }
  }
  const all = Promise.all(Array.from({ length: connections }, (_, number) => shootAgain(number)));
  return async () => {
    isOver = true;
    await Promise.race([all, pause(SHOT_TIMEOUT_MS)]);
    closeConnections();
    await all;
    return { outcomes };
  };
}

async function obey(line: string): Promise<unknown> {
  const command = commandShape.parse(JSON.parse(line));
  if (command.kind === 'prepare') {
    const attack = ATTACKS.find(({ name }) => name === command.name);
    if (!attack) throw new Error(`there is no attack «${command.name}»`);
    connections = attack.connections;
    shotOf = await attack.prepare(command.target);
    return {};
  }
  if (command.kind === 'begin') {
    if (shotOf) end = begin(shotOf);
    return {};
  }
  return end?.();
}

setPriority(LOW_PRIORITY);
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await obey(line))}\n`);
}
