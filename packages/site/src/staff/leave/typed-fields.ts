type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface TypedField {
  /** What it held when it was entered; undefined where it changed before that. */
  before: string | undefined
  /** The form around the field, or the whole dialog. It is removed or replaced once it was sent. */
  form: Element
}

/** What narrows a list or chooses a view loses nothing. */
const ignored = '[type="search"], [data-view-choice] *'

const isField = (target: EventTarget | null): target is Element =>
  target instanceof Element &&
  target.matches('input, textarea, select, [contenteditable="true"]') &&
  !target.matches(ignored)

function valueOf(field: Element): string {
  const { type } = field as Field
  if (type === 'checkbox' || type === 'radio') return String((field as HTMLInputElement).checked)
  return field.matches('[contenteditable]') ? (field.textContent ?? '') : (field as Field).value
}

/**
 * Whether a field below `root` holds something else than it did before somebody came to it. It looks at the
 * page and not at the state of a form, so that no form can be forgotten. What changes before the first key or
 * press of the pointer was changed by the page, and counts as the value before.
 */
export function watchFields(root: Element, onChange: (isDirty: boolean) => void): () => void {
  const fields = new Map<Element, TypedField>()
  let isUsed = false
  // A field that has the focus from the start can get its value only when its choices have loaded.
  const readAgain = () => {
    for (const [field, typed] of fields) if (field.isConnected) typed.before = valueOf(field)
  }
  const onUse = () => {
    if (!isUsed) readAgain()
    isUsed = true
  }
  // What is dictated or filled in by the browser comes without a key, and is drawn before `onInput` is called.
  const onEntered = () => {
    isUsed = true
  }
  const isLost = ([field, { before, form }]: [Element, TypedField]) => {
    if (!form.isConnected) fields.delete(field)
    // A field that was removed while its form is still shown is on another tab.
    return form.isConnected && !(field.isConnected && valueOf(field) === before)
  }
  const look = () => onChange([...fields].filter(isLost).length > 0)
  const enter = (field: EventTarget | null, isChanged = false) => {
    if (!isField(field) || fields.has(field)) return
    const form = field.closest('form') ?? root
    fields.set(field, { before: isChanged ? undefined : valueOf(field), form })
    // Chosen values and tags stand in hidden fields, beside a text that is empty again; the choice of a radio
    // button changes its neighbours.
    for (const beside of form.querySelectorAll('input[type="hidden"], input[type="radio"]'))
      if (!fields.has(beside)) fields.set(beside, { before: valueOf(beside), form })
  }
  const onEnter = ({ target }: Event) => enter(target)
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Node) || !root.contains(target)) return
    enter(target, true)
    look()
  }
  // A choice of a list, or a form that was sent and emptied, makes no event of its own.
  const observer = new MutationObserver(() => {
    if (!isUsed) readAgain()
    look()
  })
  observer.observe(root, { subtree: true, childList: true, attributes: true })
  if (root.contains(document.activeElement)) enter(document.activeElement)
  root.addEventListener('focusin', onEnter)
  // React listens above the dialog. If `onChange` drew the field before React has read what was typed, React would put
  // the value before it back and lose the first characters.
  const { ownerDocument: page } = root
  for (const type of ['pointerdown', 'keydown']) page.addEventListener(type, onUse, true)
  for (const type of ['input', 'change']) page.addEventListener(type, onEntered, true)
  for (const type of ['input', 'change']) page.addEventListener(type, onInput)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', onEnter)
    for (const type of ['pointerdown', 'keydown']) page.removeEventListener(type, onUse, true)
    for (const type of ['input', 'change']) page.removeEventListener(type, onEntered, true)
    for (const type of ['input', 'change']) page.removeEventListener(type, onInput)
  }
}
