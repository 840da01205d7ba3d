/** Milliseconds in which a dialog or a new page may set the focus itself. */
const othersFirst = 100
/** Milliseconds after which a disabled control no longer gets the focus back. */
const patience = 1000
const trailLength = 12

const layers = '[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]'
const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]:not([tabindex="-1"])'

const isLost = () => !document.activeElement || document.activeElement === document.body

const canTake = (element: Element) =>
  element.isConnected &&
  !element.matches(':disabled') &&
  !element.closest('[inert],[hidden],[aria-hidden="true"]') &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true)

/**
 * Whether an element will lose the focus: a disabled control loses it only at the next paint, which
 * is late on a busy machine.
 */
const willLose = (holder: Element) => holder === document.activeElement && !canTake(holder)

const firstIn = (element: Element) =>
  [element, ...element.querySelectorAll(focusable)].find(
    (one) => one.matches(focusable) && canTake(one),
  )

/** The position of an element before it was removed. */
interface Place {
  parent: Element
  previous: Element | null
  /** Whether the removed element was a whole page, or was in a dialog or a menu. */
  kind: 'page' | 'layer' | 'part'
}

/** The next control after a position, or the last one before it, within its main part or dialog. */
function around(place: Place): Element | undefined {
  let { parent, previous } = place
  while (!parent.matches(`main,body,${layers}`)) {
    const all = [...parent.children]
    const at = previous ? all.indexOf(previous) + 1 : 0
    for (const one of [...all.slice(at), ...all.slice(0, at).reverse()]) {
      const found = firstIn(one)
      if (found) return found
    }
    previous = parent
    if (!parent.parentElement) return undefined
    parent = parent.parentElement
  }
  return parent.matches(layers) ? firstIn(parent) : undefined
}

function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main')
  if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1
  main?.focus({ preventScroll: true })
}

function placeOf(record: MutationRecord, removed: Element): Place | null {
  if (!(record.target instanceof Element)) return null
  let previous: Node | null = record.previousSibling
  while (previous && !(previous instanceof Element)) previous = previous.previousSibling
  const isLayer = removed.matches(layers) || removed.querySelector(layers) !== null
  const kind = isLayer ? 'layer' : removed.querySelector('h1') ? 'page' : 'part'
  return { parent: record.target, previous, kind }
}

type Places = WeakMap<Element, Place>

/**
 * Stores the positions of the removed elements of the trail; returns that of the last element if it
 * was removed.
 */
function note(record: MutationRecord, removed: Element, trail: Element[], places: Places) {
  const gone = trail.filter((one) => removed.contains(one))
  const from = gone.length > 0 ? placeOf(record, removed) : null
  if (from) for (const one of gone) places.set(one, from)
  return gone.at(-1) === trail.at(-1) ? from : null
}

function noteAll(records: MutationRecord[], trail: Element[], places: Places) {
  let place: Place | null = null
  for (const record of records)
    for (const node of record.removedNodes)
      if (node instanceof Element) place = note(record, node, trail, places) ?? place
  return place
}

/**
 * Whether an element of the trail may still get the focus: a removed row may, because its neighbour
 * gets the focus when a dialog over it closes.
 */
const isOfUse = (one: Element, places: Places) =>
  one.isConnected || places.get(one)?.kind === 'part'

const lengthened = (trail: Element[], holder: Element, places: Places) =>
  [...trail.filter((one) => one !== holder && isOfUse(one, places)), holder].slice(-trailLength)

/**
 * The element that had the focus before a layer opened, or its neighbour if it has been removed.
 */
function beforeLayer(trail: Element[], places: Places): Element | undefined {
  for (const one of trail.toReversed()) {
    if (canTake(one)) return one
    const place = places.get(one)
    const isBeside = place?.kind === 'part' && place.parent.isConnected
    const found = isBeside && place.parent.closest(`main,${layers}`) ? around(place) : undefined
    if (found) return found
  }
  return undefined
}

