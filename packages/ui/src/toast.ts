import type { ToastAction, ToastKind } from './toast-kind.ts'

/** The first page seldom shows a toast, so the layer is loaded after it. */
export const loadToasts = () => import('./toast-layer.tsx')

let onFirst: (() => void) | null = null

/** Registers the function that renders the toasts, which is called before the first toast. */
export function beforeFirstToast(draw: () => void): () => void {
  onFirst = draw
  return () => {
    onFirst = null
  }
}

async function show(text: string, kind: ToastKind, action?: ToastAction): Promise<void> {
  onFirst?.()
  const { showToast } = await loadToasts()
  showToast(text, kind, action)
}

/**
 * Shows one short sentence above the page for a second and a half; with an action it stays longer,
 * so that the action can be pressed.
 */
export const toast = {
  success: (text: string, action?: ToastAction) =>
    void show(text, 'success', action).catch(() => {}),
  failure: (text: string, action?: ToastAction) =>
    void show(text, 'failure', action).catch(() => {}),
}
