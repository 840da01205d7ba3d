export type DeviceKind = 'mobile' | 'desktop'

/** FRM-087, FRM-088: phones are mobile; tablets and unknown agents get the desktop layout. */
export function deviceKindOf(userAgent: string): DeviceKind {
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent)) return 'desktop'
  return /iPhone|iPod|Android.+Mobile|Windows Phone|Mobile.+Firefox|BlackBerry|Opera Mini|MicroMessenger.+Mobile|HarmonyOS.+Mobile/i.test(
    userAgent,
  )
    ? 'mobile'
    : 'desktop'
}
