import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { projectPath } from '@server/config/paths';

type Lines = readonly string[];

const list = z.array(z.string());
const depthOf = (line: string) => line.length - line.trimStart().length;

/** The lines below a key. */
function below(lines: Lines, key: string): Lines {
  const at = lines.findIndex((line) => line.trimStart().startsWith(`${key}:`));
  if (at < 0) throw new Error(`compose.yaml has no ${key}`);
  const depth = depthOf(lines[at] ?? '');
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => depthOf(line) <= depth);
  return rest.slice(0, end < 0 ? rest.length : end);
}

/** The value of a key. */
function valueOf(lines: Lines, key: string): string {
  const found = lines.find((line) => line.trimStart().startsWith(`${key}:`));
  if (found === undefined) throw new Error(`compose.yaml has no ${key}`);
  return found.slice(found.indexOf(':') + 1).trim();
}

/** The plain pairs below `environment`. */
function environmentOf(lines: Lines): Record<string, string> {
  const pairs = below(lines, 'environment').map((line) => {
    const at = line.indexOf(': ');
    return [line.slice(0, at).trim(), line.slice(at + 2).replace(/^'(.*)'$/, '$1')];
  });
  return Object.fromEntries(pairs);
}

const listOf = (lines: Lines, key: string) =>
  list.parse(JSON.parse(valueOf(lines, key).replaceAll("'", '"')));

/**
 * The settings that `compose.yaml` gives to its containers: parses only the YAML that this file needs, and rejects anything else.
 */
export function readCompose() {
  const text = readFileSync(projectPath('compose.yaml'), 'utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  const services = below(lines, 'services');
  const postgres = below(services, 'postgres');
  const node = below(lines, 'x-node');
  return {
    nodes: ['one', 'two'].filter((name) => valueOf(services, name) === '*node'),
    node: environmentOf(node),
    proxy: environmentOf(below(services, 'proxy')),
    postgres: {
      env: environmentOf(postgres),
      options: listOf(postgres, 'command'),
      healthCheck: listOf(below(postgres, 'healthcheck'), 'test').slice(1),
    },
    /** The created bucket. */
    bucket: /s3\.bucket\.create -name (\w+)/.exec(text)?.[1],
    /** The files of this checkout that containers see. */
    files: [...text.matchAll(/(\.\/[\w./-]+):\//g)].map(([, path = '']) => path),
  };
}
