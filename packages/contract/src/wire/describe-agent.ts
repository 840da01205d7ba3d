// Later names stand in the texts of earlier ones: Edge and Opera call themselves Chrome, Chrome calls
// itself Safari, and an Android is a Linux too.
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

/** Browser and system of a user agent, by the names people know; null for what nobody knows. */
export function describeAgent(agent: string) {
  return {
    browser: first(browsers, agent),
    system: first(systems, agent),
    isPhone: /iPhone|Android.+Mobile|HarmonyOS.+Mobile/.test(agent),
  }
}
