declare global {
  interface Window {
    /** Written by the first script of the page (index.html), long before this code is there. */
    earlyActs?: {
      clicked: HTMLElement | null
      sent: HTMLFormElement | null
      /** The page listens by itself. */
      isOver: boolean
      stop: () => void
    }
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

const input = () => new Event('input', { bubbles: true })

/** React takes a text that it did not set itself for one that it knows; so it is taken out and typed again. */
function typeAgain(field: Field, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  // Where React has not yet taken this part of the page over, it does so at the first event.
  field.dispatchEvent(input())
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(input())
}

/**
 * Notes what a visitor has done on the page that the server had drawn, before React takes it over; answers with
 * the way to do it again afterwards (FRM-273).
 */
export function noteEarlyActs(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input:not([type=checkbox]), textarea')]
  const typed = fields
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }))
  return () => {
    const acts = window.earlyActs
    if (!acts || acts.isOver) return
    acts.stop()
    // React takes parts of a page over at an event, but not while it is at work itself.
    setTimeout(() => {
      for (const { field, text } of typed) if (field.isConnected) typeAgain(field, text)
      if (acts.clicked?.isConnected) acts.clicked.click()
      else if (acts.sent?.isConnected) acts.sent.requestSubmit()
      acts.isOver = true
    })
  }
}
