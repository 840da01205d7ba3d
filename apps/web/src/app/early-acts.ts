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

type TextField = HTMLInputElement | HTMLTextAreaElement
type Field = TextField | HTMLSelectElement
/** What is in a field, or whether it is chosen. */
type Entry = string | boolean

const isChoice = (field: Field) => field.type === 'checkbox' || field.type === 'radio'
const entryOf = (field: Field): Entry =>
  isChoice(field) ? (field as HTMLInputElement).checked : field.value

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
  const { checked, defaultChecked } = field as HTMLInputElement
  // Of two radio buttons the one that lost the choice says nothing.
  if (isChoice(field)) return checked !== defaultChecked && (checked || field.type === 'checkbox')
  return field.value !== field.defaultValue
}

const input = () => new Event('input', { bubbles: true })

/** React takes a text that it did not set itself for one that it knows; so it is taken out and typed again. */
function typeAgain(field: TextField, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(input())
}

function enterAgain(field: Field, entry: Entry): void {
  // Where React has not yet taken this part of the page over, it does so at the first event.
  field.dispatchEvent(input())
  if (typeof entry === 'boolean') {
    ;(field as HTMLInputElement).checked = !entry
    field.click()
  } else if (field instanceof HTMLSelectElement) {
    field.value = entry
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else typeAgain(field, entry)
  // Whoever has left the field already reads what is wrong with it.
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** React has taken the field over. */
const isTaken = (field: Field) => '_valueTracker' in field

/**
 * A text that comes at once, from the clipboard or by a password manager, into a part of the page that React takes over
 * then or later: React reads it for the one that it knows, and no code of the page sees it. It is typed again as soon as
 * that part is there, unless another one has come.
 */
function typeUntilTaken({ target }: Event): void {
  const field = target as TextField
  if (isTaken(field) || !field.matches('#root :is(input, textarea)') || isChoice(field)) return
  const text = field.value
  const look = () => {
    if (!isTaken(field)) {
      if (field.isConnected) setTimeout(look, 20)
    } else if (field.value === text) typeAgain(field, text)
  }
  setTimeout(look)
}

/** Milliseconds until a press is done again. */
const pressAgainAfter = 50
const nextPresses = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/** React stops a press on a part of the page whose code has not come yet; it is done again until it gets through. */
function pressUntilHandled({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('#root button')
  if (!button) return
  let isHandled = false
  button.addEventListener('click', () => void (isHandled = true), { once: true })
  // Who presses twice meanwhile means one press.
  clearTimeout(nextPresses.get(button))
  const pressAgain = () => {
    if (!isHandled && button.isConnected) button.click()
  }
  nextPresses.set(button, setTimeout(pressAgain, pressAgainAfter))
}

/**
 * Notes what a visitor has done on the page that the server had drawn, before React takes it over; answers with
 * the way to do it again afterwards (FRM-273).
 */
export function noteEarlyActs(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')].filter(isChanged)
  const entered = new Map(fields.map((field) => [field, entryOf(field)]))
  // Taking over goes in steps, between which people write on.
  const note = ({ target }: Event) => void entered.set(target as Field, entryOf(target as Field))
  root.addEventListener('input', note, true)
  return () => {
    const acts = window.earlyActs
    if (!acts || acts.isOver) return
    acts.stop()
    addEventListener('click', pressUntilHandled, true)
    addEventListener('input', typeUntilTaken, true)
    // At once, before the next key: React has put back what the server had written. It takes parts of a page
    // over at an event, but not while it is at work itself.
    queueMicrotask(() => {
      root.removeEventListener('input', note, true)
      for (const [field, entry] of entered) if (field.isConnected) enterAgain(field, entry)
    })
    setTimeout(() => {
      if (acts.clicked?.isConnected) acts.clicked.click()
      else if (acts.sent?.isConnected) acts.sent.requestSubmit()
      acts.isOver = true
    })
  }
}
