/** The first that fits; browsers name their ancestors too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Opera Mini/, 'Opera Mini'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC ?Browser\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const LONGEST_READ = 500;

/** Browser and system in words of ours: nothing of what was sent is shown to anybody. */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, LONGEST_READ) ?? '';
  const named = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(text))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
