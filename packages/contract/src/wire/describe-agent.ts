// The order matters, because a user agent also names browsers and systems that come later in this
// list: Edge and Opera also name Chrome, Chrome names Safari, and Android names Linux.
const browsers = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

const first = (names: readonly (readonly [RegExp, string])[], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? null

/** Returns the browser and system of a user agent by their usual names; null if unknown. */
export function describeAgent(agent: string) {
  return {
    browser: first(browsers, agent),
    system: first(systems, agent),
    isPhone: /iPhone|Android.+Mobile|HarmonyOS.+Mobile/.test(agent),
  }
}
