// A short name of a device, from the User-Agent header of its browser. Names of products are the same in all languages.

/** The first that matches: most browsers also claim to be Chrome or Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Null if neither the browser nor the system is known. */
export function deviceOf(agent: string | null): string | null {
  const found = [BROWSERS, SYSTEMS].map((list) => list.find(([pattern]) => pattern.test(agent ?? ''))?.[1]);
  return found.filter((one) => one !== undefined).join(' · ') || null;
}