/** The element that gets the focus after `last`; undefined if the main part of the page gets it. */
function successor(
  last: Element,
  place: Place | null,
  trail: Element[],
  places: Places,
): Element | undefined {
  if (canTake(last)) return last
  const { parentElement } = last
  if (!place)
    return parentElement
      ? around({ parent: parentElement, previous: last, kind: 'part' })
      : undefined
  if (place.kind === 'page') return undefined
  const isInside = place.parent.closest(`main,${layers}`) !== null
  if (place.kind === 'layer' || !isInside) return beforeLayer(trail, places)
  return place.parent.isConnected ? around(place) : undefined
}

/**
 * Moves the focus to `next` inside the open dialog, if there is one; without `next` to the main
 * part of the page.
 */
function focusNext(next: Element | undefined): void {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
  const found = dialog && !(next && dialog.contains(next)) ? firstIn(dialog) : next
  if (found instanceof HTMLElement) found.focus()
  if (isLost()) focusMain()
}

interface FocusListeners {
  onFocus: (holder: Element) => void
  onPress: (event: PointerEvent) => void
  onClick: () => void
  onChange: MutationCallback
}

function listen({ onFocus, onPress, onClick, onChange }: FocusListeners): () => void {
  const observer = new MutationObserver(onChange)
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element) onFocus(target)
  }
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('pointerdown', onPress, { capture: true })
  document.addEventListener('click', onClick, { capture: true })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'data-loading'],
  })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('pointerdown', onPress, { capture: true })
    document.removeEventListener('click', onClick, { capture: true })
  }
}

/**
 * Moves the focus when the focused element is removed or disabled and no other element takes the focus:
 * after a dialog or a menu to the element that had it before, else to the control that replaced the
 * element or is next to it, else to the main part of the page. Without this, keyboard users would
 * start again at the top (WCAG 2.4.3). `before` is the element that had the focus until now; it may
 * already be removed or disabled. Returns a function that stops it.
 */
export function keepFocus(before: Element | null = null): () => void {
  /** The elements that had the focus, the latest last. */
  let trail: Element[] = before ? [before] : []
  let place: Place | null = null
  /** The former positions of the removed elements of the trail. */
  const places: Places = new WeakMap()
  let lostAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasLetGo = false

  const forget = () => {
    clearTimeout(timer)
    timer = undefined
    place = null
    lostAt = 0
  }

  function restore(): void {
    timer = undefined
    const last = trail.at(-1)
    if (!last || !(isLost() || willLose(last))) return forget()
    const isBusy = last.matches('[data-loading]') || Date.now() - lostAt < patience
    if (last.isConnected && !canTake(last) && isBusy) {
      timer = setTimeout(restore, othersFirst)
      return
    }
    const next = successor(last, place, trail, places)
    forget()
    focusNext(next)
  }

  function look(records: MutationRecord[]): void {
    notice()
    const last = trail.at(-1)
    if (!last) return
    place = noteAll(records, trail, places) ?? place
    if (hasLetGo && place?.kind !== 'layer') return
    if (canTake(last) && (!isLost() || (lostAt === 0 && !place))) return
    lostAt ||= Date.now()
    timer ??= setTimeout(restore, othersFirst)
  }

  function recordFocus(target: Element): void {
    forget()
    hasLetGo = false
    trail = lengthened(trail, target, places)
  }
  /** Reads the focused element, because a window that is not in front sends no focus events. */
  function notice(): void {
    const { activeElement } = document
    if (activeElement && !isLost() && activeElement !== trail.at(-1)) recordFocus(activeElement)
  }

  // A click on an empty area removes the focus on purpose.
  const letGo = ({ target }: PointerEvent) => {
    notice()
    hasLetGo = !(target instanceof Node && trail.at(-1)?.contains(target))
    if (hasLetGo) forget()
  }
  const stop = listen({ onFocus: recordFocus, onPress: letGo, onClick: notice, onChange: look })
  if (before && (isLost() || !canTake(before))) {
    lostAt = Date.now()
    timer = setTimeout(restore, othersFirst)
  }
  return () => {
    forget()
    stop()
  }
}
