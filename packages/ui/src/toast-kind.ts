/** FRM-143: milliseconds that a toast lasts. */
export const TOAST_MS = 1500

export type ToastKind = 'success' | 'failure'
