/** FRM-143: milliseconds that a toast lasts. */
export const TOAST_MS = 1500
/** RES-101: a toast with a button stays longer, so that it can be read and reached. */
export const ACTION_TOAST_MS = 12_000

export type ToastKind = 'success' | 'failure'

/** An action that a toast offers, such as undoing what it reports. */
export interface ToastAction {
  label: string
  onPress: () => void
}
