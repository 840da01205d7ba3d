declare global {
  interface Window {
    /** Written by the first script of the page (index.html), long before this code is there. */
    earlyActs?: {
      clicked: HTMLElement | null
      sent: HTMLFormElement | null
      stop: () => void
    }
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** React takes a text that it did not set itself for one that it knows; so it is taken out and typed again. */
function typeAgain(field: Field): void {
  const { value } = field
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Does again what a visitor did on the page that the server had drawn, before it could listen. */
export function repeatEarlyActs(root: HTMLElement): void {
  const acts = window.earlyActs
  acts?.stop()
  for (const field of root.querySelectorAll<Field>('input:not([type=checkbox]), textarea'))
    if (field.value !== field.defaultValue) typeAgain(field)
  if (acts?.clicked?.isConnected) acts.clicked.click()
  else if (acts?.sent?.isConnected) acts.sent.requestSubmit()
}
