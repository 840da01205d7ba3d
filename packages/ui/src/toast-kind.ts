/** FRM-143: milliseconds that a toast lasts. */
export const TOAST_MS = 1500
/** RES-101: one with a button has to be read and reached. */
export const ACTION_TOAST_MS = 12_000

export type ToastKind = 'success' | 'failure'

/** What can be pressed in a toast, such as the undoing of what it says. */
export interface ToastAction {
  label: string
  onPress: () => void
}
