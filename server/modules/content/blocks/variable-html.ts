import render from 'dom-serializer';
import { Element, isTag, isText, Text, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { RegulationVariable } from '@server/graphql/generated/types';
import { VARIABLES, variableNamed } from './variables';

const TOKEN = /\{\{([^{}]{1,100})\}\}/g;
const STORED = /<span data-variable="(\w+)">[^<]*<\/span>/g;
const STORED_TEXT = new RegExp(`\\{\\{(${VARIABLES.join('|')})\\}\\}`, 'g');

const token = (variable: RegulationVariable) => `{{${variable}}}`;
const node = (variable: RegulationVariable): ChildNode =>
  new Element('span', { 'data-variable': variable }, [new Text(token(variable))]);

/** Splits a text so that known variables become nodes; unknown names in braces stay as typed. */
function split(text: string): ChildNode[] {
  const nodes: ChildNode[] = [];
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    const variable = variableNamed(match[1]?.trim() ?? '');
    if (!variable) continue;
    nodes.push(new Text(text.slice(at, match.index)), node(variable));
    at = match.index + match[0].length;
  }
  return [...nodes, new Text(text.slice(at))];
}

function convert(nodes: readonly ChildNode[]): ChildNode[] {
  return nodes.flatMap((item) => {
    if (isText(item)) return split(item.data);
    if (!isTag(item)) return [item];
    const name = item.attribs['data-variable'];
    const variable = name === undefined ? null : variableNamed(name);
    if (variable) return [node(variable)];
    delete item.attribs['data-variable'];
    item.children = convert(item.children);
    return [item];
  });
}

/** Turns the variables of a sanitized text into nodes of one form: `<span data-variable="position">{{position}}</span>`. */
export function withVariables(html: string): string {
  if (!html.includes('data-variable') && !html.includes('{{')) return html;
  return render(convert(parseDocument(html).children), { encodeEntities: 'utf8' });
}

/** Returns the names in braces in a stored text that are not variables. */
export function unknownVariables(html: string): string[] {
  return [...html.replaceAll(STORED, '').matchAll(TOKEN)].map(([written]) => written);
}

/** Returns the variables that stored texts use, in the order of the list of all. */
export function usedVariables(clauses: readonly { html: string }[]): RegulationVariable[] {
  const used = new Set(clauses.flatMap(({ html }) => [...html.matchAll(STORED)].map(([, name]) => name)));
  return VARIABLES.filter((variable) => used.has(variable));
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export type WordOf = (variable: RegulationVariable) => string;

/** Replaces the variables of a stored text with their values; the nodes stay, so that an editor finds them. */
export function filledHtml(html: string, wordOf: WordOf): string {
  return html.replaceAll(STORED, (whole, name: string) => {
    const variable = variableNamed(name);
    return variable ? `<span data-variable="${variable}">${escape(wordOf(variable))}</span>` : whole;
  });
}

/** The same for the corresponding plain text. */
export function filledText(text: string, wordOf: WordOf): string {
  return text.replaceAll(STORED_TEXT, (whole, name: string) => {
    const variable = variableNamed(name);
    return variable ? wordOf(variable) : whole;
  });
}
