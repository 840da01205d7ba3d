type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface TypedField {
  /**
   * The value of the field when it was focused; undefined if the value changed before it was read.
   */
  before: string | undefined
  /**
   * The form around the field, or the whole dialog. A form is removed or replaced after it was
   * sent.
   */
  form: Element
}

/** Fields that filter a list or choose a view have nothing to lose. */
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
 * Reports whether a field below `root` differs from the value that it had before a person used it.
 * This reads the page and not the state of forms, so that no form can be forgotten. Changes before
 * the first key or press were made by the page and do not count.
 */
export function watchFields(root: Element, onChange: (isDirty: boolean) => void): () => void {
  const fields = new Map<Element, TypedField>()
  let isUsed = false
  // A field that has the initial focus may get its value only after its options have loaded.
  const readAgain = () => {
    for (const [field, typed] of fields) if (field.isConnected) typed.before = valueOf(field)
  }
  const onUse = () => {
    if (!isUsed) readAgain()
    isUsed = true
  }
  // Dictated text and autofill need no key, and are rendered before `onInput` is called.
  const onEntered = () => {
    isUsed = true
  }
  const isLost = ([field, { before, form }]: [Element, TypedField]) => {
    if (!form.isConnected) fields.delete(field)
    // A field that was removed while its form is still shown is on a hidden tab of the form. Its
    // input would also be lost when the user leaves the page.
    return form.isConnected && !(field.isConnected && valueOf(field) === before)
  }
  const look = () => onChange([...fields].filter(isLost).length > 0)
  const enter = (field: EventTarget | null, isChanged = false) => {
    if (!isField(field) || fields.has(field)) return
    const form = field.closest('form') ?? root
    fields.set(field, { before: isChanged ? undefined : valueOf(field), form })
    // The change may also concern neighbouring fields. The values of selected options and tags are
    // in hidden fields beside an empty text field, and selecting a radio button changes the other
    // buttons of its group.
    for (const beside of form.querySelectorAll('input[type="hidden"], input[type="radio"]'))
      if (!fields.has(beside)) fields.set(beside, { before: valueOf(beside), form })
  }
  const onEnter = ({ target }: Event) => enter(target)
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Node) || !root.contains(target)) return
    enter(target, true)
    look()
  }
  // Selecting an option and emptying a sent form cause no event of their own.
  const observer = new MutationObserver(() => {
    if (!isUsed) readAgain()
    look()
  })
  observer.observe(root, { subtree: true, childList: true, attributes: true })
  if (root.contains(document.activeElement)) enter(document.activeElement)
  root.addEventListener('focusin', onEnter)
  // React listens above the dialog. If `onChange` rendered the field before React has read the
  // input, React would restore the old value, and the first characters would be lost.
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
