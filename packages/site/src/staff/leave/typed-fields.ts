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
 * page and not at the state of a form, so that no form can be forgotten.
 */
export function watchFields(root: Element, onChange: (isDirty: boolean) => void): () => void {
  const fields = new Map<Element, TypedField>()
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
    // Chosen values and tags stand in hidden fields, beside a text that is empty again.
    for (const hidden of form.querySelectorAll('input[type="hidden"]'))
      if (!fields.has(hidden)) fields.set(hidden, { before: valueOf(hidden), form })
  }
  const onEnter = ({ target }: Event) => enter(target)
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Node) || !root.contains(target)) return
    enter(target, true)
    look()
  }
  // A choice of a list, or a form that was sent and emptied, makes no event of its own.
  const observer = new MutationObserver(look)
  observer.observe(root, { subtree: true, childList: true, attributes: true })
  if (root.contains(document.activeElement)) enter(document.activeElement)
  root.addEventListener('focusin', onEnter)
  // React listens above the dialog. If `onChange` drew the field before React has read what was typed, React would put
  // the value before it back and lose the first characters.
  const { ownerDocument: page } = root
  for (const type of ['input', 'change']) page.addEventListener(type, onInput)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', onEnter)
    for (const type of ['input', 'change']) page.removeEventListener(type, onInput)
  }
}
