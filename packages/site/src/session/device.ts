import { useMediaQuery } from '@mantine/hooks'

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

export function useDevice(): DeviceKind {
  return deviceKindOf(navigator.userAgent)
}

/** True on phones, and wherever the window is folded to one column. */
export function usePhoneLayout(): boolean {
  const narrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  return useDevice() === 'mobile' || narrow
}
