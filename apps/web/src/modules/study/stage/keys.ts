export type KeyAct =
  | { kind: 'playOrPause' | 'mute' | 'captions' | 'fullScreen' | 'smallWindow' | 'note' | 'help' }
  | { kind: 'jump'; by: number }
  | { kind: 'volume'; by: number }
  | { kind: 'speed'; by: number }
  /** Jumps to this tenth of the video. */
  | { kind: 'tenth'; of: number }

interface Pressed {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

/** Where the key was pressed. */
export interface KeyPlace {
  /** Whether the target is a field. */
  typing: boolean
  /** Whether the key has its own effect there, such as the space bar on a button. */
  control: boolean
  inPlayer: boolean
}

/**
 * Single letters work only while the focus is in the player, because of speech input and typing
 * errors (WCAG 2.1.4).
 */
const letters: Record<string, KeyAct> = {
  k: { kind: 'playOrPause' },
  m: { kind: 'mute' },
  c: { kind: 'captions' },
  f: { kind: 'fullScreen' },
  i: { kind: 'smallWindow' },
  n: { kind: 'note' },
  '?': { kind: 'help' },
  j: { kind: 'jump', by: -10 },
  l: { kind: 'jump', by: 10 },
  '<': { kind: 'speed', by: -1 },
  '>': { kind: 'speed', by: 1 },
}

const awayFromControls: Record<string, KeyAct> = {
  ' ': { kind: 'playOrPause' },
  ArrowLeft: { kind: 'jump', by: -5 },
  ArrowRight: { kind: 'jump', by: 5 },
}

/** Outside the player these keys scroll the page. */
const inPlayer: Record<string, KeyAct> = {
  ArrowUp: { kind: 'volume', by: 0.1 },
  ArrowDown: { kind: 'volume', by: -0.1 },
}

/** CRS-112: returns the action of a key; nothing while typing or with a modifier. */
export function keyAct({ key, ctrlKey, altKey, metaKey }: Pressed, place: KeyPlace): KeyAct | null {
  if (place.typing || ctrlKey || altKey || metaKey) return null
  const letter = key.length === 1 ? key.toLowerCase() : key
  const act = /^\d$/.test(letter)
    ? ({ kind: 'tenth', of: Number(letter) } as const)
    : letters[letter]
  if (act) return place.inPlayer ? act : null
  if (place.control) return null
  return awayFromControls[key] ?? (place.inPlayer ? (inPlayer[key] ?? null) : null)
}

const typed =
  '[role="dialog"], textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type=checkbox], [type=radio], [type=button], [type=submit])'
const controls =
  'button, a[href], input, summary, [role=slider], [role=button], [role=tab], [role=radio], [role=menuitem]'

export function placeOf(target: EventTarget | null, player: Element | null): KeyPlace {
  if (!(target instanceof Element)) return { typing: false, control: false, inPlayer: false }
  return {
    typing: target.closest(typed) !== null,
    control: target.closest(controls) !== null,
    inPlayer: player?.contains(target) ?? false,
  }
}
