export interface RuleMessage {
  rule: string;
  values: Record<string, string | number>;
}

const prefix = 'validation:';

/** Encodes a failed rule as a string, because forms store error strings: `validation:min|{"min":6}`. */
export function ruleMessage(rule: string, values: RuleMessage['values'] = {}): string {
  return `${prefix}${rule}|${JSON.stringify(values)}`;
}

/** Decodes it; null for a plain message from the server. */
export function readRuleMessage(message: string): RuleMessage | null {
  if (!message.startsWith(prefix)) return null;
  const bar = message.indexOf('|');
  const rule = message.slice(prefix.length, bar < 0 ? undefined : bar);
  return { rule, values: bar < 0 ? {} : readValues(message.slice(bar + 1)) };
}

function readValues(text: string): RuleMessage['values'] {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) return {};
  const isValue = (entry: [string, unknown]): entry is [string, string | number] =>
    typeof entry[1] === 'string' || typeof entry[1] === 'number';
  return Object.fromEntries(Object.entries(parsed).filter(isValue));
}
