/**
 * Mozilla's HTTP Observatory by its published table (github.com/mdn/mdn-http-observatory, src/grader/charts.js): the points that
 * a response's headers and page add or remove. The redirection from HTTP is the task of the TLS endpoint, and is not checked.
 */

const MODIFIERS = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-not-implemented': -25,
  'cookies-not-found': 0,
  'cookies-secure-with-httponly-sessions-and-samesite': 5,
  'cookies-without-secure-flag': -20,
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-public-access': 0,
  'cross-origin-resource-sharing-implemented-with-universal-access': -50,
  'cross-origin-resource-policy-implemented-with-same-origin': 10,
  'cross-origin-resource-policy-implemented-with-same-site': 10,
  'cross-origin-resource-policy-implemented-with-cross-origin': 0,
  'cross-origin-resource-policy-not-implemented': 0,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-implemented-and-external-scripts-loaded-securely': 5,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 5,
  'x-frame-options-not-implemented': -20,
} as const;

type Finding = keyof typeof MODIFIERS;

const GRADES: readonly [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

const EXTRA_CREDIT_FROM = 90;
const SIX_MONTHS = 15_768_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

const isBroad = (source: string) => /^(\*|https?:|wss?:|data:|blob:)$/i.test(source);

/** The sources that could load foreign code. */
function scriptHole(sources: readonly string[]): Finding | null {
  const isNonced = sources.some((source) => source.startsWith("'nonce-"));
  if (sources.some(isBroad) || (sources.includes("'unsafe-inline'") && !isNonced)) {
    return 'csp-implemented-with-unsafe-inline';
  }
  return sources.includes("'unsafe-eval'") ? 'csp-implemented-with-unsafe-eval' : null;
}

function contentPolicy(headers: Headers): Finding {
  const policy = headers.get('content-security-policy');
  if (policy === null) return 'csp-not-implemented';
  const found = directives(policy);
  const sourcesOf = (name: string) => found.get(name) ?? found.get('default-src') ?? ['*'];
  const hole = scriptHole([...sourcesOf('script-src'), ...sourcesOf('object-src')]);
  if (hole) return hole;
  if (policy.includes('http://')) return 'csp-implemented-with-insecure-scheme';
  const styles = sourcesOf('style-src');
  if (styles.includes("'unsafe-inline'") || styles.some(isBroad)) {
    return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  }
  const isClosed =
    found.get('default-src')?.[0] === "'none'" && /^'(none|self)'$/.test(found.get('form-action')?.[0] ?? '');
  return isClosed ? 'csp-implemented-with-no-unsafe-default-src-none' : 'csp-implemented-with-no-unsafe';
}

function cookies(headers: Headers): Finding {
  const set = headers.getSetCookie();
  if (set.length === 0) return 'cookies-not-found';
  const isWhole = (cookie: string) =>
    /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie) && /;\s*samesite=(lax|strict)/i.test(cookie);
  return set.every(isWhole)
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-without-secure-flag';
}

function sharing(headers: Headers): Finding {
  if (headers.get('access-control-allow-origin') === null)
    return 'cross-origin-resource-sharing-not-implemented';
  return headers.get('access-control-allow-credentials') === 'true'
    ? 'cross-origin-resource-sharing-implemented-with-universal-access'
    : 'cross-origin-resource-sharing-implemented-with-public-access';
}

function resourcePolicy(headers: Headers): Finding {
  const policy = headers.get('cross-origin-resource-policy');
  if (policy === 'same-origin') return 'cross-origin-resource-policy-implemented-with-same-origin';
  if (policy === 'same-site') return 'cross-origin-resource-policy-implemented-with-same-site';
  return policy === null
    ? 'cross-origin-resource-policy-not-implemented'
    : 'cross-origin-resource-policy-implemented-with-cross-origin';
}

function referrer(headers: Headers): Finding {
  const policy = headers.get('referrer-policy');
  if (policy === null) return 'referrer-policy-not-implemented';
  const last = policy.split(',').at(-1)?.trim() ?? '';
  return PRIVATE.includes(last) ? 'referrer-policy-private' : 'referrer-policy-unsafe';
}

function transport(headers: Headers): Finding {
  const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  if (age === 0) return 'hsts-not-implemented';
  return age >= SIX_MONTHS
    ? 'hsts-implemented-max-age-at-least-six-months'
    : 'hsts-implemented-max-age-less-than-six-months';
}

function integrity(html: string): Finding {
  const external = [...html.matchAll(/<script[^>]*\ssrc=["']?((?:https?:)?\/\/[^"'\s>]+)[^>]*>/gi)];
  if (external.length === 0) return 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
  if (external.some(([, address = '']) => !address.startsWith('https:'))) {
    return 'sri-not-implemented-and-external-scripts-not-loaded-securely';
  }
  return external.every(([tag]) => /\sintegrity=/i.test(tag))
    ? 'sri-implemented-and-external-scripts-loaded-securely'
    : 'sri-not-implemented-but-external-scripts-loaded-securely';
}

function framing(headers: Headers): Finding {
  const ancestors = directives(headers.get('content-security-policy') ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some(isBroad)) return 'x-frame-options-implemented-via-csp';
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-not-implemented';
}

function sniffing(headers: Headers): Finding {
  return headers.get('x-content-type-options') === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-not-implemented';
}

/** The score of a response over HTTPS, its grade, and the reasons for lost points. */
export function scoreOf(
  headers: Headers,
  html: string,
): { score: number; grade: string; deductions: Finding[] } {
  const findings = [
    contentPolicy(headers),
    cookies(headers),
    sharing(headers),
    resourcePolicy(headers),
    referrer(headers),
    transport(headers),
    integrity(html),
    framing(headers),
    sniffing(headers),
  ];
  const deductions = findings.filter((finding) => MODIFIERS[finding] < 0);
  const base = 100 + deductions.reduce((sum, finding) => sum + MODIFIERS[finding], 0);
  const bonus = findings.reduce((sum, finding) => sum + Math.max(0, MODIFIERS[finding]), 0);
  const score = Math.max(0, base >= EXTRA_CREDIT_FROM ? base + bonus : base);
  const grade = GRADES.find(([from]) => score >= from)?.[1] ?? 'F';
  return { score, grade, deductions };
}
