declare global {
  interface Window {
    /**
     * The first script of the page (index.html) creates this record, long before this code has
     * loaded.
     */
    earlyActs?: {
      clicked: HTMLElement | null
      sent: HTMLFormElement | null
      /** Set when the page handles events itself. */
      isOver: boolean
      stop: () => void
    }
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement
type Field = TextField | HTMLSelectElement
/** The text of a field, or whether a check box is checked. */
type Entry = string | boolean

const isChoice = (field: Field) => field.type === 'checkbox' || field.type === 'radio'
const entryOf = (field: Field): Entry =>
  isChoice(field) ? (field as HTMLInputElement).checked : field.value

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
  const { checked, defaultChecked } = field as HTMLInputElement
  // Choosing another radio button changes two buttons. Only the chosen one is recorded.
  if (isChoice(field)) return checked !== defaultChecked && (checked || field.type === 'checkbox')
  return field.value !== field.defaultValue
}

const input = () => new Event('input', { bubbles: true })

/**
 * React ignores an input event if it already knows the value of the field, so the text is removed
 * and entered again.
 */
function typeAgain(field: TextField, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(input())
}

function enterAgain(field: Field, entry: Entry): void {
  // If React has not hydrated this part of the page yet, the first event makes React hydrate it.
  field.dispatchEvent(input())
  if (typeof entry === 'boolean') {
    ;(field as HTMLInputElement).checked = !entry
    field.click()
  } else if (field instanceof HTMLSelectElement) {
    field.value = entry
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else typeAgain(field, entry)
  // If the visitor has already left the field, its validation runs.
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Whether React has hydrated the field. */
const isTaken = (field: Field) => '_valueTracker' in field

/**
 * When a clipboard or a password manager fills a field that is not hydrated yet, React takes the
 * text as already known, and no handler runs. So the text is entered again after the hydration,
 * unless it has changed by then.
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

/** Milliseconds until a click is repeated. */
const pressAgainAfter = 50
const nextPresses = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/**
 * React stops a click on a part whose code has not loaded yet. The click is repeated until a
 * handler runs.
 */
function pressUntilHandled({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('#root button')
  if (!button) return
  let isHandled = false
  button.addEventListener('click', () => void (isHandled = true), { once: true })
  // A second click replaces the pending click, so that both count as one.
  clearTimeout(nextPresses.get(button))
  const pressAgain = () => {
    if (!isHandled && button.isConnected) button.click()
  }
  nextPresses.set(button, setTimeout(pressAgain, pressAgainAfter))
}

/**
 * Records what a visitor does on the server-rendered page before hydration. Returns a function that
 * repeats these actions after hydration (FRM-273).
 */
export function noteEarlyActs(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')].filter(isChanged)
  const entered = new Map(fields.map((field) => [field, entryOf(field)]))
  // The visitor can also type between the steps of the hydration, so texts are recorded until its
  // end.
  const note = ({ target }: Event) => void entered.set(target as Field, entryOf(target as Field))
  root.addEventListener('input', note, true)
  return () => {
    const acts = window.earlyActs
    if (!acts || acts.isOver) return
    acts.stop()
    addEventListener('click', pressUntilHandled, true)
    addEventListener('input', typeUntilTaken, true)
    // The texts must be entered again before the next key press, because React has restored the
    // values of the server. This waits for a microtask, because React hydrates on an event only
    // while it is not rendering.
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
